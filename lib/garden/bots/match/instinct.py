# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the move that pays most at once, found without trying every one of them."""

from array import array

from garden import const
from garden.bots.match.view import GRAIN
from garden.match.cards import BASKET, BIT, STORM, VALUE

_LOW = const(-1 << 20)  # below the worth of any move
_PRIME = const(65537)  # of the small generator that draws spaces

# Scratch: by the bit of a vegetable, the best and the worst card that a player holds.
_best = bytearray(5)
_worst = bytearray(5)


class Instinct:
    """What a player would do: `card`, or 0 for none; `space`; with a special, the `bit` as well."""

    def __init__(self):
        self._tokens = array("h", bytes(48))  # by seat and vegetable, what one is worth at first

    def begin(self, world, game, views, trial, standing, special):
        """Prepare for moves in a trial; the game's tokens are the world's and those taken since."""
        self._first = world.left
        self._left = game.left
        self._spaces = world.plan.spaces
        self._views = views
        self._trial = trial
        self._standing = standing
        self._special = special

    def weigh_tokens(self, seat):
        """Take in what a token is worth to this seat as long as nobody takes another."""
        for vegetable in range(3):
            self._tokens[3 * seat + vegetable] = self._views[seat].token(vegetable, seat)

    def _token(self, vegetable):
        if self._left[vegetable] == self._first[vegetable]:
            return self._tokens[3 * self._seat + vegetable]
        return self._views[self._seat].token(vegetable, self._seat)

    def choose(self, seat, hand):
        """Find the best harvest, and plant a card instead if that pays more."""
        self._seat = seat
        self._most = _LOW
        self.card = 0
        grid = self._trial.grid
        ripe = self._trial.ripe
        weights = self._views[seat].weights
        wanted = self._sort(hand)
        high = -128
        low = 127
        for space in range(self._spaces):
            if not grid[space]:
                weight = weights[space]
                if weight > high:
                    high = weight
                if weight < low:
                    low = weight
                if ripe[space] & wanted:
                    self._look_at(space, ripe[space] & wanted, weights)
        if high >= low:
            self._plant(hand, weights, high, low)

    def _sort(self, hand):
        """Find the best and the worst card of each vegetable; return the bits of what helps."""
        held = 0
        self._basket = self._storm = False
        for card in hand:
            bit = BIT[card]
            if bit:
                if not held & bit:
                    held |= bit
                    _best[bit] = _worst[bit] = card
                elif card > _best[bit]:
                    _best[bit] = card
                elif card < _worst[bit]:
                    _worst[bit] = card
            elif card == BASKET:
                self._basket = True
            elif card == STORM:
                self._storm = True
        self._held = held
        return 7 if self._basket or self._storm else held

    def _look_at(self, space, bits, weights):
        """Weigh the harvests of these vegetables from here."""
        trial = self._trial
        for vegetable in range(3):
            bit = 1 << vegetable
            if not bits & bit:
                continue
            trial.weigh(space, bit, weights)
            gain = trial.gain + self._token(vegetable)
            if self._held & bit:
                card = _best[bit] if weights[space] > 0 else _worst[bit]
                self._prefer(gain + VALUE[card] * GRAIN * weights[space], card, space, bit)
            if self._basket:
                self._prefer(gain - self._special, BASKET, space, bit)
            if self._storm:
                self._prefer(-trial.stood - self._special, STORM, space, bit)

    def _prefer(self, worth, card, space, bit):
        if worth > self._most:
            self._most = worth
            self.card = card
            self.space = space
            self.bit = bit

    def _plant(self, hand, weights, high, low):
        """Plant on one of the spaces that weigh most or, with a bad card, least."""
        planted = 0
        for card in hand:
            if BIT[card]:
                worth = self._standing[card] * (high if VALUE[card] > 0 else low)
                if worth > self._most:
                    self._most = worth
                    planted = card
        if planted:
            self.card = planted
            self.space = self._any_space(weights, high if VALUE[planted] > 0 else low)

    def _any_space(self, weights, weight):
        """An empty space of this weight, by chance."""
        grid = self._trial.grid
        self.luck = self.luck * 75 % _PRIME
        space = self.luck % self._spaces
        while grid[space] or weights[space] != weight:
            space = (space + 1) % self._spaces
        return space
