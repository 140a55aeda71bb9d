# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stack of screens: opened by name, drawn over each other, dropped with all their code."""

import sys

import displayio

from .kit import sprites
from .kit.settings import TITLE_SAVED
from .memory import has_large_block, load, unload_transient


class Stack:
    """The open screens. A screen asks for a change while it runs, and gets it when it returns."""

    def __init__(self, app):
        self.screens = []
        self._before = []  # by screen, the modules that were loaded before it
        self._app = app
        self._group = displayio.Group()
        self._ground = app.canvas.layer()
        self._asked = []
        self.last = ("title", {})  # the name and the arguments of the last go()
        self.dirty = True  # the next frame sends the whole screen

    def request(self, change, name, given):
        self._asked.append((change, name, given))

    def waiting(self):
        return bool(self._asked)

    def forget(self):
        self._asked.clear()

    def change(self):
        """Make the changes that were asked for."""
        self.dirty = True
        while self._asked:
            change, name, given = self._asked.pop(0)
            change(name, given)

    def go(self, name, given):
        behind_game = name == "title" and self.last[0] in ("table", "lesson", "results")
        self.last = name, given
        self.let_go()
        unload_transient()
        if behind_game and not has_large_block():
            # Nobody waits now, and the next game gets a heap without holes.
            self._app.restart(TITLE_SAVED if given.get("saved") else 0)
        self.open(name, given)

    def open(self, name, given):
        kept = list(sys.modules)
        screen = load("firmware.screens." + name, name[0].upper() + name[1:])
        self.put(screen(self._app, **given), kept)

    def put(self, screen, kept=()):
        """Show this screen on top; `kept` are the modules that stay when it closes."""
        self._before.append(kept)
        self.screens.append(screen)
        screen.paint()
        if screen.covers:
            self.show()
        else:
            self._group.append(screen.group)

    def close(self, _, result):
        covered = self.screens[-1].covers
        if not covered:
            self._group.remove(self.screens[-1].group)
        self.screens.pop()
        kept = self._before.pop()
        unload_transient(kept)
        if covered:
            self.show()
            for screen in self._shown():
                screen.paint()
        if self.screens:
            self.screens[-1].resume(**result)

    def show(self):
        """Show a new root group, which draws the whole screen again."""
        self._clear()
        self.dirty = True
        root = displayio.Group()
        root.append(self._ground)
        for screen in self._shown():
            root.append(screen.group)
        self._app.display.root_group = self._group = root

    def _clear(self):
        while len(self._group):
            self._group.pop()

    def _shown(self):
        """Return the last screen that covers those below, and the screens over it."""
        first = len(self.screens) - 1
        while first > 0 and not self.screens[first].covers:
            first -= 1
        return self.screens[max(first, 0) :]

    def let_go(self):
        """Drop all screens and sheets. This allocates nothing, so it works without free memory."""
        self.screens.clear()
        self._before.clear()
        self._clear()
        sprites.drop()
