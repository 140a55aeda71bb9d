# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whole games by random moves: what was played, and a digest of each state it led to."""

import gc
import sys
from array import array

from digest import digest
from garden import OVER, engine
from garden.rng import Rng


def play(game, out, rng):
    while game.turn != OVER:
        action = out[rng.below(game.actions(out))]
        # What a seat imagines is a state too, and the bots live on it.
        dream = digest(game.imagine(rng.below(game.seats), rng))
        game.play(action)
        print(action, digest(game), dream)
    print(game.scores(), game.winners())


def main(name, seats, games, *options):
    Game = engine(name)
    # First the one big block, while there is room in one piece; from a range, since bytes
    # would be a second one.
    gc.collect()
    out = array("H", range(Game.MOST))
    for seed in range(int(games)):
        game = Game(int(seats), seed, options)
        print(digest(game))
        play(game, out, Rng(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
