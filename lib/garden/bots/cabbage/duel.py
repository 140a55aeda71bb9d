# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: die against die, both covered: how often to choose which."""

from array import array

from garden import const

_DICE = const(6)
_ROUNDS = const(120)
_SLICE = const(12)  # rounds of it at a time
_FAR = const(30001)

_BRIEF = const(40)  # rounds that are enough for a value


class Duel:
    """What each of our dice is worth against each of theirs, and how often to choose it."""

    def __init__(self):
        self.worth = array("h", bytes(2 * _DICE * _DICE))
        self._often = bytearray(_DICE)
        self._ours = array("i", bytes(4 * _DICE))  # what each has earned up to now
        self._theirs = array("i", bytes(4 * _DICE))

    def note(self, die, other, worth):
        self.worth[(die - 1) * _DICE + other - 1] = worth

    def settle(self, mine, theirs):
        """Both sides answer, again and again, what the other has chosen so far.

        What each die is chosen how often comes close to what no rival can exploit. The first
        answer is to a rival who takes any die.
        """
        self._open(mine, theirs)
        for round in range(_ROUNDS):
            if round % _SLICE == 0:
                yield
            self._answer(mine, theirs)

    def value(self, mine, theirs):
        """What our side gets when both choose well."""
        sure = self._sure(mine, theirs, 1)
        if sure == -self._sure(theirs, mine, -1):
            return sure
        for nth in range(_DICE):
            self._often[nth] = self._ours[nth] = self._theirs[nth] = 0
        for _ in range(_BRIEF):
            self._answer(mine, theirs)
        most = self._ours[_most(self._ours, mine, 1)]
        return (most + self._theirs[_most(self._theirs, theirs, -1)]) // (2 * _BRIEF)

    def _sure(self, own, other, sign):
        """What the owner of these dice gets for sure with one of them."""
        best = -_FAR
        for nth in range(_DICE):
            if own[nth + 1]:
                least = _FAR
                for answer in range(_DICE):
                    if other[answer + 1]:
                        at = nth * _DICE + answer if sign > 0 else answer * _DICE + nth
                        least = min(least, sign * self.worth[at])
                best = max(best, least)
        return best

    def _answer(self, mine, theirs):
        ours = _most(self._ours, mine, 1)
        other = _most(self._theirs, theirs, -1)
        self._often[ours] += 1
        for nth in range(_DICE):
            self._ours[nth] += self.worth[nth * _DICE + other]
            self._theirs[nth] += self.worth[ours * _DICE + nth]

    def _open(self, mine, theirs):
        for nth in range(_DICE):
            self._often[nth] = self._ours[nth] = self._theirs[nth] = 0
        for nth in range(_DICE):
            for other in range(_DICE):
                worth = self.worth[nth * _DICE + other]
                self._ours[nth] += worth * theirs[other + 1]
                self._theirs[other] += worth * mine[nth + 1]

    def pick(self, rng):
        """A die, each as often as it was found best."""
        rest = rng.below(_ROUNDS)
        die = 0
        while rest >= 0:
            rest -= self._often[die]
            die += 1
        return die


def _most(earned, dice, sign):
    """The die at hand that has earned most."""
    best = -1
    for nth in range(_DICE):
        if dice[nth + 1] and (best < 0 or sign * earned[nth] > sign * earned[best]):
            best = nth
    return best
