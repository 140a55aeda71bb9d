# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: easy takes any pod, normal the larger one, hard looks what it leaves the next player."""

from garden.bots import LEVELS


class Bot:
    def __init__(self, level, rng):
        self.best = self.reason = None
        self._level = LEVELS.index(level)
        self._rng = rng

    def think(self, world, effort=1):
        most = -99
        for action in range(min(2, len(world.row))):
            worth = self._worth(world, action)
            if worth > most:
                most, self.best = worth, action
            yield

    def _worth(self, world, action):
        after = world.copy()
        after.play(action)
        left = max(after.row[0], after.row[-1]) if after.row else 0
        return (self._rng.below(9), world.row[-action], world.row[-action] - left)[self._level]
