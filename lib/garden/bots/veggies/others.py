# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the others at a Veggies table will name, what kinds are worth to them, what they want."""

from array import array

from garden import const
from garden.veggies.cards import KINDS

_STAND = const(8)
_SLOTS = const(4)
_TURNS = const(7)
_SURE = const(16)  # a certainty, in sixteenths
_LONGEST = const(49)  # no group is larger than a stand

# How likely a kind is named whose biggest group is so many cells smaller than the smallest that
# would be named now, with four turns or more to go.
_HOPE = bytes((12, 7, 3, 1))
# Of 256: how likely any kind is named in the end, as long as nothing can be seen of it.
_EARLY = const(176)
# What a turn to come adds to a biggest group and to the number of groups, in quarters.
_GROW = const(1)
_SPREAD = const(1)


class Others:
    def __init__(self, far):
        self._far = far  # look at what is to come, too
        self.turns = 0  # still to come after this one
        self._ahead = 0  # as many of them as are looked at
        self._two = False
        self._hope = bytearray(_LONGEST)  # by how many cells short: how likely a kind is named
        self._theirs = bytearray(KINDS)  # how likely they name each kind
        self._worth = array("h", range(KINDS))  # what each kind is worth to them
        self._best = array("h", range(_SLOTS))
        self.denied = array("h", range(_SLOTS))  # by slot: what taking it takes from the next
        self.taken = bytearray(_SLOTS)

    def weigh(self, world, survey, turns):
        """Read everybody else's stand."""
        self._two = world.seats == 2
        self._look_at(turns)
        for slot in range(_SLOTS):
            self.denied[slot] = self.taken[slot] = 0
        for kind in range(KINDS):
            self._theirs[kind] = self._worth[kind] = 0
        for other in range(world.seats):
            if other != world.turn:
                survey.read(world.stands[other])
                partner = "teams" in world.options and (other ^ world.turn) & 1 == 0
                self._add(survey, -1 if partner else 1)
        if "teams" not in world.options:
            for kind in range(KINDS):
                self._worth[kind] //= world.seats - 1

    def _add(self, survey, sign):
        bar = self._bar(survey.biggest)
        for kind in range(1, KINDS):
            size = survey.biggest[kind]
            named = self._hope[max(bar - size, 0)]
            self._theirs[kind] = _SURE - ((_SURE - self._theirs[kind]) * (_SURE - named) >> 4)
            points = 4 * size + _GROW * self._ahead
            points *= 4 * survey.groups[kind] + _SPREAD * self._ahead
            self._worth[kind] += sign * points

    def value(self, survey):
        """What a stand is worth beside theirs, without its mice."""
        # Asked for every place of every card: one call, and nothing looked up twice.
        biggest = survey.biggest
        groups = survey.groups
        theirs = self._theirs
        worth = self._worth
        hope = self._hope
        ahead = self._ahead
        bar = self._bar(biggest)
        value = 0
        for kind in range(1, KINDS):
            size = biggest[kind]
            if size >= bar:
                sure = 256
            else:
                sure = 256 - (_SURE - hope[bar - size]) * (_SURE - theirs[kind])
            if ahead:
                sure = (sure * (_TURNS - ahead) + _EARLY * ahead) // _TURNS
            points = (4 * size + _GROW * ahead) * (4 * groups[kind] + _SPREAD * ahead)
            value += sure * (points - worth[kind]) >> 8
        return value

    def _bar(self, sizes):
        """The smallest group with which a kind would be named now."""
        first = second = 0
        for kind in range(1, KINDS):
            size = sizes[kind]
            if size > first:
                second = first
                first = size
            elif size > second:
                second = size
        return second if self._two else first

    def weigh_market(self, world, survey, out):
        """What the next player loses when a card leaves the market."""
        rival = world.stands[(world.turn + 1) % world.seats]
        if len(rival.cards) == _STAND:
            return
        kinds = world.kinds()
        best = self._best
        for slot in range(_SLOTS):
            best[slot] = -999
        survey.read(rival)
        for standing in (0, 1):
            for nth in range(rival.find_places(standing, out, 0)):
                survey.lift(out[nth])
                for slot in range(1, _SLOTS):
                    for rot in (standing, standing + 2):
                        survey.drop(world.market[slot - 1], rot)
                        best[slot] = max(best[slot], survey.points(kinds))
                yield
        self._deny(world.seats)

    def _deny(self, seats):
        best = self._best
        wanted = 1
        for slot in (2, 3):
            if best[slot] > best[wanted]:
                wanted = slot
        left = max([best[slot] for slot in range(1, _SLOTS) if slot != wanted])
        self.denied[wanted] = 16 * (best[wanted] - left) // (seats - 1)
        self.taken[wanted] = best[wanted] > left

    def _look_at(self, turns):
        self.turns = turns
        self._ahead = turns if self._far else 0
        self._hope[0] = _SURE
        for short in range(1, 5):
            self._hope[short] = _HOPE[short - 1] * min(turns, 4) >> 2

    def next_turn(self):
        """From now on the turn after this one is looked at."""
        self._look_at(self.turns - 1)
        for slot in range(_SLOTS):
            self.denied[slot] = 0


def lead(game, seat):
    """How far this seat's side is ahead of the best other one."""
    scores = game.scores()
    if "teams" in game.options:
        return (scores[0] + scores[2] - scores[1] - scores[3]) * (1 - 2 * (seat & 1))
    return scores[seat] - max([scores[other] for other in range(game.seats) if other != seat])
