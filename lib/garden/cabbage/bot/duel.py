# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: how often to choose each die, when both players choose one in secret."""

from array import array

from garden import const
from garden.cabbage.bot.basics import highest, lowest
from garden.rng import Rng
from garden.types import Slices

_DICE = const(6)
_ROUNDS = const(120)
_SLICE = const(12)  # rounds between two yields


class Duel:
    """What each of our dice is worth against each of theirs, and how often to choose it."""

    def __init__(self) -> None:
        self.worth = array("h", bytes(2 * _DICE * _DICE))
        self._count = bytearray(_DICE)  # how often each was chosen
        self._ours = array("i", bytes(4 * _DICE))  # what each has earned so far
        self._theirs = array("i", bytes(4 * _DICE))

    def note(self, die: int, other: int, worth: int) -> None:
        self.worth[(die - 1) * _DICE + other - 1] = worth

    def search(self, mine: bytearray, theirs: bytearray) -> Slices:
        """Find how often to choose each die: fictitious play, a few rounds a slice.

        In each round both sides take the best answer to everything that the other has chosen so
        far. The shares approach a mix that no rival can exploit. The first answer assumes a rival
        who takes any die.
        """
        self._open(mine, theirs)
        for round in range(_ROUNDS):
            if round % _SLICE == 0:
                yield
            self._answer(mine, theirs)

    def value(self, mine: bytearray, theirs: bytearray) -> int:
        """Return what our side gets when both choose well, for at most two kinds of dice each."""
        ours = (lowest(mine) - 1) * _DICE - 1
        others = (highest(mine) - 1) * _DICE - 1
        low = lowest(theirs)
        high = highest(theirs)
        a = self.worth[ours + low]
        b = self.worth[ours + high]
        c = self.worth[others + low]
        d = self.worth[others + high]
        sure = max(min(a, b), min(c, d))
        if sure == min(max(a, c), max(b, d)):
            return sure
        # No die is safe, so each side mixes its two until the other one's choice does not matter.
        return (a * d - b * c) // (a + d - b - c)

    def _answer(self, mine, theirs):
        ours = _most(self._ours, mine, 1)
        other = _most(self._theirs, theirs, -1)
        self._count[ours] += 1
        for nth in range(_DICE):
            self._ours[nth] += self.worth[nth * _DICE + other]
            self._theirs[nth] += self.worth[ours * _DICE + nth]

    def _open(self, mine, theirs):
        for nth in range(_DICE):
            self._count[nth] = self._ours[nth] = self._theirs[nth] = 0
        for nth in range(_DICE):
            for other in range(_DICE):
                worth = self.worth[nth * _DICE + other]
                self._ours[nth] += worth * theirs[other + 1]
                self._theirs[other] += worth * mine[nth + 1]

    def average(self, die: int) -> int:
        """Return what this die has earned a round, in the last search."""
        return self._ours[die - 1] // (_ROUNDS + _DICE)

    def choose(self, rng: Rng) -> int:
        """Draw a die, each as often as it was found best."""
        rest = rng.below(_ROUNDS)
        die = 0
        while rest >= 0:
            rest -= self._count[die]
            die += 1
        return die


def _most(values, dice, scale):
    """Return the available die that has earned most."""
    best = -1
    for nth in range(_DICE):
        if dice[nth + 1] and (best < 0 or scale * values[nth] > scale * values[best]):
            best = nth
    return best
