# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Which tiles show a cell and a card: alike in every sheet of goods and stands."""

from garden import const
from garden.veggies.cards import FACES, TURNED

MOUSE = const(8)  # behind five goods and three empties
NOTHING = const(9)
_EMPTIES = bytearray((5, 6, 7))  # crate, pallet, barrel


def furnish(app):
    """The warehouse has pallets where the market has barrels."""
    _EMPTIES[2] = 6 if app.settings.word("skin") == "warehouse" else 7


def tile(kind, row, col):
    """The tile of a cell; which of the empties it is depends only on where it lies."""
    if kind == 7:
        return MOUSE
    return kind - 1 if kind < 6 else _EMPTIES[(row * 2 + col) % 3]


def paint(paper, name, size, x, y, card):
    """A card, lying, with cells of this sheet and size."""
    for cell in range(6):
        down, across = divmod(cell, 3)
        kind = FACES[6 * card + TURNED[cell]]
        paper.stamp(name, x + across * size, y + down * size, tile(kind, down, across), None)
