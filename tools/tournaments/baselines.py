# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Two simple players to measure bots against, in every game: by chance, and one move deep."""

from array import array

from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action, Seat, Slices


class Random:
    """Any legal action, each as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        self.best: Action | None = None
        self._rng = rng

    def think(self, world: BaseGame) -> Slices:
        actions = legal(world)
        self.best = actions[self._rng.below(len(actions))]
        yield


class Greedy:
    """The best result if the game stopped after this one action; chance among equals.

    A result is how far one's own side is ahead of the best other side.
    """

    def __init__(self, rng: Rng) -> None:
        self.best: Action | None = None
        self._rng = rng

    def think(self, world: BaseGame) -> Slices:
        best: list[Action] = []
        most: int | None = None
        for action in legal(world):
            after = world.copy()
            after.play(action)
            ahead = lead(after, world.turn)
            if most is None or ahead > most:
                most = ahead
                best = []
            if ahead == most:
                best.append(action)
            self.best = best[0]
            yield
        self.best = best[self._rng.below(len(best))]


def legal(world: BaseGame) -> "array[int]":
    """Return the legal actions."""
    out = array("H", bytes(2 * world.MOST))
    return out[: world.actions(out)]


def lead(game: BaseGame, seat: Seat) -> int:
    """Return how far the seat's side is ahead of the best other side."""
    scores = game.scores()
    mine = 0
    others = []
    for side in game.sides():
        total = sum(scores[one] for one in side)
        if seat in side:
            mine = total
        else:
            others.append(total)
    return mine - max(others)
