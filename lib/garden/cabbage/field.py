# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The cabbage field: seven cards, the plots they cover, walks across it, groups on it."""

from array import array

from garden import const
from garden.bits import count, flood
from garden.types import Mask, Seat

# A plot's number is its bit in a mask, and a card covers four of them:
#
#    0  1 |  2  3 |  4  5
#    6  7 |  8  9 | 10 11
#   ------+-------+------
#   12 13 | 14 15 | 16 17
#   18 19 | 20 21 | 22 23
_ROWS = const(4)
_COLS = const(6)
_PLOTS = const(24)
_ALL = const(0xFFFFFF)
_NOT_LEFT = const(0xFBEFBE)
_CARD = const(0xC3)  # the plots of the card at place 0
_LYING = const(28)

GREEN = const(0)
PURPLE = const(1)

# Front and back: top left, top right, bottom left, bottom right.
_CARDS = (
    "RGGG GRRR",
    "GRGG RGRR",
    "RGGG RGRR",
    "GRGG GRRR",
    "GRRG RGGR",
    "GGRR GRGR",
    "GGRR RGRG",
)


def _green(card, side, turned):
    """Return the green plots of this card at place 0."""
    green = 0
    for corner, plot in enumerate((0, 1, _COLS, _COLS + 1)):
        if _CARDS[card][side * 5 + (3 - corner if turned else corner)] == "G":
            green |= 1 << plot
    return green


def _walk(row, col, die):
    """Return every plot a walk may end on: 0 or more steps one way (C3), the rest across it."""
    ends = 0
    for c in range(_COLS):
        rest = die - (c - col if c > col else col - c)
        if rest >= 0:
            ends |= 1 << (row - rest if row > rest else 0) * _COLS + c
            ends |= 1 << (row + rest if row + rest < _ROWS else _ROWS - 1) * _COLS + c
    for r in range(_ROWS):
        rest = die - (r - row if r > row else row - r)
        if rest >= 0:
            ends |= 1 << r * _COLS + (col - rest if col > rest else 0)
            ends |= 1 << r * _COLS + (col + rest if col + rest < _COLS else _COLS - 1)
    return ends


# A lying card is card * 4 + side * 2 + half turn, the cards counted from 0.
_FACES = bytes(_green(lying >> 2, lying >> 1 & 1, lying & 1) for lying in range(_LYING))
_WALKS = array(
    "i", [_walk(plot // 6, plot % 6, die) for plot in range(_PLOTS) for die in range(1, 7)]
)


def walk(plot: int, die: int) -> Mask:
    """Return the plots that a walk from here with this die may end on, on an empty field."""
    return _WALKS[plot * 6 + die - 1]


def place_of(plot: int) -> int:
    """Return the place, 0 to 5, of the card that covers this plot."""
    return plot // 12 * 3 + plot % _COLS // 2


def plots_at(place: int) -> Mask:
    """Return the four plots of the card at this place."""
    return _CARD << place // 3 * 12 + place % 3 * 2


def green_at(place: int, lying: int) -> Mask:
    """Return the green plots of a card that lies like this at this place."""
    return _FACES[lying] << place // 3 * 12 + place % 3 * 2


def crop(green: Mask, seat: Seat) -> int:
    """Return the seat's own plots if these are green; purple grows the red ones (C7)."""
    return green if seat == GREEN else green ^ _ALL


def beside(mask: Mask) -> Mask:
    """Return the plots that share an edge with one of these."""
    return mask << 1 & _NOT_LEFT | (mask & _NOT_LEFT) >> 1 | mask << _COLS & _ALL | mask >> _COLS


def group(mask: Mask) -> Mask:
    """Return the group that the first of these plots belongs to."""
    return flood(mask & -mask, mask, _COLS, _NOT_LEFT)


def groups(mask: Mask) -> int:
    """Return the sizes of the two largest groups as largest << 8 | second, 0 for none (C8)."""
    # A single plot is already a group. There are many, and they need no flood.
    alone = mask & ~beside(mask)
    mask ^= alone
    largest = 1 if alone else 0
    second = 1 if alone & alone - 1 else 0
    while mask:
        plots = group(mask)
        mask ^= plots
        size = count(plots)
        if size > largest:
            second = largest
            largest = size
        elif size > second:
            second = size
    return largest << 8 | second


def group_sizes(mask: Mask) -> list[int]:
    """Return the sizes of all groups, largest first."""
    sizes = []
    while mask:
        plots = group(mask)
        mask ^= plots
        sizes.append(count(plots))
    return sorted(sizes, reverse=True)
