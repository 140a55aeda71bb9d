# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Two players to measure bots against, in every game: by chance, and one move deep."""

from array import array

from garden import bots

NAMES = (*bots.LEVELS, "greedy", "random")


def player(game, name, rng):
    """Whoever goes by this name; all of them think as the bots do."""
    if name == "random":
        return Random(rng)
    if name == "greedy":
        return Greedy(rng)
    return bots.bot(game, name, rng)


def sides(game):
    """The seats that win together, side by side."""
    if "teams" in game.options:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(game.seats)]


class Random:
    """Any legal action, each as likely as the others."""

    def __init__(self, rng):
        self.best = None
        self._rng = rng

    def think(self, world):
        actions = _legal(world)
        self.best = actions[self._rng.below(len(actions))]
        yield


class Greedy:
    """The best result if the game stopped after this one action; chance among equals.

    A result is how far one's own side is ahead of the best other side.
    """

    def __init__(self, rng):
        self.best = None
        self._rng = rng

    def think(self, world):
        best = []
        most = None
        for action in _legal(world):
            after = world.copy()
            after.play(action)
            lead = _lead(after, world.turn)
            if most is None or lead > most:
                most = lead
                best = []
            if lead == most:
                best.append(action)
            self.best = best[0]
            yield
        self.best = best[self._rng.below(len(best))]


def _legal(world):
    out = array("H", bytes(2 * world.MOST))
    return out[: world.actions(out)]


def _lead(game, seat):
    scores = game.scores()
    mine = 0
    others = []
    for side in sides(game):
        total = sum(scores[one] for one in side)
        if seat in side:
            mine = total
        else:
            others.append(total)
    return mine - max(others)
