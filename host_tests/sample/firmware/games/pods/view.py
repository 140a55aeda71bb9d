# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods on the table: a row of numbers, and another colour for the pod that would be taken."""

from ...kit.colors import CREAM, DUSK, INK, YELLOW
from ...kit.input import LEFT, OK, RIGHT
from ...kit.text import CENTRE
from .. import View as Base
from .describe import describe


class View(Base):
    _selected = None  # an action

    def begin(self, seat):
        self.screen.bar.keys((OK, self.screen.app.say("pods_take")))
        self.select(0)

    def press(self, button):
        if button == OK:
            self.screen.commit(self._selected)
        elif button in (LEFT, RIGHT) and len(self.screen.game.row) > 1:
            self.select(1 - self._selected)

    def selected_action(self):
        return self._selected

    def select(self, action):
        self._selected = action
        self.paint()

    def watch(self, seat):
        self.select(None)

    def show(self, action):
        self.select(action)

    def show_position(self):
        self.select(None)
        return False

    def describe(self, action):
        return describe(self.screen, action)

    def paint(self):
        paper, row = self.screen.paper, self.screen.game.row
        paper.box(0, 10, 160, 108, DUSK)
        selected = None if self._selected is None else (0, len(row) - 1)[self._selected]
        for nth, beans in enumerate(row):
            paper.box(4 + 19 * nth, 50, 17, 24, YELLOW if nth == selected else CREAM)
            paper.write(4 + 19 * nth, 58, 17, INK, str(beans), CENTRE)
