# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whole games by random moves: what was played, and a digest of each state it led to."""

import sys
from array import array

from digest import digest

from garden import OVER, engine
from garden.rng import Rng


def play(name, seats, options, seed):
    game = engine(name)(seats, seed, options)
    out = array("H", bytes(2 * game.MOST))
    rng = Rng(seed)
    print(name, seats, options, seed, digest(game))
    while game.turn != OVER:
        action = out[rng.below(game.actions(out))]
        # What each seat could imagine is a state too, and the bots live on it.
        dream = digest(game.imagine(rng.below(seats), rng))
        game.play(action)
        print(action, digest(game), dream)
    print(game.scores(), game.winners())


if __name__ == "__main__":
    name, seats, games = sys.argv[1:4]
    for seed in range(int(games)):
        play(name, int(seats), tuple(sys.argv[4:]), seed)
