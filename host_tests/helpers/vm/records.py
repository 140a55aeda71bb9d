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
        standings, games = [tally for _, tally in pad.standings(0)], pad.games
        sitting = pad = None
        gc.collect()
        tell(kept)
        tell(won)
        print(standings, games)
    for length in range(0, len(kept), 7):
        tell(records.Pad(kept[:length]).pack())
    tell(records.Pad(kept[:17] + b"\xff\xff" + kept[19:]).pack())


def tell(data):
    """Print these bytes in small pieces: a whole line would take 1 KB of the heap in one piece."""
    for at in range(0, len(data), 32):
        print(hexlify(data[at : at + 32]).decode(), end="")
    print()


if __name__ == "__main__":
    main(*sys.argv[1:])
