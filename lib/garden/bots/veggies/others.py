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
        self._two = False
        self._theirs = bytearray(KINDS)  # how likely they name each kind
        self._mine = bytearray(KINDS)
        self._worth = array("h", range(KINDS))  # what each kind is worth to them
        self._best = array("h", range(_SLOTS))
        self.denied = array("h", range(_SLOTS))  # by slot: what taking it takes from the next
        self.taken = bytearray(_SLOTS)

    def weigh(self, world, survey, turns):
        """Read everybody else's stand."""
        self.turns = turns
        self._two = world.seats == 2
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
        self._guess(survey.biggest, self._mine)
        for kind in range(1, KINDS):
            doubt = (_SURE - self._theirs[kind]) * (_SURE - self._mine[kind])
            self._theirs[kind] = _SURE - (doubt >> 4)
            self._worth[kind] += sign * self._grown(survey, kind)

    def value(self, survey):
        """What a stand is worth beside theirs, without its mice."""
        self._guess(survey.biggest, self._mine)
        value = 0
        for kind in range(1, KINDS):
            sure = 256 - (_SURE - self._mine[kind]) * (_SURE - self._theirs[kind])
            if self._far:
                sure = (sure * (_TURNS - self.turns) + _EARLY * self.turns) // _TURNS
            value += sure * (self._grown(survey, kind) - self._worth[kind]) >> 8
        return value

    def _grown(self, survey, kind):
        """A kind's points as they may be in the end: both factors in quarters, and larger."""
        turns = self.turns if self._far else 0
        size = 4 * survey.biggest[kind] + _GROW * turns
        return size * (4 * survey.groups[kind] + _SPREAD * turns)

    def _guess(self, sizes, sure):
        """How likely a player with these biggest groups names each kind."""
        first = second = 0
        for kind in range(1, KINDS):
            if sizes[kind] > first:
                second = first
                first = sizes[kind]
            elif sizes[kind] > second:
                second = sizes[kind]
        bar = second if self._two else first
        for kind in range(1, KINDS):
            short = bar - sizes[kind]
            if short <= 0:
                sure[kind] = _SURE
            elif short <= 4:
                sure[kind] = _HOPE[short - 1] * min(self.turns, 4) >> 2
            else:
                sure[kind] = 0

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

    def next_turn(self):
        """From now on the turn after this one is looked at."""
        self.turns -= 1
        for slot in range(_SLOTS):
            self.denied[slot] = 0


def lead(game, seat):
    """How far this seat's side is ahead of the best other one."""
    scores = game.scores()
    if "teams" in game.options:
        return (scores[0] + scores[2] - scores[1] - scores[3]) * (1 - 2 * (seat & 1))
    return scores[seat] - max([scores[other] for other in range(game.seats) if other != seat])
