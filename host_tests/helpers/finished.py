# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finished sittings, for what comes after a game."""

from array import array
from random import Random

from garden import OVER
from garden.sitting import Sitting

_played = {}


def played(game, seats, seed=1, who=None, options=()):
    """A whole sitting, played at random; the log is made once."""
    key = game, seats, seed, options
    table = Sitting(game, seats, seed, options, who)
    if key not in _played:
        chance = Random(seed)
        out = array("H", range(table.game.MOST))
        while table.game.turn != OVER:
            table.play(out[chance.randrange(table.game.actions(out))])
        _played[key] = table.log
    for action in _played[key][len(table.log) :]:
        table.play(action)
    return table
