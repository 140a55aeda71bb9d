# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A sitting saved now and then and carried on from its save: the bytes, and where it stands."""

import gc
import sys
from array import array
from binascii import hexlify

from digest import digest
from garden import OVER, engine
from garden.rng import Rng
from garden.sitting import Sitting


def sit(name, seats, every, options, out):
    sitting = Sitting(name, seats, 2026, options)
    rng = Rng(2026)
    while sitting.game.turn != OVER:
        sitting.play(out[rng.below(sitting.game.actions(out))])
        if len(sitting.log) % every == 0 or sitting.game.turn == OVER:
            left_at = digest(sitting.game)
            save = sitting.save()
            sitting = None  # as after a power cut
            sitting = Sitting.load(save)
            assert digest(sitting.game) == left_at, "the save led elsewhere"
            print(hexlify(save).decode(), left_at)


def main(name, seats, every, *options):
    Game = engine(name)
    # First the one big block, while there is room in one piece; from a range, since bytes
    # would be a second one.
    gc.collect()
    out = array("H", range(Game.MOST))
    sit(name, int(seats), int(every), options, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
