# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A sitting saved now and then and carried on from its save: the bytes, and where it stands."""

import sys
from array import array
from binascii import hexlify

from digest import digest

from garden import OVER
from garden.rng import Rng
from garden.table import Table


def sit(name, seats, options, seed, every):
    table = Table(name, seats, seed, options)
    out = array("H", bytes(2 * table.game.MOST))
    rng = Rng(seed)
    while table.game.turn != OVER:
        table.play(out[rng.below(table.game.actions(out))])
        if len(table.log) % every == 0 or table.game.turn == OVER:
            save = table.save()
            loaded = Table.load(save)
            assert digest(loaded.game) == digest(table.game), "a save led elsewhere"
            table = loaded
            print(hexlify(save).decode(), digest(table.game))


if __name__ == "__main__":
    name, seats, every = sys.argv[1:4]
    sit(name, int(seats), tuple(sys.argv[4:]), 2026, int(every))
