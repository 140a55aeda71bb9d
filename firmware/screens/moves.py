# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The last moves, told once more."""

from garden import const

from ..kit.colors import BARK, CREAM, INK
from ..kit.input import BACK, MENU, OK, TURN
from ..kit.sprites import grid
from . import Screen

MOST = const(8)


class Moves(Screen):
    """[(seat, words)], the newest last; closes with any button."""

    def __init__(self, app, told):
        super().__init__(app, CREAM)
        self._told = told[-MOST:]
        self.head = (app.say("last_moves"),)
        self.bottom_bar((BACK, app.say("back")))

    def paint(self):
        super().paint()
        paper = self.paper
        for row, (seat, words) in enumerate(self._told):
            y = 20 + 12 * row
            grid(paper, "badges9", 3, y - 1, tile=seat)
            paper.write(14, y, 145, INK, words)
        if not self._told:
            paper.write(6, 20, 148, BARK, self.app.say("no_moves"))

    def press(self, button):
        if button & (OK | BACK | MENU | TURN):
            self.app.close()
