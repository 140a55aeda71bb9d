# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sittings set up by hand, and the medals that they earn."""

from array import array

from garden import OVER, medals
from garden.sitting import Sitting


class Composed(Sitting):
    """A sitting that began at a position set up by hand; seat 0 is a person."""

    def __init__(self, name, position, who=None):
        self._composed = position.copy()
        super().__init__(name, position.seats, 0, position.options, who)
        self.game = position

    def start(self):
        return self._composed.copy()


def feats(sitting, seat=0):
    """The medals this seat has earned."""
    judge = __import__(f"garden.{sitting.name}.medals", fromlist=["Judge"]).Judge(sitting)
    return {medal for medal, earned in judge.feats(seat).items() if earned}


def at_random(chance, sitting):
    """Play on to the end."""
    out = array("H", range(sitting.game.MOST))
    while sitting.game.turn != OVER:
        sitting.play(out[chance.randrange(sitting.game.actions(out))])
    return sitting


def check_medal(medal, ways):
    """See that the first of these two sittings earns the medal, and that the second misses it."""
    earned, missed = ways
    assert medal in feats(earned())
    assert medal not in feats(missed())


def check_all(game, found):
    """See that these are all medals of the game, and that one of them is hidden."""
    names = medals.medals(game)
    assert set(names) == set(found)
    assert set(names) & set(medals.hidden(game))
