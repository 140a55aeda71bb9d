# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: take the first or the last pod of a row; when it is empty, a sack fills it once more."""

from garden import OVER, admit, pods
from garden.game import BaseGame
from garden.rng import Rng


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
        dealt = bytearray([1 + rng.below(9) for _ in range(12)])
        self.row, self.sack = dealt[:8], dealt[8:]

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
        self.fresh = not self.row and len(self.sack) > 0
        if self.fresh:
            self.row, self.sack = self.sack, self.row
        self.turn = (self.turn + 1) % self.seats if self.row else OVER

    def copy(self):
        other = Game(self.seats, 0)
        other.turn, other.fresh = self.turn, self.fresh
        other.taken, other.row = bytearray(self.taken), bytearray(self.row)
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

    def progress(self):
        return 12 - len(self.row) - len(self.sack), 12

    def detail(self):
        return {"beans": self.scores()}
