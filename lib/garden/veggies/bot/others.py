# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Values a stand against the others', by the kinds that they will name and what those give them.

A kind scores its biggest group times its groups, so a stand that can still grow is worth more than
it scores now. Each turn to come counts as a quarter of a cell on every biggest group and as half a
group. All values are whole, in sixteenths of a point.
"""

from array import array

from garden import const
from garden.types import Seat, Slices
from garden.veggies.cards import KINDS
from garden.veggies.engine import Game
from garden.veggies.survey import Survey

STAND = const(8)
FRESH = const(20)  # what a new card in the hand counts, and a market that shows nothing new
_SURE = const(8)  # a kind that is named now; any other kind counts by the turns to come
_MOUSE = const(32)
_CERTAIN = const(32)  # chances are in 32nds
# The chance that a kind so many cells short is named after all, with 0, 1, or more turns to come.
_SHORT = bytes((0, 0, 0, 0, 0, 0, 7, 3, 1, 0, 0, 10, 5, 3, 1))
_FARTHEST = const(4)


class Others:
    def __init__(self, survey: Survey, open: bool) -> None:
        self._survey = survey
        self._open = open  # what others name may still change
        self._turns = 0  # to come, for the stand that is valued
        self._two = False  # kinds are named by a player
        self._free = bytearray(KINDS)  # the chance that none of the others names a kind
        self._worth = array("h", range(KINDS))  # what each kind is worth to them

    def weigh(self, world: Game, seat: Seat, more: int) -> Slices:
        """Prepare to value this seat's stand, with so many more cards on it.

        Read everyone else's stand, one per slice, as soon as it is open.
        """
        self._two = world.seats == 2
        for kind in range(KINDS):
            self._worth[kind] = 0
            self._free[kind] = _CERTAIN
        for other in range(world.seats):
            if other != seat and world.phase != "lay":
                stand = world.stands[other]
                self._survey.read(stand)
                partner = "teams" in world.options and (other ^ seat) & 1 == 0
                self._add(STAND - len(stand.cards), -1 if partner else 1)
                yield
        for kind in range(KINDS):
            self._worth[kind] //= sides(world)
        self._turns = STAND - len(world.stands[seat].cards) - more

    def _add(self, turns, scale):
        first = second = 0
        for kind in range(1, KINDS):
            size = self._survey.biggest[kind]
            groups = self._survey.groups[kind]
            self._worth[kind] += scale * (4 * size + turns) * (4 * groups + 2 * turns)
            # The bigger kind is named, of equal ones that with more groups.
            rank = size << 16 | groups << 8 | kind
            if rank > first:
                second = first
                first = rank
            elif rank > second:
                second = rank
        if self._open:
            self._count(min(turns, 2))
        else:
            self._name(first)
            if self._two:
                self._name(second)

    def _name(self, rank):
        if rank >> 16:
            self._free[rank & 0xFF] = 0

    def _count(self, turns):
        """Estimate how likely each kind is to be named, by its lead or gap."""
        sizes = sorted(self._survey.biggest, reverse=True)
        last = sizes[1 if self._two else 0]  # of the last kind that is named now
        next_one = sizes[2 if self._two else 1]
        for kind in range(1, KINDS):
            size = self._survey.biggest[kind]
            if size > next_one:
                ahead = min(size - next_one, _FARTHEST)
                chance = _CERTAIN - 4 * _SHORT[5 * turns + ahead] // 3
            elif size == last:
                chance = _CERTAIN // 2
            else:
                chance = _SHORT[5 * turns + min(last - size, _FARTHEST)]
            if size:
                self._free[kind] = self._free[kind] * (_CERTAIN - chance) // _CERTAIN

    def gain(self, kind: int) -> int:
        """Return what the seat gains by naming this kind; nothing if it scores anyway."""
        size = 4 * self._survey.biggest[kind] + self._turns
        gain = size * (4 * self._survey.groups[kind] + 2 * self._turns) - self._worth[kind]
        return gain * self._free[kind] // _CERTAIN

    def value(self) -> int:
        """Return what the surveyed stand is worth next to the others'.

        Bots ask this for every card at every place, so it makes one call and looks nothing up
        twice. A seat also names its biggest kinds, and in a tie those that gain most.
        """
        biggest = self._survey.biggest
        groups = self._survey.groups
        worth = self._worth
        free = self._free
        turns = self._turns
        every = sure = first = second = first_gain = second_gain = 0
        for kind in range(1, KINDS):
            size = biggest[kind]
            gain = (4 * size + turns) * (4 * groups[kind] + 2 * turns) - worth[kind]
            every += gain
            sure += gain
            gain = gain * free[kind] >> 5
            sure -= gain
            rank = (size << 15) + gain
            if rank > first:
                second = first
                second_gain = first_gain
                first = rank
                first_gain = gain
            elif rank > second:
                second = rank
                second_gain = gain
        sure += first_gain
        if self._two:
            sure += second_gain
        value = every * turns + sure * (_SURE - turns) >> 3
        return value - (_MOUSE - 2 * turns) * self._survey.mice


def sides(world: Game) -> int:
    """Return the number of sides that a seat's lead is compared with."""
    return 1 if "teams" in world.options else world.seats - 1
