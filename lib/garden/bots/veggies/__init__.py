# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Veggies player: easy overlooks places, normal sees all of them, hard the next turn too.

A kind is worth its biggest group times its groups, so a stand that can still grow is worth
more than it scores now: with turns to go, hard counts both factors a little larger than they
are. What a kind is worth also depends on how likely somebody names it, and it counts for the
others as well. All values are whole, in sixteenths of a point.
"""

from array import array

from garden import const
from garden.bots.veggies.others import Others, lead
from garden.veggies.stand import pack
from garden.veggies.survey import Survey

_STAND = const(8)
_SLOTS = const(4)
_PLACES = const(160)  # more than one card lying, or one standing, can have
_BEST = const(4)  # placements that hard looks at once more
_MOUSE = const(32)
_LOW = const(-9999)


class Bot:
    def __init__(self, level, rng):
        self.best = 0
        self.reason = "big"
        self._level = level
        self._rng = rng
        self._survey = Survey()
        self._others = Others(level == "hard")
        self._out = array("H", range(_PLACES))
        # The best placements so far, best first.
        self._kept = 0
        self._actions = array("H", range(_BEST))
        self._values = array("h", range(_BEST))

    def think(self, world):
        if world.phase == "lay":
            yield from self._lay(world)
        elif world.phase == "name":
            yield from self._name(world)
        else:
            yield from self._place(world)

    # -- set-up and naming ----------------------------------------------------------------------

    def _lay(self, world):
        """The card with more in it."""
        self.reason = "lay"
        most = _LOW
        for which in (0, 1):
            stand = world.stands[world.turn].copy()
            stand.lay(world.hands[world.turn][which], pack(0, 0, 0))
            self._survey.read(stand)
            value = self._survey.points(31) + self._rng.below(4 if self._level == "easy" else 1)
            if value > most:
                most = value
                self.best = which
            yield

    def _name(self, world):
        """What is best for one's own side against the best other one."""
        self.reason = "name"
        seat = world.turn
        choices = world.choices(seat)
        self.best = choices[self._rng.below(len(choices))]
        if self._level == "easy":
            return
        most = _LOW
        for kinds in choices:
            named = world.copy()
            named.named[seat] = kinds
            value = lead(named, seat)
            if value > most:
                most = value
                self.best = kinds
            yield

    # -- a card -----------------------------------------------------------------------------------

    def _place(self, world):
        seat = world.turn
        stand = world.stands[seat]
        stand.find_places(0, self._out, 0)
        self.best = self._out[0]
        others = self._others
        others.weigh(world, self._survey, _STAND - 1 - len(stand.cards))
        if self._level == "hard":
            yield from others.weigh_market(world, self._survey, self._out)
        cards = bytes([world.hands[seat][0]]) + bytes(world.market)
        yield from self._search(stand, cards)
        self.best = self._actions[0] if self._kept else self.best
        if self._level == "hard":
            if others.turns:
                yield from self._look_ahead(stand, cards)
            self._say_why(stand, cards)

    def _search(self, stand, cards):
        """Keep the best placements of these cards; card 0 is none."""
        survey = self._survey
        survey.read(stand)
        self._kept = 0
        for standing in (0, 1):
            for nth in range(stand.find_places(standing, self._out, 0)):
                if self._level == "easy" and self._rng.below(3):
                    continue
                place = self._out[nth]
                survey.lift(place)
                for slot in range(_SLOTS):
                    if cards[slot]:
                        for rot in (standing, standing + 2):
                            survey.drop(cards[slot], rot)
                            action = slot << 14 | rot << 12 | place & 0xFFF
                            self._keep(action, self._value() + self._others.denied[slot])
                yield

    def _value(self):
        """What the stand in the survey is worth."""
        if self._level == "easy":
            return 16 * self._survey.points(31) + self._rng.below(64)
        return self._others.value(self._survey) - _MOUSE * self._survey.mice

    def _keep(self, action, value):
        """Into the list of the best, if it belongs there; equals in any order."""
        values = self._values
        at = self._kept
        if at == _BEST:
            at -= 1
            if value < values[at] or value == values[at] and self._rng.below(2):
                return
        else:
            self._kept += 1
        while at and (value > values[at - 1] or value == values[at - 1] and self._rng.below(2)):
            values[at] = values[at - 1]
            self._actions[at] = self._actions[at - 1]
            at -= 1
        values[at] = value
        self._actions[at] = action

    def _look_ahead(self, stand, cards):
        """Of the best placements, the one that leads to the best next one."""
        actions = self._actions[: self._kept]
        values = self._values[: self._kept]
        self._others.next_turn()
        most = 2 * _LOW
        for nth, action in enumerate(actions):
            slot = action >> 14
            later = stand.copy()
            later.lay(cards[slot], action & 0x3FFF)
            left = bytes([0 if other == slot else cards[other] for other in range(_SLOTS)])
            yield from self._search(later, left)
            value = values[nth] + self._values[0]
            if value > most:
                most = value
                self.best = action

    def _say_why(self, stand, cards):
        survey = self._survey
        slot = self.best >> 14
        survey.read(stand)
        mice = survey.mice
        biggest = bytes(survey.biggest)
        survey.lift(self.best & 0x3FFF)
        survey.drop(cards[slot], self.best >> 12 & 3)
        if survey.mice < mice:
            self.reason = "mouse"
        elif self._others.taken[slot]:
            self.reason = "deny"
        elif max(survey.biggest) > max(biggest):
            self.reason = "big"
        else:
            self.reason = "more"
