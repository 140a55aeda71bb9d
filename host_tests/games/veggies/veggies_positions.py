# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies positions for tests: stands drawn as text."""

from array import array

from garden.veggies.cards import GOODS
from garden.veggies.engine import Game
from garden.veggies.stand import Stand, pack

SIGNS = " " + GOODS + ".x"


def drawn(picture):
    """Return a stand that looks like this, as if eight cards had made it."""
    stand = Stand()
    cells = bytearray(1024)
    stand.shown = lambda: cells
    rows = picture.strip("\n").split("\n")
    for row, signs in enumerate(rows):
        for col, sign in enumerate(signs):
            cells[row * 32 + col] = SIGNS.index(sign)
    stand.bottom, stand.right = len(rows) - 1, max(map(len, rows)) - 1
    stand.cards = bytearray(range(1, 9))
    stand.places = array("H", [pack(0, 0, 0)] * 8)
    return stand


def over(*pictures, named, options=()):
    """Return a finished game with these stands."""
    game = Game(len(pictures), 0, options)
    game.stands = [drawn(picture) for picture in pictures]
    game.named = bytearray(sum(1 << GOODS.index(good) for good in goods) for goods in named)
    game.phase, game.turn = "over", -1
    return game
