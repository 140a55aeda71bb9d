# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Estimates how many points ahead of the others a stand with turns to come will end.

Every kind counts by itself, by the size of its biggest group, its number of groups, and whether
this stand or another player would name it now, first or second. A kind that this stand names also
scores for the others. The weights come from tens of thousands of games. The rows below are a
least-squares fit of the lead at the end of a game to the stands before it. All values are whole, in
sixteenths of a point.
"""

from array import array

from garden import const
from garden.types import Seat, Slices
from garden.veggies.cards import KINDS
from garden.veggies.engine import Game
from garden.veggies.survey import Survey

_CELLS = const(15)  # in a biggest group, and
_GROUPS = const(7)  # of a kind: more is seldom seen before the last turns, and counts as these

# How a kind stands with the others: nobody's biggest, somebody's second, somebody's first.
_SECOND = const(1)
_FIRST = const(2)
_OWN = const(3)  # added if this stand would name it

# In 64ths of a point: for each of these six the factors of size, groups, size * groups,
# size * size and groups * groups; then, for the three of them with an own kind, what each point
# counts that it brings the others; then what a mouse counts. By seats, with 1, 3 and 5 turns to
# come: a parabola through these gives the others.
_ROW = const(34)
_THEIRS = const(30)
_MOUSE = const(33)
_WIDE = const(4)  # characters
_FITTED = (
    # 2 seats
    " -70  19  24  30   1  66  81  29  11   0  35  64  44  18   3"
    " -60-116  64   9  12-157  79  55  17  -2 -60  33  54   8   6 -27   3   4-113"
    " -48  24  34  36   8 -11  79  19  42   8  15  88  26  45  13"
    "  15 -98  62  13  19   6 -18  54  13  11  62  -8  54   6  13 -17   3   6 -85"
    " -30  29  40  44  21 -51  71  16  67  22 -50 107  21  73  19"
    "  90 -12  50  20  24  94  13  42  18  23 118  31  44  14  23  -5   4   7 -45"
    # 3 seats
    "  57 106  -2   1  -8 100  89  -3  -2  -4 172  99  24  -3   2"
    "-103-129  67  11  12-136 -73  61  15   8-127   8  49  11   3 -64 -48  20-110"
    "  58  81   5   6   0  72  93   1   8   0 107 122   9  15   6"
    "-119-180  67  21  25-108-158  60  19  21 -93-101  46  16  17 -82 -43  17 -75"
    "  29  53  18  17  13  10  86   3  31  10  13 121   7  39   7"
    " -78-149  67  29  35 -51-140  55  23  33 -25-129  47  18  31 -79 -36   9 -47"
    # 4 seats
    "  10 127  11  10 -10 102 104   8   0  -4 121  80  36   4   3"
    "  -7-136  61   7  17 -20-100  59   8  13-101  67  53  12   1 -57 -41   9-114"
    "  64  98  23   9   0 109  93  13   6   4  93 101  25  19   7"
    "  -3-148  63  15  28 -15 -85  56  15  19  10 -44  50  11  12 -74 -49  -4 -90"
    "  45  63  38  25  15  45  78  33  27  12  10 103  22  46  14"
    "  51 -83  65  21  32  40 -17  53  21  22 103 -56  45  12  25 -82 -54 -16 -72"
)


class Outlook:
    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        self._two = False  # kinds are named by a player
        self._named = bytearray(KINDS)  # how each kind stands with the others
        self._theirs = array("h", range(KINDS))  # what the others gain if this stand names it
        self._factors = array("h", range(_ROW))
        # By how a kind stands, size and groups: what they are worth.
        self._worth = array("h", range(2 * _OWN << 7))

    def weigh(self, world: Game, seat: Seat, turns: int) -> Slices:
        """Prepare to value this seat's stand with at least one turn to come."""
        self._two = world.seats == 2
        for kind in range(KINDS):
            self._named[kind] = self._theirs[kind] = 0
        for other in range(world.seats):
            if other != seat:
                self._survey.read(world.stands[other])
                self._note()
                yield
        self._load((world.seats - 2) * 3 * _ROW, turns)
        factors = self._factors
        for kind in range(1, KINDS):
            factor = factors[_THEIRS + self._named[kind]]
            self._theirs[kind] = self._theirs[kind] * factor // (4 * world.seats - 4)
        for state in range(2 * _OWN):
            self._fill(state)
            yield

    def _load(self, row, turns):
        one = (turns - 3) * (turns - 5)
        three = -2 * (turns - 1) * (turns - 5)
        five = (turns - 1) * (turns - 3)
        for nth in range(_ROW):
            factor = one * _number(row + nth) + three * _number(row + _ROW + nth)
            self._factors[nth] = (factor + five * _number(row + 2 * _ROW + nth)) // 8

    def _note(self):
        """Note what the surveyed stand would name first and second, and what it scores."""
        first = second = 0
        for kind in range(1, KINDS):
            size = self._survey.biggest[kind]
            groups = self._survey.groups[kind]
            self._theirs[kind] += size * groups
            rank = size << 16 | groups << 8 | kind
            if rank > first:
                second = first
                first = rank
            elif rank > second:
                second = rank
        if first >> 16:
            self._named[first & 0xFF] = _FIRST
        if second >> 16 and self._named[second & 0xFF] < _SECOND:
            self._named[second & 0xFF] = _SECOND

    def _fill(self, index):
        """Store what every size and number of groups of such a kind is worth."""
        by_size, by_groups, by_both, by_square, grows = self._factors[5 * index : 5 * index + 5]
        worth = self._worth
        at = index << 7
        for size in range(_CELLS + 1):
            value = size * (by_size + by_square * size)
            step = by_groups + grows + by_both * size
            for _ in range(_GROUPS + 1):
                worth[at] = value // 4
                value += step
                step += 2 * grows
                at += 1

    def value(self) -> int:
        """Return what the surveyed stand is worth. Called for every card at every place."""
        survey = self._survey
        biggest = survey.biggest
        groups = survey.groups
        named = self._named
        worth = self._worth
        value = self._factors[_MOUSE] * survey.mice // 4
        first = second = 0
        for kind in range(1, KINDS):
            size = biggest[kind]
            if size > _CELLS:
                size = _CELLS
            count = groups[kind]
            if count > _GROUPS:
                count = _GROUPS
            at = size << 3 | count
            value += worth[named[kind] << 7 | at]
            at = at << 3 | kind
            if at > first:
                second = first
                first = at
            elif at > second:
                second = at
        value += self._more(first)
        return value + self._more(second) if self._two else value

    def _more(self, rank):
        """Return how much more the kind of this rank is worth if this stand names it."""
        kind = rank & 7
        at = self._named[kind] << 7 | rank >> 3
        return self._worth[at + (_OWN << 7)] - self._worth[at] + self._theirs[kind]


def _number(index):
    """Read one of the factors. Keeping all of them as numbers would take far more memory."""
    return int(_FITTED[_WIDE * index : _WIDE * index + _WIDE])
