# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: take the first or the last pod of a row. A sack fills the empty row once more.

Everyone has another pod in a pocket, which nobody else sees before the end.
"""

from garden import OVER, admit, pods
from garden.game import BaseGame
from garden.rng import Rng

_ROW = 8  # pods, the last of which come out of the sack


class Game(BaseGame):
    SEATS = pods.SEATS
    OPTIONS = pods.OPTIONS
    MOST = 2  # action 0 takes the first pod, 1 the last

    def __init__(self, seats, seed, options=()):
        self.options = admit(Game, seats, seed, options)
        self.seats = seats
        self.turn = 0
        self.fresh = False
        self.taken = bytearray(seats)  # beans
        rng = Rng(seed)
        dealt = bytearray([1 + rng.below(9) for _ in range(self.total() + seats)])
        self.row, self.sack = dealt[:_ROW], dealt[_ROW : self.total()]
        self.pockets = dealt[self.total() :]

    def total(self):
        """Return how many pods are taken in a game."""
        return 16 if "long" in self.options else 12

    @property
    def phase(self):
        return "over" if self.turn == OVER else "take"

    def actions(self, out):
        out[0], out[1] = 0, 1
        return min(2, len(self.row))

    def play(self, action):
        if not 0 <= action < min(2, len(self.row)):
            raise ValueError("there is no pod to take")
        self.taken[self.turn] += self.row[-action]
        self.row = self.row[:-1] if action else self.row[1:]
        self.fresh = not self.row  # this reveals the sack, or all pockets
        if self.fresh:
            self.row, self.sack = self.sack, self.row
        self.turn = (self.turn + 1) % self.seats if self.row else OVER

    def secret(self, seat):
        return self.turn != OVER

    def copy(self):
        other = Game(self.seats, 0, self.options)
        other.turn, other.fresh = self.turn, self.fresh
        other.taken, other.row = bytearray(self.taken), bytearray(self.row)
        other.sack, other.pockets = bytearray(self.sack), bytearray(self.pockets)
        return other

    def imagine(self, seat, rng):
        """Return a copy with the sack and the other pockets drawn again, unless all saw them."""
        other = self.copy()
        if self.turn == OVER:
            return other
        hidden = [one for one in range(self.seats) if one != seat]
        pool = bytearray(sorted(list(self.sack) + [self.pockets[one] for one in hidden]))
        rng.shuffle(pool)
        for nth, one in enumerate(hidden):
            other.pockets[one] = pool[nth]
        other.sack = pool[len(hidden) :]
        return other

    def scores(self):
        if self.turn != OVER:
            return list(self.taken)
        return [self.taken[seat] + self.pockets[seat] for seat in range(self.seats)]

    def detail(self):
        return {"taken": list(self.taken), "beans": self.scores()}

    def progress(self):
        return self.total() - len(self.row) - len(self.sack), self.total()
