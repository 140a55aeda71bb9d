# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A whole game with bots at every seat: what each of them played."""

import gc
import sys

from garden import OVER, bots, engine
from garden.rng import Rng


def main(name, seats, level, seed):
    game = engine(name)(int(seats), int(seed))
    rng = Rng(int(seed))
    player = bots.bot(name, level, rng)
    gc.collect()
    while game.turn != OVER:
        slices = 0
        for _ in player.think(game.imagine(game.turn, rng)):
            slices += 1
        print(game.turn, player.best, slices)
        game.play(player.best)
        gc.collect()
    print(game.scores())


if __name__ == "__main__":
    main(*sys.argv[1:])
