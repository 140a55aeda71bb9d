# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Veggies player: easy overlooks places, normal sees all of them, hard the next turns too."""

from array import array

from garden import const
from garden.bots import BaseBot
from garden.rng import Rng
from garden.types import Action, Slices
from garden.veggies.bot.others import Others, sides
from garden.veggies.bot.shortlist import LOW, Shortlist
from garden.veggies.cards import KINDS
from garden.veggies.engine import Game
from garden.veggies.scoring import change
from garden.veggies.stand import Stand, pack
from garden.veggies.survey import Survey

_STAND = const(8)
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
_FRESH = const(20)  # what a new card in the hand counts, and a market that shows nothing new


class Bot(BaseBot):
    def __init__(self, level: str, rng: Rng) -> None:
        self._level = level
        self._rng = rng
        self._survey = Survey()
        self._others = Others(self._survey, level == "hard")
        self._outlook = None
        self._count = 0  # cards tried, at all places
        if level == "hard":
            from garden.veggies.bot.outlook import Outlook  # much code, for this level alone

            self._outlook = Outlook(self._survey)
        self._value = self._guess if level == "easy" else self._others.value
        self._places = array("H", range(_PLACES))
        self._kept = Shortlist(_SLOTS, _BEST, rng)
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
        yield from self._others.weigh(world, world.turn, 2)
        for which in (0, 1):
            stand = Stand()
            stand.lay(hand[which], pack(0, 0, 0))
            value = yield from self._promise(stand, hand[1 - which : 2 - which] + world.market)
            if value > most:
                most = value
                self.best = which

    def _promise(self, stand, cards):
        if self._level == "hard":
            yield from self._find(stand, cards, self._next, _CONTACT)
            return self._next.mean(_SLOTS)
        yield
        self._survey.read(stand)
        return self._survey.points(31) + self._rng.below(4 if self._level == "easy" else 1)

    def _name(self, world):
        """Choose the kinds that gain most and would not score anyway."""
        self.reason = "name"
        choices = world.choices(world.turn)
        self.best = choices[self._rng.below(len(choices))]
        if self._level == "easy":
            return
        yield from self._others.weigh(world, world.turn, 0)
        self._survey.read(world.stands[world.turn])
        most = LOW
        for kinds in choices:
            gains = [self._others.gain(kind) for kind in range(1, KINDS) if kinds >> kind - 1 & 1]
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
        last = len(stand.cards) == _STAND - 1
        yield from self._weigh(world, seat, 1)
        for _ in self._find(stand, cards, self._kept, 0 if last else _CONTACT):
            self.best = self._kept.best()
            yield
        if self._level == "hard":
            yield from self._deny(world, last)
            if not last:
                yield from self._ahead(stand, cards, world, effort)
            self.reason = self._why(world, stand, cards, last)

    def _weigh(self, world, seat, more):
        """Prepare to value this seat's stand, with so many more cards on it."""
        turns = _STAND - len(world.stands[seat].cards) - more
        if self._outlook and turns:
            self._value = self._outlook.value
            yield from self._outlook.weigh(world, seat, turns)
        else:
            if self._level != "easy":
                self._value = self._others.value
            yield from self._others.weigh(world, seat, more)

    def _find(self, stand, cards, kept, contact, step=1):
        """Try all these cards at every place, or at each `step`th, with enough contact.

        A slice is a place.
        """
        survey = self._survey
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
                self._survey.drop(cards[slot], rot)
                kept.keep(slot, rot << 12 | place, self._value())

    def _guess(self):
        """Return easy's guess at the surveyed stand: it thinks that every kind will score."""
        return 16 * self._survey.points(31) + self._rng.below(64)

    # -- further on -------------------------------------------------------------------------------

    def _deny(self, world, last):
        """Count what each card, once taken, leaves to the next player."""
        rival = (world.turn + 1) % world.seats
        stand = world.stands[rival]
        costs = self._kept.costs
        if len(stand.cards) < _STAND:
            yield from self._weigh(world, rival, 1)
            # Their hand and the next card are only drawn, so this weighs what such cards are worth.
            cards = world.hands[rival] + world.market + world.deck[:1]
            yield from self._find(stand, cards, self._next, _CONTACT)
            for slot in range(_SLOTS):
                costs[slot] = self._left(slot) // sides(world)
        if not last:
            costs[0] -= _FRESH
        self.best = self._kept.best()

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
        yield from self._weigh(world, world.turn, 2)
        most = 2 * LOW
        enough = max(effort * _TRIES, self._count + effort * _AHEAD)
        step = max(1, _EVERY_THIRD // effort)
        while self._count < enough:
            action = self._kept.take()
            now = self._kept.value
            if now == LOW:
                return
            yield from self._follow(stand, cards, action, step)
            value = self._result(now, action >> 14)
            if value > most:
                most = value
                self.best = action

    def _follow(self, stand, cards, action, step):
        """Find what the other cards are worth after this placement."""
        slot = action >> 14
        later = stand.copy()
        later.lay(cards[slot], action & 0x3FFF)
        yield from self._find(later, cards[:slot] + cards[slot + 1 :], self._next, _CONTACT, step)

    def _result(self, now, slot):
        """Combine a placement's value with what the other cards are worth after it.

        The hand stays until the next turn, the market may not.
        """
        mean = self._next.mean(_SLOTS - 1)
        hand = self._next.top(0) if slot else mean
        return (3 * now + 3 * mean + 2 * hand >> 3) - self._kept.costs[slot]

    # -- another action -------------------------------------------------------------------------

    def compare(self, world: Game, action: Action, effort: int = 1) -> Slices:
        if action == self.best:
            self.ahead = 0
            return
        best = yield from self._judge(world, self.best, effort)
        other = yield from self._judge(world, action, effort)
        self.ahead = 10 * (best - other) >> 4

    def _judge(self, world, action, effort):
        """Return what this action is worth, in sixteenths of a point."""
        seat = world.turn
        stand = world.stands[seat]
        if world.phase == "lay":
            hand = world.hands[seat]
            yield from self._others.weigh(world, seat, 2)
            stand = Stand()
            stand.lay(hand[action], pack(0, 0, 0))
            value = yield from self._promise(stand, hand[1 - action : 2 - action] + world.market)
        elif world.phase == "name":
            yield from self._others.weigh(world, seat, 0)
            self._survey.read(stand)
            kinds = [kind for kind in range(1, KINDS) if action >> kind - 1 & 1]
            value = sum([self._others.gain(kind) for kind in kinds])
        else:
            cards = world.hands[seat] + world.market
            last = len(stand.cards) == _STAND - 1
            yield from self._weigh(world, seat, 1)
            self._survey.read(stand)
            self._survey.lift(action & 0x3FFF)
            self._survey.drop(cards[action >> 14], action >> 12 & 3)
            value = self._value()
            if last:
                value -= self._kept.costs[action >> 14]
            else:
                yield from self._weigh(world, seat, 2)
                yield from self._follow(stand, cards, action, max(1, _EVERY_THIRD // effort))
                value = self._result(value, action >> 14)
        return value

    # -- why ------------------------------------------------------------------------------------

    def _why(self, world, stand, cards, last):
        """Return what this placement gains most by, or why it is worth a loss."""
        gain = change(world, self.best)
        survey = self._survey
        slot = self.best >> 14
        survey.read(stand)
        mice = survey.mice
        biggest = max(survey.biggest)
        groups = sum(survey.groups)
        survey.lift(self.best & 0x3FFF)
        survey.drop(cards[slot], self.best >> 12 & 3)
        mice = 2 * (mice - survey.mice)
        denied = self._denied(slot, last)
        if gain < 0:
            if denied + gain > 0:
                return "deny"
            return self._loss(world, gain) if last else "later"
        if mice > 0 and mice >= max(gain - mice, denied):
            return "mouse"
        if denied > 0 and denied > gain - mice:
            return "deny"
        if gain:
            if max(survey.biggest) > biggest:
                return "big"
            return "more" if sum(survey.groups) > groups else "gain"
        if last:
            return "wait"
        return "fit" if slot else "hand"

    def _denied(self, slot, last):
        """Return by how many points the next player does worse without this card."""
        costs = self._kept.costs
        return (costs[0] + (0 if last else _FRESH) - costs[slot]) >> 4 if slot else 0

    def _loss(self, world, gain):
        """Return whether the last card, which costs points, costs the others more."""
        later = world.copy()
        later.play(self.best)
        seat = world.turn
        lost = sum(world.scores()) - sum(later.scores())
        lost += later.scores()[seat] - world.scores()[seat]
        return "others" if lost > -gain * sides(world) else "least"
