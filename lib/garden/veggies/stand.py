# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A stand: the cards one player has laid, seen from above.

The grid has no edge, but a stand is never longer than 24 cells. So the cells are on a ring: cell
(row, col) is at (row * 32 + col) & 1023, its neighbours at -1, +1, -32 and +32. No two cells of a
stand, or of its surroundings, ever share a place.

There is only one ring, which shows the stand that was asked about last. A stand itself has only its
cards and their places, so that a bot can copy four of them for every thought.
"""

from array import array

from garden import const
from garden.veggies.cards import FACES, TURNED

_RING = const(1023)
_ORIGIN = const(32)  # added to rows and columns, so that they fit an action and a byte

# Where the six cells of a card lie, and the ten around them; the first half lying, the second
# standing (an odd quarter turn).
#     . . .          . .
#   . 0 1 2 .      . 0 1 .
#   . 3 4 5 .      . 2 3 .
#     . . .        . 4 5 .
#                    . .
CELLS = array("h", (0, 1, 2, 32, 33, 34, 0, 1, 32, 33, 64, 65))
AROUND = array(
    "h",
    (-32, -31, -30, -1, 3, 31, 35, 64, 65, 66, -32, -31, -1, 2, 31, 34, 63, 66, 96, 97),
)
# The cell of the card that each of those ten touches.
TOUCHED = bytes((0, 1, 2, 0, 2, 3, 5, 3, 4, 5, 0, 1, 0, 1, 2, 3, 4, 5, 4, 5))


def pack(rot: int, row: int, col: int) -> int:
    """Return a placement as an action holds it, below the card's slot."""
    return rot << 12 | (row + _ORIGIN) << 6 | col + _ORIGIN


def rotation(place: int) -> int:
    return place >> 12 & 3


def row(place: int) -> int:
    return (place >> 6 & 63) - _ORIGIN


def column(place: int) -> int:
    return (place & 63) - _ORIGIN


def corner(place: int) -> int:
    """Return where on the ring a placement's top-left cell lies."""
    return ((place >> 6 & 63) << 5) + (place & 63) - 33 * _ORIGIN & _RING


class Stand:
    def __init__(self) -> None:
        self.cards = bytearray()  # oldest first
        self.places = array("H")  # where each of them was laid
        # The box around all cells; before the first card, nothing.
        self.top = self.left = 0
        self.bottom = self.right = -1

    def copy(self) -> "Stand":
        twin = Stand()
        twin.cards.extend(self.cards)
        twin.places.extend(self.places)
        twin.top, twin.left = self.top, self.left
        twin.bottom, twin.right = self.bottom, self.right
        return twin

    def at(self, row: int, col: int) -> int:
        """Return what lies on this cell, 0 outside the box."""
        if self.top <= row <= self.bottom and self.left <= col <= self.right:
            return self.shown()[(row << 5) + col & _RING]
        return 0

    def shown(self) -> bytearray:
        """Return the ring with this stand on it; asking about another stand overwrites it."""
        global _shown
        if _shown is not self:
            for place in _shown.places:
                _put(0, place)
            for nth in range(len(self.cards)):
                _put(self.cards[nth], self.places[nth])
            _shown = self
        return _ring

    def lay(self, card: int, place: int) -> None:
        if _shown is self:
            _put(card, place)
        self.cards.append(card)
        self.places.append(place)
        standing = rotation(place) & 1
        self._edges(row(place), column(place), 2 + standing, 3 - standing)

    def _edges(self, row, col, height, width):
        """Extend the box around all cells by this card."""
        first = len(self.cards) == 1
        self.top = row if first else min(self.top, row)
        self.left = col if first else min(self.left, col)
        self.bottom = max(self.bottom, row + height - 1)
        self.right = max(self.right, col + width - 1)

    def allows(self, place: int) -> bool:
        """Return True if a card may lie there: it covers the stand or touches an edge."""
        top = row(place)
        left = column(place)
        bottom = top + 2 + (rotation(place) & 1)
        right = left + 3 - (rotation(place) & 1)
        for laid in self.places:
            # The distance of the two cards: 0 if they meet, less if they overlap.
            standing = rotation(laid) & 1
            down = max(row(laid) - bottom, top - row(laid) - 2 - standing)
            across = max(column(laid) - right, left - column(laid) - 3 + standing)
            # Two corners that meet do not share an edge.
            if down <= 0 and across <= 0 and down + across:
                return True
        return False

    def find_places(self, standing: int, out: "array[int]", n: int) -> int:
        """Put every legal placement of a lying or standing card into out[n:]; return the new n.

        This works row by row in bits. It finds the cells that are occupied or next to an occupied
        one, then every top-left corner from which a card reaches one of those.
        """
        touched = _lines
        top = self.top
        tall = self.bottom - top + 1
        self._mark(tall)
        height = 3 if standing else 2
        for step in range(1 - height, tall + 2):
            corners = touched[step + 3] | touched[step + 4]
            if standing:
                corners |= touched[step + 5]
                corners |= corners >> 1
            else:
                corners |= corners >> 1 | corners >> 2
            place = pack(standing, top - 1 + step, self.left - 3)
            while corners:
                if corners & 1:
                    out[n] = place
                    n += 1
                corners >>= 1
                place += 1
        return n

    def _mark(self, height):
        """Set touched[i + 3] to the touched cells of row top - 1 + i; bit 0 is column left - 3."""
        touched = _lines
        cells = self.shown()
        wide = range(self.right - self.left + 1)
        for step in range(height + 7):
            touched[step] = 0
        for step in range(height):
            at = (self.top + step << 5) + self.left
            occupied = 0
            for col in wide:
                if cells[at + col & _RING]:
                    occupied |= 8 << col
            touched[step + 3] |= occupied
            touched[step + 4] |= occupied | occupied << 1 | occupied >> 1
            touched[step + 5] |= occupied


def _put(card, place):
    """Put a card on the ring; card 0 is blank and clears what lies there."""
    turned = 6 * rotation(place)
    first = 6 * (rotation(place) & 1)
    start = corner(place)
    for cell in range(6):
        _ring[start + CELLS[first + cell] & _RING] = FACES[6 * card + TURNED[turned + cell]]


_ring = bytearray(1024)
_shown = Stand()
# Scratch for find_places: a stand's rows, with room around them.
_lines = array("i", bytes(4 * 32))
