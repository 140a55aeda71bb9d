# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The last moves, in words."""

from garden import const

from ..games import load_part
from ..kit.colors import BARK, CREAM, INK
from ..kit.input import BACK, MENU, OK, TURN
from . import Screen

_MOST = const(8)


class Moves(Screen):
    """The list, newest last. Any button closes it."""

    def __init__(self, app, sitting):
        super().__init__(app, CREAM)
        self.head = (app.say("last_moves"),)
        self._sitting = sitting
        self._told = self._tell(load_part(sitting.name, "describe").describe)
        self.bottom_bar((BACK, app.say("back")))

    def _tell(self, describe):
        """Return [(seat, words)] of the last moves, by playing the sitting again."""
        first = len(self._sitting.log) - _MOST
        moves = []
        for nth, (game, seat, action) in enumerate(self._sitting.replay()):
            if nth >= first:
                self.game = game
                moves.append((seat, describe(self, action)))
        return moves

    def player(self, seat):
        """Return the name of this seat's player."""
        return self.app.name(seat, self._sitting.is_bot(seat))

    def paint(self):
        super().paint()
        paper = self.paper
        for row, (seat, words) in enumerate(self._told):
            y = 20 + 12 * row
            paper.stamp("badges9", 3, y - 1, seat)
            paper.write(14, y, 145, INK, words)
        if not self._told:
            paper.write(6, 20, 148, BARK, self.app.say("no_moves"))

    def press(self, button):
        if button & (OK | BACK | MENU | TURN):
            self.app.close()
