# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The best places for each card on offer, the best first, ties in any order."""

from array import array

from garden import const
from garden.rng import Rng
from garden.types import Action

LOW = const(-30000)  # below every value
_SLOT = const(14)  # an action is the card's slot above its place


class Shortlist:
    def __init__(self, slots: int, count: int, rng: Rng) -> None:
        self._count = count  # so many are kept of every slot
        self._rng = rng
        self._places = array("H", range(slots * count))
        self._worth = array("h", range(slots * count))
        self.costs = array("h", range(slots))  # what it costs to take each card
        self.value = LOW  # the value of the last action taken

    def clear(self, place: int) -> None:
        """Forget all places; this one stays until a better one is kept."""
        for nth in range(len(self._worth)):
            self._worth[nth] = LOW
            self._places[nth] = place
        for slot in range(len(self.costs)):
            self.costs[slot] = 0

    def keep(self, slot: int, place: int, value: int) -> None:
        """Keep this place if it is among the best of its slot."""
        values = self._worth
        first = slot * self._count
        at = last = first + self._count - 1
        if value < values[last]:
            return
        while at > first and value >= values[at - 1]:
            if value == values[at - 1] and self._rng.below(2):
                break
            values[at] = values[at - 1]
            self._places[at] = self._places[at - 1]
            at -= 1
        if at < last or value > values[at] or self._rng.below(2):
            values[at] = value
            self._places[at] = place

    def top(self, slot: int) -> int:
        """Return the best value with this slot's card."""
        return self._worth[slot * self._count]

    def mean(self, slots: int) -> int:
        """Return the mean of the best values of the first slots' cards."""
        return sum([self.top(slot) for slot in range(slots)]) // slots

    def best(self) -> Action:
        """Return the best action."""
        at = self._find()
        return at // self._count << _SLOT | self._places[at]

    def take(self) -> Action:
        """Return the best action and keep it no longer."""
        at = self._find()
        action = at // self._count << _SLOT | self._places[at]
        self.value = self._worth[at]
        self._worth[at] = LOW
        return action

    def _find(self):
        best = 0
        most = 2 * LOW
        for at in range(len(self._worth)):
            value = self._worth[at] - self.costs[at // self._count]
            if value > most:
                most = value
                best = at
        return best
