# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stack of screens: opened by name, drawn over each other, dropped with all they brought."""

import gc
import sys

import displayio

from garden import GAMES
from .loading import forget, load

from .kit import sprites
from .kit.colors import TILES

# Code that comes with a screen or a game, and goes with it; so do the rules of a game.
_LENT = (
    "firmware.screens.",
    "firmware.views.",
    "firmware.kit.label",
    "firmware.kit.running",
    "adafruit_display_text",
    "adafruit_ticks",
    "firmware.kit.coach",
    "firmware.kit.terms",
    "garden.bots.",
    "garden.records",
    "garden.medals",
)


class Stack:
    """Changes are asked for by a screen at work, and made once it has come to rest."""

    def __init__(self, app):
        self.screens = []
        self._before = []  # the modules that were there before each of them
        self._app = app
        self._root = displayio.Group()
        self._canvas = displayio.TileGrid(app.canvas.bitmap, pixel_shader=TILES)
        self._asked = []

    def ask(self, change, name, args):
        self._asked.append((change, name, args))

    def asked(self):
        return bool(self._asked)

    def change(self):
        """Do what was asked for."""
        while self._asked:
            change, name, args = self._asked.pop(0)
            change(name, args)

    def go(self, name, args):
        # Nothing here may hold on to a screen while the next one is built.
        while self.screens:
            self.screens.pop().close()
        # A sitting that is handed on keeps its rules.
        self.drop_all([arg.name for arg in args if hasattr(arg, "log")])
        self.open(name, args)

    def open(self, name, args):
        self._before.append(_lent())
        made = load("firmware.screens." + name, name[0].upper() + name[1:])
        screen = made(self._app, *args)
        self.screens.append(screen)
        screen.paint()
        self.show()

    def close(self, _, result):
        covered = self._drop_top()
        self.show()
        if covered:
            for screen in self._visible():
                screen.paint()
        if self.screens:
            self.screens[-1].resume(*result)

    def _drop_top(self):
        """The screen on top, and all that came with it. Whether it hid those below."""
        covered = self.screens[-1].covers
        self.screens.pop().close()
        there = self._before.pop()
        for name in _lent():
            if name not in there:
                forget(name)
        return covered

    def show(self):
        """A new root group: the whole screen is drawn again."""
        while len(self._root):
            self._root.pop()
        root = displayio.Group()
        root.append(self._canvas)
        for screen in self._visible():
            root.append(screen.group)
        self._app.display.root_group = self._root = root

    def _visible(self):
        """The last screen that covers those below, and what lies over it."""
        first = len(self.screens) - 1
        while first > 0 and not self.screens[first].covers:
            first -= 1
        return self.screens[max(first, 0) :]

    def break_down(self, name, args):
        """Something broke: whatever was asked for, only this screen comes."""
        self._asked.clear()
        self.drop_all()
        self.open(name, args)

    def drop_all(self, games=()):
        """Let go of all screens, their sheets and the code, but for the rules of these games."""
        self.screens.clear()
        self._before.clear()
        self.show()
        sprites.drop()
        stay = ["garden." + game for game in games]
        for name in _lent():
            if not any([name.startswith(rules) for rules in stay]):
                forget(name)
        gc.collect()


def _lent():
    """A package before its parts: forgotten first, it stays whole for whoever still has it."""
    starts = _LENT + tuple(["garden." + game for game in GAMES])
    return sorted([name for name in sys.modules if any(name.startswith(lent) for lent in starts)])
