# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: what a point or a token, its own or another's, is worth to a seat."""

from array import array

from garden import const
from garden.match.engine import Game
from garden.match.plan import NEUTRAL
from garden.types import Seat

# A point of one's own; the others share as much between them. All worth counts in these.
POINT = const(192)
_OWN = const(12)
GRAIN = const(16)  # POINT is GRAIN points of weight _OWN
ROW = const(32)  # of the weights: one seat's

_SURE = const(16)  # a chance of 1


class Worth:
    def __init__(self) -> None:
        self.weights = array("b", bytes(8 * ROW))  # by seat and space, what a grain there counts

    def begin(self, game: Game, majority: int) -> None:
        """Look at this game; `majority` is how many points the most tokens count."""
        self.game = game
        self._number = majority
        self._others = -(_OWN // (game.seats - 1))
        for seat in range(game.seats):
            for space in range(game.plan.spaces):
                owner = game.plan.owner[space]
                self.weights[seat * ROW + space] = (
                    _OWN if owner == seat else 0 if owner == NEUTRAL else self._others
                )

    def token(self, seat: Seat, vegetable: int, player: Seat) -> int:
        """Return what it is worth to the seat if the player gets one of these tokens now."""
        left = self.game.left[vegetable]
        if not left:
            return 0
        held = self.game.tokens[vegetable]
        before = self.majority(seat, held, left)
        held[player] += 1
        after = self.majority(seat, held, left - 1)
        held[player] -= 1
        return after - before

    def majority(self, seat: Seat, held: bytearray, left: int) -> int:
        """Return what these tokens are worth to the seat, with so many still to come."""
        most = second = 0
        for tokens in held:
            if tokens > most:
                second = most
                most = tokens
            elif tokens > second:
                second = tokens
        worth = 0
        for other in range(len(held)):
            weight = _OWN if other == seat else self._others
            lead = held[other] - (second if held[other] == most else most)
            if lead > left:
                return self._number * _SURE * weight
            # Everyone has a chance, unless too far behind to catch up.
            if left and lead + left > 0:
                worth += weight * (_SURE // 2 + _SURE * lead // (2 * left + 2))
        return self._number * worth
