# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stack of screens: opened by name, drawn over each other, dropped with all they brought."""

import sys

import displayio

from garden import GAMES

from .kit import sprites
from .kit.colors import TILES
from .loading import forget, load

# Code that comes with a screen or a game, and goes with it; so do the rules of a game.
_LENT = (
    "firmware.screens.",
    "firmware.games.",
    "firmware.kit.label",
    "firmware.kit.running",
    "adafruit_display_text",
    "adafruit_ticks",
    "firmware.kit.coach",
    "firmware.kit.terms",
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
        self.wanted = ("title", ())  # what was gone to last

    def ask(self, change, name, args):
        self._asked.append((change, name, args))

    def asked(self):
        return bool(self._asked)

    def forget_asked(self):
        self._asked.clear()

    def change(self):
        """Do what was asked for."""
        while self._asked:
            change, name, args = self._asked.pop(0)
            change(name, args)

    def go(self, name, args):
        self.wanted = name, args
        self.let_go()
        self.unload()
        self.open(name, args)

    def open(self, name, args):
        there = list(sys.modules)
        screen = load("firmware.screens." + name, name[0].upper() + name[1:])
        self.put(screen(self._app, *args), there)

    def put(self, screen, there=()):
        """Show this screen on top; `there` are the modules that stay when it closes."""
        self._before.append(there)
        self.screens.append(screen)
        screen.paint()
        if screen.covers:
            self.show()
        else:
            self._root.append(screen.group)

    def close(self, _, result):
        covered = self.screens[-1].covers
        if not covered:
            self._root.remove(self.screens[-1].group)
        self.screens.pop()
        there = self._before.pop()
        for name in _lent(there):
            forget(name)
        if covered:
            self.show()
            for screen in self._visible():
                screen.paint()
        if self.screens:
            self.screens[-1].resume(*result)

    def show(self):
        """A new root group: the whole screen is drawn again."""
        self._clear()
        root = displayio.Group()
        root.append(self._canvas)
        for screen in self._visible():
            root.append(screen.group)
        self._app.display.root_group = self._root = root

    def _clear(self):
        while len(self._root):
            self._root.pop()

    def _visible(self):
        """The last screen that covers those below, and what lies over it."""
        first = len(self.screens) - 1
        while first > 0 and not self.screens[first].covers:
            first -= 1
        return self.screens[max(first, 0) :]

    def let_go(self):
        """Drop all screens and sheets. This takes no memory: it works when there is none left."""
        self.screens.clear()
        self._before.clear()
        self._clear()
        sprites.drop()

    def unload(self):
        """Drop the code that is only lent."""
        for name in _lent():
            forget(name)


def _lent(but=()):
    """The modules that are only lent, but for these.

    A package before its parts: forgotten first, it stays whole for whoever still has it.
    """
    return sorted([name for name in sys.modules if name not in but and _is_lent(name)])


def _is_lent(name):
    for start in _LENT:
        if name.startswith(start):
            return True
    return name.startswith("garden.") and name.split(".")[1] in GAMES
