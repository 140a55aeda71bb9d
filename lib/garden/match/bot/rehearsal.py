# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: rehearses the turns after a move, the next player's answer first.

A rehearsal deals random hands, and every player does what pays most at once: a harvest, or a card
in its best place. It leaves out rare things: Wheelbarrows after the first move, and the 1992 rule.
"""

from array import array

from garden import const
from garden.match.bot.trial import Trial
from garden.match.bot.worth import GRAIN, ROW
from garden.match.cards import BASKET, BIT, STORM, VALUE, drop, played, slot, unseen
from garden.rng import Rng
from garden.types import Action, Slices

_LOW = const(-1 << 20)  # below the worth of any move
_PRIME = const(65537)  # of the small generator that draws spaces
# In grains: the card that a player harvests with, a good one in the own field, else a bad one.
_GOOD = const(40)
_BAD = const(-18)
_ODDS = const(64)  # a chance of 1
_ANSWER = const(5)  # the weight of an answer, in sixteenths

# Scratch: by the bit of a vegetable, the best and the worst card that a player holds.
_best = bytearray(5)
_worst = bytearray(5)


class Rehearsal:
    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._tokens = array("h", bytes(48))  # by seat and vegetable, what one is worth at first
        self._odds = bytearray(3)  # by vegetable, how likely the next player holds one

    def begin(self, turns: int) -> Slices:
        """Prepare, slice by slice, for moves with so many turns after each."""
        trial = self._trial
        self._turns = turns
        self._cards = unseen(trial.world, trial.world.turn)
        self._next = (trial.world.turn + 1) % trial.world.seats
        self._set(slot(trial.world.hands[self._next], 0))
        for seat in range(trial.world.seats):
            yield
            for vegetable in range(3):
                self._tokens[3 * seat + vegetable] = trial.view.token(seat, vegetable, seat)

    def _set(self, held):
        """Set how likely one of so many unseen cards is a vegetable."""
        for vegetable in range(3):
            others = 0
            for card in self._cards:
                others += BIT[card] != 1 << vegetable
            none = _ODDS
            for _ in range(held):
                none = none * others // len(self._cards)
            self._odds[vegetable] = _ODDS - none

    def answer(self) -> int:
        """Return what the next player's harvests after the move on trial are worth to us."""
        trial = self._trial
        worth = 0
        for vegetable in range(3):
            most = harm = 0
            for space in range(trial.world.plan.spaces):
                if trial.ripe[space] >> vegetable & 1:
                    gain = self._value(self._next, space, vegetable)
                    if gain > most:
                        most = gain
                        harm = self._value(trial.world.turn, space, vegetable)
            worth += harm * self._odds[vegetable] // _ODDS
        return worth * _ANSWER >> 4

    def _value(self, seat, space, vegetable):
        """Return what a harvest of the next player from here is worth to this seat."""
        trial = self._trial
        weights = trial.view.weights
        trial.weigh(seat, space, 1 << vegetable)
        planted = _GOOD if weights[self._next * ROW + space] > 0 else _BAD
        worth = trial.gain + trial.stood + planted * weights[seat * ROW + space]
        return worth + trial.view.token(seat, vegetable, self._next)

    def deal(self, rng: Rng) -> None:
        """Deal the unseen cards again, as many as the hands and the draws need."""
        need = self._turns + 1
        for hand in self._trial.world.hands:
            need += slot(hand, 0)
        cards = self._cards
        for place in range(min(need, len(cards) - 1)):
            other = place + rng.below(len(cards) - place)
            card = cards[other]
            cards[other] = cards[place]
            cards[place] = card
        self._start = rng.word() + 1

    def open(self, action: Action) -> None:
        """Give everyone their dealt hand and make the first move."""
        trial = self._trial
        world = trial.world
        trial.make(action)
        self._count = 0  # cards drawn
        for seat in range(world.seats):
            hand = trial.game.hands[seat]
            hand[:] = world.hands[seat]
            if seat != world.turn:
                for place in range(slot(hand, 0)):
                    hand[place] = self._cards[self._count]
                    self._count += 1
        self._seat = world.turn
        self._draw = self._start
        self._take(trial.game.hands[world.turn], played(action))

    def _take(self, hand, card):
        """Take a card out of the hand and draw another."""
        drop(hand, card)
        if self._count < len(self._cards):
            hand[slot(hand, 0)] = self._cards[self._count]
            self._count += 1

    def take_turn(self) -> None:
        """Let the next player make the move that pays most at once."""
        trial = self._trial
        seat = self._seat = (self._seat + 1) % trial.world.seats
        hand = trial.game.hands[seat]
        if not hand[0]:
            return
        self._most = _LOW
        self._card = self._bit = 0
        self._look(hand)
        card = self._card
        self._take(hand, card or hand[0])  # a player who can do nothing discards a card
        if card >= STORM:
            trial.spend(seat)
            trial.harvest(seat, card, self._place, self._bit)
        elif card:
            trial.put(seat, card, self._place)

    def _look(self, hand):
        """Find the best harvest, and the most and least that an empty space counts."""
        grid = self._trial.grid
        ripe = self._trial.ripe
        weights = self._trial.view.weights
        row = self._seat * ROW
        wanted = self._read(hand)
        high = -128
        low = 127
        for space in range(self._trial.world.plan.spaces):
            if not grid[space]:
                weight = weights[row + space]
                if weight > high:
                    high = weight
                if weight < low:
                    low = weight
                for vegetable in range(3) if ripe[space] & wanted else ():
                    if ripe[space] & wanted & 1 << vegetable:
                        self._rank(space, vegetable, weight)
        if high >= low:
            self._plant(hand, high, low)

    def _read(self, hand):
        """Find the best and the worst card of each vegetable; return the bits of what helps."""
        held = specials = 0
        for card in hand:
            bit = BIT[card]
            if not bit:
                specials |= (card == BASKET) + 2 * (card == STORM)
            elif not held & bit:
                held |= bit
                _best[bit] = _worst[bit] = card
            elif card > _best[bit]:
                _best[bit] = card
            elif card < _worst[bit]:
                _worst[bit] = card
        self._held = held
        self._specials = specials
        return 7 if specials else held

    def _rank(self, space, vegetable, scale):
        """Weigh the harvest of this vegetable from here."""
        trial = self._trial
        bit = 1 << vegetable
        trial.weigh(self._seat, space, bit)
        gain = trial.gain
        if trial.game.left[vegetable] == trial.world.left[vegetable]:
            gain += self._tokens[3 * self._seat + vegetable]
        else:
            gain += trial.view.token(self._seat, vegetable, self._seat)
        if self._held & bit:
            card = _best[bit] if scale > 0 else _worst[bit]
            self._keep(gain + VALUE[card] * GRAIN * scale, card, space, bit)
        if self._specials & 1:
            self._keep(gain - trial.special, BASKET, space, bit)
        if self._specials & 2:
            self._keep(-trial.stood - trial.special, STORM, space, bit)

    def _keep(self, worth, card, space, bit):
        if worth > self._most:
            self._most = worth
            self._card = card
            self._place = space
            self._bit = bit

    def _plant(self, hand, high, low):
        """Plant a card if that pays more: where it counts most or, a bad one, least."""
        for card in hand:
            if BIT[card]:
                weight = high if VALUE[card] > 0 else low
                self._keep(self._trial.standing[card] * weight, card, weight, 0)
        if self._card and not self._bit:
            self._place = self._choose(self._place)

    def _choose(self, scale):
        """Return a random empty space that counts so much."""
        trial = self._trial
        spaces = trial.world.plan.spaces
        row = self._seat * ROW
        self._draw = self._draw * 75 % _PRIME
        space = self._draw % spaces
        while trial.grid[space] or trial.view.weights[row + space] != scale:
            space = (space + 1) % spaces
        return space
