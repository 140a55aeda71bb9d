# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: a line of moves to try on a game and take back, and tables for trying them."""

from array import array

from garden import const
from garden.cabbage.bot.basics import KIND, PLACE, PLOTS_AT
from garden.cabbage.engine import SWAP, Game
from garden.cabbage.field import green_at, walk
from garden.types import Mask, Seat

LYING = const(28)  # ways in which a card may lie at a place

SLICE = const(800)  # the work between two yields, in tens of bytecodes
_MOVES = const(8)  # the longest line
_MOVE = const(20)  # work, in tens of bytecodes
GREEN_AT = array("i", [green_at(place, lying) for place in range(6) for lying in range(LYING)])


def _ways(plot, die):
    """Return the cards that a walk from here may end on, one bit a place."""
    ends = walk(plot, die)
    places = 0
    for place in range(6):
        if ends & PLOTS_AT[place]:
            places |= 1 << place
    return places


WAYS = bytes([_ways(plot, die) if die else 0 for plot in range(24) for die in range(7)])


def as_good(plot: int, die: int) -> Mask:
    """Return the plots of this card from which the next die, 0 if unknown, leads no further."""
    ways = WAYS[plot * 7 + die]
    plots = 0
    corner = plot // 12 * 12 + plot % 6 // 2 * 2
    for other in (corner, corner + 1, corner + 6, corner + 7):
        if not WAYS[other * 7 + die] & ~ways:
            plots |= 1 << other
    return plots


AS_GOOD = array("i", [as_good(plot, die) for plot in range(24) for die in range(7)])


class Line:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.work = 0  # in tens of bytecodes, since the last slice
        self._count = 0
        # By move: the seat that made it, and what it changed.
        self._seats = bytearray(_MOVES)
        self._acts = bytearray(_MOVES)
        self._plots = bytearray(_MOVES)
        self._cards = bytearray(_MOVES)
        self._spares = bytearray(_MOVES)
        self._greens = array("i", bytes(4 * _MOVES))

    def do(self, seat: Seat, plot: int, act: int) -> None:
        game = self.game
        length = self._count
        place = PLACE[plot]
        card = game.field[place]
        self._seats[length] = seat
        self._acts[length] = act
        self._plots[length] = game.farmers[seat]
        self._cards[length] = card
        self._spares[length] = game.spare
        self._greens[length] = game.green
        self._count = length + 1
        laid = card ^ act + 1 if act < SWAP else game.spare & ~3 | act - SWAP
        if act >= SWAP:
            game.spare = card
        game.field[place] = laid
        game.green = game.green & ~PLOTS_AT[place] | GREEN_AT[place * LYING + laid]
        game.farmers[seat] = plot
        game.acts[seat][KIND[act]] -= 1
        self.work += _MOVE

    def undo(self) -> None:
        game = self.game
        self._count = length = self._count - 1
        seat = self._seats[length]
        game.acts[seat][KIND[self._acts[length]]] += 1
        game.green = self._greens[length]
        game.spare = self._spares[length]
        game.field[PLACE[game.farmers[seat]]] = self._cards[length]
        game.farmers[seat] = self._plots[length]
