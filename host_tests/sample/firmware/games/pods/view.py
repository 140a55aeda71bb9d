# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods on the table: two rows of numbers, and a frame around the pod that would be taken."""

from ...kit.colors import CREAM, DUSK, INK, YELLOW
from ...kit.input import DOWN, OK, UP
from ...kit.text import CENTRE
from .. import View as Base
from .describe import describe


class View(Base):
    _pile = None  # the one that is framed

    def begin(self, seat):
        self.screen.bar.keys((OK, self.screen.app.say("pods_take")))
        self._frame(0 if self.screen.game.piles[0] else 1)

    def press(self, button):
        if button in (UP, DOWN) and self.screen.game.piles[1 - self._pile]:
            self._frame(1 - self._pile)
        elif button == OK:
            self.screen.commit(self._pile)

    def selected_action(self):
        return self._pile

    def select(self, action):
        self._frame(action)

    def tips(self):
        return ("pods_take",)

    def watch(self, seat):
        self._frame(None)

    def show(self, action):
        self._frame(action)

    def show_position(self):
        self._frame(None)
        return False

    def describe(self, action):
        return describe(self.screen, action)

    def progress(self):
        game = self.screen.game
        return 12 - len(game.sack) - len(game.piles[0]) - len(game.piles[1]), 12

    def paint(self):
        paper = self.screen.paper
        paper.box(0, 10, 160, 108, DUSK)
        for row, pile in enumerate(self.screen.game.piles):
            for nth, beans in enumerate(pile):
                framed = nth == 0 and row == self._pile
                x, y = 20 + 30 * nth, 35 + 40 * row
                paper.box(x, y, 24, 24, YELLOW if framed else CREAM)
                paper.write(x, y + 8, 24, INK, str(beans), CENTRE)

    def _frame(self, pile):
        self._pile = pile
        self.paint()
