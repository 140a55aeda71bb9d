# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Veggies player: easy overlooks places, normal sees all of them, hard the next turns too."""

from array import array

from garden import const
from garden.bots import BaseBot
from garden.rng import Rng
from garden.types import TYPE_CHECKING, Action, Seat, Slices
from garden.veggies.bot.others import FRESH, STAND, Others, sides
from garden.veggies.bot.shortlist import LOW, Shortlist
from garden.veggies.cards import KINDS
from garden.veggies.engine import Game
from garden.veggies.stand import Stand, pack
from garden.veggies.survey import Survey

if TYPE_CHECKING:
    from typing import Any

_SLOTS = const(4)  # the hand and the market
_PLACES = const(160)  # room for all places of a card that lies, or of one that stands
_BEST = const(4)  # placements kept of each slot
# How often hard tries a card at a place in less than 6 seconds on a board, and how many of
# these tries at least are for the turn after.
_TRIES = const(2600)
_AHEAD = const(600)
_EVERY_THIRD = const(3)  # place: the best of these is nearly as good as the best of all
# Places that touch the stand with fewer cells than this are passed over, except by the last card.
_CONTACT = const(2)


class Bot(BaseBot):
    def __init__(self, level: str, rng: Rng) -> None:
        self._level = level
        self._rng = rng
        self.survey = Survey()
        self.others = Others(self.survey, level == "hard")
        self._outlook = None
        self._count = 0  # cards tried, at all places
        if level == "hard":
            from garden.veggies.bot.outlook import Outlook  # much code, for this level alone

            self._outlook = Outlook(self.survey)
        self.value = self._guess if level == "easy" else self.others.value
        self._places = array("H", range(_PLACES))
        self.kept = Shortlist(_SLOTS, _BEST, rng)
        # What can come next: of a seat's four cards, and of one more that may turn up.
        self._next = Shortlist(_SLOTS + 1, 1, rng)

    def think(self, world: Game, effort: int = 1) -> Slices:
        self._count = 0
        if world.phase == "lay":
            yield from self._lay(world)
        elif world.phase == "name":
            yield from self._name(world)
        else:
            yield from self._place(world, effort)

    # -- set-up and naming ----------------------------------------------------------------------

    def _lay(self, world):
        """Choose the card with more in it; hard takes the one that suits the next cards."""
        hand = world.hands[world.turn]
        self.best = 0
        self.reason = "lay"
        most = LOW
        yield from self.others.weigh(world, world.turn, 2)
        for which in (0, 1):
            stand = Stand()
            stand.lay(hand[which], pack(0, 0, 0))
            value = yield from self.promise(stand, hand[1 - which : 2 - which] + world.market)
            if value > most:
                most = value
                self.best = which

    def promise(self, stand: Stand, cards: bytearray) -> "Any":
        """Return what a stand is worth that begins like this, with these cards to come."""
        if self._level == "hard":
            yield from self._find(stand, cards, self._next, _CONTACT)
            return self._next.mean(_SLOTS)
        yield
        self.survey.read(stand)
        return self.survey.points(31) + self._rng.below(4 if self._level == "easy" else 1)

    def _name(self, world):
        """Choose the kinds that gain most and would not score anyway."""
        self.reason = "name"
        choices = world.choices(world.turn)
        self.best = choices[self._rng.below(len(choices))]
        if self._level == "easy":
            return
        yield from self.others.weigh(world, world.turn, 0)
        self.survey.read(world.stands[world.turn])
        most = LOW
        for kinds in choices:
            gains = [self.others.gain(kind) for kind in range(1, KINDS) if kinds >> kind - 1 & 1]
            if sum(gains) > most:
                most = sum(gains)
                self.best = kinds

    # -- a card -----------------------------------------------------------------------------------

    def _place(self, world, effort):
        seat = world.turn
        stand = world.stands[seat]
        cards = world.hands[seat] + world.market
        stand.find_places(0, self._places, 0)
        self.best = self._places[0]
        last = len(stand.cards) == STAND - 1
        yield from self.weigh(world, seat, 1)
        for _ in self._find(stand, cards, self.kept, 0 if last else _CONTACT):
            self.best = self.kept.best()
            yield
        if self._level == "hard":
            yield from self._deny(world, last)
            if not last:
                yield from self._ahead(stand, cards, world, effort)
            from garden.veggies.bot.why import why

            self.reason = why(world, self.best, self.survey, self.kept.costs)

    def weigh(self, world: Game, seat: Seat, more: int) -> Slices:
        """Prepare to value this seat's stand, with so many more cards on it."""
        turns = STAND - len(world.stands[seat].cards) - more
        if self._outlook and turns:
            self.value = self._outlook.value
            yield from self._outlook.weigh(world, seat, turns)
        else:
            if self._level != "easy":
                self.value = self.others.value
            yield from self.others.weigh(world, seat, more)

    def _find(self, stand, cards, kept, contact, step=1):
        """Try all these cards at every place, or at each `step`th, with enough contact.

        A slice is a place.
        """
        survey = self.survey
        places = self._places
        survey.read(stand)
        stand.find_places(0, places, 0)
        kept.clear(places[0])
        for standing in (0, 1):
            for nth in range(0, stand.find_places(standing, places, 0), step):
                if self._level == "easy" and self._rng.below(3):
                    continue
                self._count += len(cards)
                place = places[nth] & 0xFFF
                survey.lift(places[nth])
                if survey.contact >= contact:
                    self._put(cards, standing, place, kept)
                yield

    def _put(self, cards, standing, place, kept):
        for slot in range(len(cards)):
            for rot in (standing, standing + 2):
                self.survey.drop(cards[slot], rot)
                kept.keep(slot, rot << 12 | place, self.value())

    def _guess(self):
        """Return easy's guess at the surveyed stand: it thinks that every kind will score."""
        return 16 * self.survey.points(31) + self._rng.below(64)

    # -- further on -------------------------------------------------------------------------------

    def _deny(self, world, last):
        """Count what each card, once taken, leaves to the next player."""
        rival = (world.turn + 1) % world.seats
        stand = world.stands[rival]
        costs = self.kept.costs
        if len(stand.cards) < STAND:
            yield from self.weigh(world, rival, 1)
            # Their hand and the next card are only drawn, so this weighs what such cards are worth.
            cards = world.hands[rival] + world.market + world.deck[:1]
            yield from self._find(stand, cards, self._next, _CONTACT)
            for slot in range(_SLOTS):
                costs[slot] = self._left(slot) // sides(world)
        if not last:
            costs[0] -= FRESH
        self.best = self.kept.best()

    def _left(self, slot):
        """Return the best the next player can do if this slot's card is gone."""
        top = self._next.top
        market = max([top(other) for other in range(1, _SLOTS) if other != slot])
        if slot:
            return max(market, top(0), top(_SLOTS))
        # The market stays as it is: either unknown card may be the one they hold.
        return max(market, top(0)) + max(market, top(_SLOTS)) >> 1

    def _ahead(self, stand, cards, world, effort):
        """Choose the placement that is best together with what can follow it."""
        yield from self.weigh(world, world.turn, 2)
        most = 2 * LOW
        enough = max(effort * _TRIES, self._count + effort * _AHEAD)
        while self._count < enough:
            action = self.kept.take()
            now = self.kept.value
            if now == LOW:
                return
            yield from self.follow(stand, cards, action, effort)
            value = self.result(now, action >> 14)
            if value > most:
                most = value
                self.best = action

    def follow(self, stand: Stand, cards: bytearray, action: Action, effort: int) -> Slices:
        """Find what the other cards are worth after this placement."""
        slot = action >> 14
        later = stand.copy()
        later.lay(cards[slot], action & 0x3FFF)
        rest = cards[:slot] + cards[slot + 1 :]
        step = max(1, _EVERY_THIRD // effort)
        yield from self._find(later, rest, self._next, _CONTACT, step)

    def result(self, now: int, slot: int) -> int:
        """Combine a placement's value with what the other cards are worth after it.

        The hand stays until the next turn, the market may not.
        """
        mean = self._next.mean(_SLOTS - 1)
        hand = self._next.top(0) if slot else mean
        return (3 * now + 3 * mean + 2 * hand >> 3) - self.kept.costs[slot]

    # -- another action -------------------------------------------------------------------------

    def compare(self, world: Game, action: Action, effort: int = 1) -> Slices:
        from garden.veggies.bot.second import judge

        best = yield from judge(self, world, self.best, effort)
        other = yield from judge(self, world, action, effort)
        self.ahead = 10 * (best - other) >> 4
