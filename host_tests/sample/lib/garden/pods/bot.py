# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: easy takes any pod, normal the larger one, hard looks what it leaves the next player."""

from garden.bots import LEVELS


class Bot:
    def __init__(self, level, rng):
        self.best = None
        self.reason = None
        self._level = LEVELS.index(level)
        self._rng = rng

    def think(self, world, effort=1):
        most = -99
        for pile in (0, 1):
            if world.piles[pile]:
                worth = self._worth(world, pile)
                if worth > most:
                    most = worth
                    self.best = pile
                yield

    def _worth(self, world, pile):
        if self._level == 0:
            return self._rng.below(9)
        after = world.copy()
        after.play(pile)
        left = max([beans[0] for beans in after.piles if beans] + [0])
        return world.piles[pile][0] - (left if self._level == 2 else 0)
