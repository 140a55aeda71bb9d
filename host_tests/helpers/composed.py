# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sittings set up by hand, and the medals that they earn."""

from array import array
from collections.abc import Callable, Collection
from random import Random

from garden import OVER, medals
from garden.game import BaseGame
from garden.sitting import Sitting


class Composed(Sitting):
    """A sitting that began at a position set up by hand; seat 0 is a person."""

    def __init__(self, name: str, position: BaseGame, who: bytes | None = None) -> None:
        self._composed = position.copy()
        super().__init__(name, position.seats, 0, position.options, who)
        self.game = position

    def start(self) -> BaseGame:
        return self._composed.copy()


def feats(sitting: Sitting, seat: int = 0) -> set[str]:
    """Return the medals this seat has earned."""
    judge = __import__(f"garden.{sitting.name}.medals", fromlist=["Judge"]).Judge(sitting)
    return {medal for medal, earned in judge.feats(seat).items() if earned}


def at_random(chance: Random, sitting: Sitting) -> Sitting:
    """Play on to the end, at random."""
    out = array("H", range(sitting.game.MOST))
    while sitting.game.turn != OVER:
        sitting.play(out[chance.randrange(sitting.game.actions(out))])
    return sitting


def check_medal(medal: str, ways: tuple[Callable[[], Sitting], Callable[[], Sitting]]) -> None:
    """See that the first of these two sittings earns the medal, and that the second misses it."""
    earned, missed = ways
    assert medal in feats(earned())
    assert medal not in feats(missed())


def check_all(game: str, found: Collection[str]) -> None:
    """See that these are all medals of the game, and that one of them is hidden."""
    names = medals.medals(game)
    assert set(names) == set(found)
    assert set(names) & set(medals.hidden(game))
