# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a stand with turns to come will have won in the end: points ahead of the others.

Every kind counts by itself: by the size of its biggest group, its number of groups, and whether
another player would name it now, or next. How much, was measured in tens of thousands of games:
each row below is a least-squares fit of the lead at a game's end to the stands with so many
turns to come. All values are whole, in sixteenths of a point.
"""

from array import array

from garden import const
from garden.veggies.cards import KINDS

LEAST = const(3)  # turns to come; with fewer it is nearly plain what will be named
_TURNS = const(4)  # from LEAST to 6
_ROW = const(16)
_CELLS = const(15)  # in a biggest group, and
_GROUPS = const(7)  # of a kind: more is seldom seen before the last turns, and counts as these

# How a kind stands with the other players: nobody's biggest, somebody's second, somebody's first.
_SECOND = const(1)
_FIRST = const(2)

# In 64ths of a point: for each of these three the factors of size, groups, size * groups,
# size * size and groups * groups; then what a mouse counts.
_FITTED = (
    # 2 seats, 3 to 6 turns to come
    "-41 -61 62 18 13 21 65 52 9 -1 141 85 41 0 6 -94 "
    "-11 -26 62 20 12 31 29 49 15 9 102 77 43 7 8 -83 "
    "7 -12 62 24 17 30 26 49 21 15 58 39 47 18 19 -70 "
    "7 -1 71 33 22 -8 36 64 34 20 46 10 54 24 32 -56 "
    # 3 seats, 3 to 6 turns to come
    "-141 60 60 25 -9 -86 57 47 19 -6 113 28 29 0 11 -95 "
    "-69 52 59 24 -5 -44 60 46 20 -3 81 37 28 9 13 -76 "
    "-36 64 46 31 2 1 48 47 19 1 71 20 34 11 18 -62 "
    "-12 30 68 26 10 17 2 51 21 23 74 -20 41 13 29 -58 "
    # 4 seats, 3 to 6 turns to come
    "-69 77 61 23 -4 -32 85 47 19 -2 70 56 42 10 6 -105 "
    "-12 77 60 22 -1 16 80 47 19 2 48 66 48 15 5 -99 "
    "16 62 49 30 11 26 83 58 20 -1 50 32 39 23 20 -95 "
    "22 28 73 33 18 20 31 65 31 20 33 23 47 33 28 -80 "
)
_FACTORS = array("h", [int(factor) for factor in _FITTED.split()])


class Outlook:
    def __init__(self, survey):
        self._survey = survey
        self._named = bytearray(KINDS)
        self._mouse = 0
        # By kind, size and groups: what they are worth.
        self._worth = array("h", range(KINDS << 7))

    def weigh(self, world, seat, turns):
        """From now on value this seat's stand with so many turns to come."""
        for kind in range(KINDS):
            self._named[kind] = 0
        for other in range(world.seats):
            if other != seat:
                self._survey.read(world.stands[other])
                self._note_names()
                yield
        row = ((world.seats - 2) * _TURNS + turns - LEAST) * _ROW
        self._mouse = _FACTORS[row + _ROW - 1] // 4
        for kind in range(1, KINDS):
            self._fill(kind, row + 5 * self._named[kind])
            yield

    def _note_names(self):
        """Note the kinds that the stand in the survey would name first and second."""
        first = second = 0
        for kind in range(1, KINDS):
            rank = self._survey.biggest[kind] << 16 | self._survey.groups[kind] << 8 | kind
            if rank > first:
                second = first
                first = rank
            elif rank > second:
                second = rank
        if first >> 16:
            self._named[first & 0xFF] = _FIRST
        if second >> 16 and self._named[second & 0xFF] < _SECOND:
            self._named[second & 0xFF] = _SECOND

    def _fill(self, kind, row):
        """Put down what every size and number of groups of this kind is worth."""
        size_factor = _FACTORS[row]
        product_factor = _FACTORS[row + 2]
        square_factor = _FACTORS[row + 3]
        worth = self._worth
        at = kind << 7
        for size in range(_CELLS + 1):
            value = size * (size_factor + square_factor * size)
            step = _FACTORS[row + 1] + _FACTORS[row + 4] + product_factor * size
            grows = 2 * _FACTORS[row + 4]
            for _ in range(_GROUPS + 1):
                worth[at] = value // 4
                value += step
                step += grows
                at += 1

    def value(self):
        """What the stand in the survey is worth. Asked for every card at every place."""
        survey = self._survey
        biggest = survey.biggest
        groups = survey.groups
        worth = self._worth
        value = self._mouse * survey.mice
        for kind in range(1, KINDS):
            size = biggest[kind]
            if size > _CELLS:
                size = _CELLS
            count = groups[kind]
            if count > _GROUPS:
                count = _GROUPS
            value += worth[kind << 7 | size << 3 | count]
        return value
