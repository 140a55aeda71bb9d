# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: two piles of open pods and a sack; take the first pod of either pile, most beans win."""

from garden import OVER, admit, const, pods
from garden.rng import Rng

_PILE = const(4)  # pods of each pile, and of the sack
_MOST_BEANS = const(9)


class Game:
    SEATS = pods.SEATS
    OPTIONS = pods.OPTIONS
    TOGETHER = ()
    RULES = 1
    MOST = 2  # an action is the number of a pile

    def __init__(self, seats, seed, options=()):
        self.options = admit(Game, seats, seed, options)
        self.seats = seats
        self.turn = 0
        self.phase = "take"
        self.fresh = False  # whether the last move brought a pod out of the sack
        self.taken = bytearray(seats)  # beans
        rng = Rng(seed)
        dealt = bytearray([1 + rng.below(_MOST_BEANS) for _ in range(3 * _PILE)])
        self.piles = [dealt[:_PILE], dealt[_PILE : 2 * _PILE]]
        self.sack = dealt[2 * _PILE :]

    def actions(self, out):
        n = 0
        for pile in (0, 1):
            if self.piles[pile]:
                out[n] = pile
                n += 1
        return n

    def play(self, action):
        if action not in (0, 1) or not self.piles[action]:
            raise ValueError("there is no pod to take")
        pile = self.piles[action]
        self.taken[self.turn] += pile[0]
        self.piles[action] = pile[1:]
        self.fresh = not self.piles[action] and len(self.sack) > 0
        if self.fresh:
            self.piles[action] = self.sack[:1]
            self.sack = self.sack[1:]
        self.turn = (self.turn + 1) % self.seats
        if not self.piles[0] and not self.piles[1]:
            self.turn = OVER
            self.phase = "over"

    def secret(self, seat):
        return False

    def copy(self):
        other = object.__new__(Game)
        other.seats, other.options = self.seats, self.options
        other.turn, other.phase, other.fresh = self.turn, self.phase, self.fresh
        other.taken = bytearray(self.taken)
        other.piles = [bytearray(pile) for pile in self.piles]
        other.sack = bytearray(self.sack)
        return other

    def imagine(self, seat, rng):
        """Nobody knows the order of the pods in the sack."""
        other = self.copy()
        other.sack = bytearray(sorted(self.sack))
        rng.shuffle(other.sack)
        return other

    def scores(self):
        return list(self.taken)

    def winners(self):
        return [seat for seat in range(self.seats) if self.taken[seat] == max(self.taken)]

    def detail(self):
        return {"beans": self.scores()}
