# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tiles of cells and cards, the same in every sheet of goods and stands; signed numbers."""

from garden import const
from garden.veggies.cards import FACES, TURNED
from garden.veggies.stand import CELLS, corner, rotation

MOUSE = const(8)  # after five goods and three empties
NOTHING = const(9)
_EMPTIES = bytearray((5, 6, 7))  # crate, pallet, barrel


def furnish(app):
    """Choose the empties of the skin: pallets in the warehouse, barrels in the market."""
    _EMPTIES[2] = 6 if app.settings.word("skin") == "warehouse" else 7


def tile(card, index):
    """Return the tile of a card's printed cell. An empty keeps its picture with its card."""
    kind = FACES[6 * card + index]
    if kind == 7:
        return MOUSE
    return kind - 1 if kind < 6 else _EMPTIES[(card + index) % 3]


def extras(stand):
    """Return the tiles of a stand's empties and mice, covered ones too, by place on its ring."""
    found = {}
    for nth, card in enumerate(stand.cards):
        place = stand.places[nth]
        turned = rotation(place)
        for cell in range(6):
            look = tile(card, TURNED[6 * turned + cell])
            if look > 4:
                found[corner(place) + CELLS[6 * (turned & 1) + cell] & 1023] = look
    return found


def paint(paper, name, size, x, y, card):
    """Paint a card across, with cells of this sheet and size."""
    for cell in range(6):
        down, across = divmod(cell, 3)
        paper.stamp(name, x + across * size, y + down * size, tile(card, cell), None)


def signed(number):
    """Return a number as text, with a real minus."""
    return str(number).replace("-", "−")
