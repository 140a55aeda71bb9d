# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: easy takes any pod, normal the larger one, hard plays to the end in imagined games."""

from garden import OVER
from garden.bots import LEVELS, BaseBot

_GAMES = 8  # games that hard imagines, for an effort of 1


class Bot(BaseBot):
    def __init__(self, level, rng):
        self.best = None
        self.reason = "pods"  # its words are hint_pods
        self._level = LEVELS.index(level)
        self._rng = rng

    def think(self, world, effort=1):
        choices = range(min(2, len(world.row)))
        self.best = self._rng.below(len(choices)) if self._level == 0 else _larger(world)
        yield
        if self._level == 2 and len(choices) > 1:
            yield from self._look_ahead(world, effort)

    def _look_ahead(self, world, effort):
        """Add up what each choice leads to, if everyone then takes the larger pod."""
        sums = [0, 0]
        for _ in range(_GAMES * effort):
            dream = world.imagine(world.turn, self._rng)
            for action in (0, 1):
                sums[action] += _lead(dream.copy(), world.turn, action)
            self.best = 1 if sums[1] > sums[0] else 0
            yield


def _larger(game):
    return 1 if game.row[-1] > game.row[0] else 0


def _lead(game, seat, action):
    """Return the seat's lead at the end of the game after this action."""
    while True:
        game.play(action)
        if game.turn == OVER:
            break
        action = _larger(game)
    scores = game.scores()
    return scores[seat] - max([scores[one] for one in range(game.seats) if one != seat])
