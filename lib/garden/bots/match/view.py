# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: what a point and a token count for one seat, whoever gets them."""

from array import array

from garden import const
from garden.match.plan import NEUTRAL

# A point of one's own; the others share as much between them. Worth is counted in these.
POINT = const(192)
_OWN = const(12)
GRAIN = const(16)  # POINT is GRAIN points of weight _OWN

_SURE = const(16)  # a chance of 1


class View:
    def __init__(self):
        self.weights = array("b", bytes(32))  # by space, what a grain there counts
        self._seats = array("b", bytes(8))  # the same by seat

    def begin(self, game, seat, majority):
        """Look for this seat; `majority` is how many points the most tokens count."""
        self._game = game
        self._points = majority
        others = -(_OWN // (game.seats - 1))
        for other in range(game.seats):
            self._seats[other] = _OWN if other == seat else others
        for space in range(game.plan.spaces):
            owner = game.plan.owner[space]
            self.weights[space] = 0 if owner == NEUTRAL else self._seats[owner]

    def token(self, vegetable, taker):
        """What it is worth to this seat that the taker gets one of these tokens now."""
        left = self._game.left[vegetable]
        if not left:
            return 0
        held = self._game.tokens[vegetable]
        before = self.majority(held, left)
        held[taker] += 1
        after = self.majority(held, left - 1)
        held[taker] -= 1
        return after - before

    def majority(self, held, left):
        """What the majority is worth, with these tokens held and so many to come."""
        most = second = 0
        for tokens in held:
            if tokens > most:
                second = most
                most = tokens
            elif tokens > second:
                second = tokens
        worth = 0
        seats = self._seats
        for seat in range(len(held)):
            tokens = held[seat]
            lead = tokens - (second if tokens == most else most)
            if lead > left:
                return self._points * _SURE * seats[seat]
            # Everyone still has a chance, unless too far behind to catch up.
            if left and lead + left > 0:
                worth += seats[seat] * (_SURE // 2 + _SURE * lead // (2 * left + 2))
        return self._points * worth
