# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the best moves are rehearsed in many deals, and the worst drops out in turn."""

from array import array

from garden import const
from garden.bots.match.rehearsal import Rehearsal

FINALISTS = const(8)
_SLICE = const(3)  # turns
# By seats: the turns rehearsed after a move, and the deals until a move drops out. The more
# players, the more there is to a turn, and the fewer deals fit into six seconds on a board.
_TURNS = b"\0\0\4\5\7\7\7\7\7"
_DEALS = b"\0\0\x09\7\6\4\4\4\4"


class Finals:
    def __init__(self):
        self._rehearsal = Rehearsal()
        self._actions = array("H", bytes(2 * FINALISTS))
        self._sums = array("i", bytes(4 * FINALISTS))  # what they gained in all deals

    def begin(self, world, game, standing, special, majority):
        """Prepare for the moves of the player to move, with what a rehearsal asks for."""
        self._count = 0
        self._turns = _TURNS[world.seats]
        self._deals = _DEALS[world.seats]
        self._rehearsal.begin(world, game, self._turns, standing, special, majority)

    def enter(self, action):
        """The move thought best enters first."""
        if not self._count:
            self.best = action
        self._actions[self._count] = action
        self._sums[self._count] = 0
        self._count += 1

    def hold(self, rng):
        """Rehearse all moves until one is left; after every round `best` leads."""
        yield from self._rehearsal.weigh_tokens()
        while self._count > 1:
            for _ in range(self._deals):
                yield
                self._rehearsal.deal(rng)
                for nth in range(self._count):
                    yield from self._play_on(nth)
            self._drop_worst()

    def _play_on(self, nth):
        self._rehearsal.open(self._actions[nth])
        for turn in range(self._turns):
            if turn % _SLICE == 0:
                yield
            self._rehearsal.take_turn()
        self._sums[nth] += self._rehearsal.worth()

    def _drop_worst(self):
        """The last takes its place; of equals the one goes that was thought less of at first."""
        sums = self._sums
        best = worst = 0
        for nth in range(1, self._count):
            if sums[nth] > sums[best]:
                best = nth
            if sums[nth] <= sums[worst]:
                worst = nth
        self.best = self._actions[best]
        self._count -= 1
        self._actions[worst] = self._actions[self._count]
        sums[worst] = sums[self._count]
