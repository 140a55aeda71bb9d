# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods on the table: a row of numbers, a colour for the chosen pod, and a pocket."""

from ...kit.colors import CREAM, DUSK, INK, LIME, WHITE, YELLOW
from ...kit.input import LEFT, OK, RIGHT, TURN
from ...kit.text import CENTRE
from .. import View as Base
from .describe import describe
from .tips import tips


class View(Base):
    _selected = None  # an action
    _pocket = None  # the beans in the pocket of the person who may see them

    def begin(self, seat):
        screen = self.screen
        if screen.covered:
            self.watch(seat)
            screen.bar.keys((TURN, screen.app.say("hold_to_see")))
            return
        screen.bar.keys((OK, screen.app.say("pods_take")))
        self._pocket = screen.game.pockets[seat]
        self.select(0)

    def press(self, button):
        if self.screen.covered:
            return
        if button == OK:
            self.screen.commit(self._selected)
        elif button in (LEFT, RIGHT) and len(self.screen.game.row) > 1:
            self.select(1 - self._selected)

    def selected_action(self):
        return self._selected

    def select(self, action):
        self._selected = action
        self.paint()

    def tips(self):
        return tips(self.screen.game)

    def watch(self, seat):
        self._pocket = None
        self.select(None)

    def show(self, action):
        self.select(action)

    def show_position(self):
        self.watch(self.screen.game.turn)
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
        paper.write(20, 92, 48, WHITE, self.screen.app.say("pods_pocket"))
        paper.stamp("pods16", 72, 88)
        if self._pocket:
            paper.box(90, 86, 17, 20, LIME)
            paper.write(90, 92, 17, INK, str(self._pocket), CENTRE)
