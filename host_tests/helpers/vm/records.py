# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sittings noted on the score pad and judged for medals: the bytes, also of a pad cut off."""

import gc
import sys
from array import array
from binascii import hexlify

from garden import OVER, engine, medals, records
from garden.rng import Rng
from garden.sitting import Sitting

NAMES = ("Ana", "Leo", "Mia", "Iván", "Zoe", "Noé", "Teo", "Sofía", "Eva", "Max")


def main(name, seats, *options):
    Game = engine(name)
    gc.collect()
    out = array("H", range(Game.MOST))
    seats = int(seats)
    kept = won = b""
    for seed in range(4):
        rng = Rng(seed)
        sitting = Sitting(name, seats, seed, options, bytes([0] * (seats - 1) + [seed]))
        while sitting.game.turn != OVER:
            sitting.play(out[rng.below(sitting.game.actions(out))])
        pad = records.Pad(kept)
        first = seed % (len(NAMES) + 1 - seats)
        pad.note(sitting, NAMES[first : first + seats])
        kept = pad.pack()
        won = medals.note(won, name, medals.earned(sitting))
        standings = [tally for _, tally in pad.standings(0)]
        print(hexlify(kept).decode(), hexlify(won).decode(), standings, pad.games)
        sitting = pad = None
    for length in range(0, len(kept), 7):
        print(hexlify(records.Pad(kept[:length]).pack()).decode())
    print(hexlify(records.Pad(kept[:17] + b"\xff\xff" + kept[19:]).pack()).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
