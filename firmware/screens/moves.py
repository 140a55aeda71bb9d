# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The last moves, each in a full sentence with the picture of its card."""

from garden import const

from ..games import load_part
from ..kit.colors import BARK, CREAM, INK, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.text import wrap
from ..memory import unload_part
from . import Seated

_MOST = const(8)
_TOP = const(17)
_FOOT = const(117)
_LINE = const(9)  # pixels


class Moves(Seated):
    """The list, newest last; with `first`, what happened to somebody from that move on."""

    def __init__(self, app, sitting, first=None):
        super().__init__(app, CREAM)
        self.head = (app.say("last_moves" if first is None else "since_turn"),)
        self.sitting = sitting
        self._told = self._tell_moves(max(first or 0, len(sitting.log) - _MOST))
        self._game = None  # the table has its own
        unload_part(sitting.name, "recap")
        self._first = 0  # of the moves that show
        self.bottom_bar()
        if first is None:
            while not self._shows_last():
                self._first += 1

    @property
    def game(self):
        return self._game

    def _tell_moves(self, first):
        """Return [(seat, lines, picture)] of the moves, by playing the sitting again."""
        recap = load_part(self.sitting.name, "recap").recap
        moves = []
        for nth, (game, seat, action) in enumerate(self.sitting.replay()):
            if nth >= first:
                self._game = game
                words, picture = recap(self, action)
                moves.append((seat, wrap(words, 118), picture))
        return moves

    def _height(self, nth):
        """Return the height of this move's entry; its card is 16 pixels high."""
        _, lines, picture = self._told[nth]
        return max(_LINE * len(lines), 18 if picture else 11) + 3

    def _shows_last(self):
        return _TOP + sum([self._height(nth) for nth in range(self._first, len(self._told))]) <= (
            _FOOT + 3
        )

    def paint(self):
        super().paint()
        y = _TOP
        for nth in range(self._first, len(self._told)):
            height = self._height(nth)
            if y + height > _FOOT + 3:
                break
            self._paint_move(y, *self._told[nth])
            y += height
        say = self.app.say
        if not self._told:
            self.paper.write(6, 20, 148, BARK, say("no_moves"))
        more = ("▲" if self._first else "") + ("" if self._shows_last() else "▼")
        self.bar.keys((OK, say("resume")), (BACK, say("back")), right=more)

    def _paint_move(self, y, seat, lines, picture):
        paper = self.paper
        paper.stamp("badges9", 2, y - 1, seat)
        for nth, line in enumerate(lines):
            paper.write(13, y + _LINE * nth, 120, INK, line)
        if picture:
            paper.box(133, y - 1, 26, 18, WOOD)
            for name, x, down, tile in picture:
                paper.stamp(name, 134 + x, y + down, tile, None)

    def press(self, button):
        if button & (OK | BACK | MENU | TURN):
            self.app.close()
        elif button & (DOWN | RIGHT) and not self._shows_last():
            self._scroll(1)
        elif button & (UP | LEFT) and self._first:
            self._scroll(-1)

    def _scroll(self, step):
        self._first += step
        self.app.cue("move")
        self.paint()
