# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: what the next player may do in a garden, and what we may do after that."""

from array import array

from garden import const
from garden.match.cards import BASKET, BIT, VALUE

# In grains: what a player plants in the own field to harvest there, and what in another's.
_GOOD = const(40)
_BAD = const(-18)
_ODDS = const(64)  # a chance of 1
# In sixteenths: how much an answer counts, and our turn after it when two play.
_ANSWER = const(5)
_AFTER = const(3)

# Scratch: the spaces of one harvest; the cards nobody has shown, by the bit of their vegetable.
_crop = bytearray(32)
_unseen = bytearray(5)


class Outlook:
    def __init__(self):
        self._odds = bytearray(3)  # by vegetable, how likely the next player holds one
        # By vegetable: their best harvest, and what that is worth to us.
        self._gain = array("h", bytes(6))
        self._harm = array("h", bytes(6))
        # By vegetable: the token, to them, theirs to us, ours to us.
        self._theirs = array("h", bytes(6))
        self._lost = array("h", bytes(6))
        self._ours = array("h", bytes(6))

    def begin(self, game, seat, mine, theirs):
        """Look for this seat, with the views of it and of the next."""
        self._game = game
        self._seat = seat
        self._next = (seat + 1) % game.seats
        self._mine = mine
        self._rival = theirs
        self._count_unseen()

    def _count_unseen(self):
        """How likely the next player holds a vegetable, all unseen cards being alike."""
        game = self._game
        for bit in range(5):
            _unseen[bit] = 0
        for seat in range(game.seats):
            if seat != self._seat:
                for card in game.hands[seat]:
                    _unseen[BIT[card]] += card > 0
        for place in range(game.deck_left):
            _unseen[BIT[game.deck[place]]] += 1
        unseen = _unseen[0] + _unseen[1] + _unseen[2] + _unseen[4]
        for vegetable in range(3):
            none = _ODDS
            for card in game.hands[self._next]:
                if card:
                    none = none * (unseen - _unseen[1 << vegetable]) // unseen
            self._odds[vegetable] = _ODDS - none

    def clear(self):
        """Begin anew in another garden."""
        self._best_after = 0
        for vegetable in range(3):
            self._gain[vegetable] = self._harm[vegetable] = 0

    def weigh_tokens(self, vegetable):
        """Take in what these tokens are worth, as they are spread now."""
        self._theirs[vegetable] = self._rival.token(vegetable, self._next)
        self._lost[vegetable] = self._mine.token(vegetable, self._next)
        self._ours[vegetable] = self._mine.token(vegetable, self._seat)

    def survey(self, space):
        """Take in what could be harvested from this space, if it is empty."""
        if self._game.grid[space]:
            return
        ripe = self._game.ripe(space)
        for vegetable in range(3):
            if ripe >> vegetable & 1:
                self._survey(space, vegetable)

    def _survey(self, space, vegetable):
        grid = self._game.grid
        mine = self._mine.weights
        theirs = self._rival.weights
        ours = gain = 0
        for nth in range(1, self._game.reach(space, 1 << vegetable, _crop)):
            other = _crop[nth]
            value = VALUE[grid[other]] << 4
            ours += value * mine[other]
            gain += value * theirs[other]
        planted = _GOOD if theirs[space] > 0 else _BAD
        gain += planted * theirs[space] + self._theirs[vegetable]
        if gain > self._gain[vegetable]:
            self._gain[vegetable] = gain
            self._harm[vegetable] = ours + planted * mine[space] + self._lost[vegetable]
        if self._game.seats == 2:
            self._look_after(space, 1 << vegetable, ours + self._ours[vegetable])

    def _look_after(self, space, bit, worth):
        """With what is left in our hand, this harvest may still be there after their turn."""
        for card in self._game.hands[self._seat]:
            if BIT[card] == bit:
                own = worth + (VALUE[card] << 4) * self._mine.weights[space]
            elif card == BASKET:
                own = worth
            else:
                continue
            if own > self._best_after:
                self._best_after = own

    def worth(self):
        """What all that was taken in is worth to us: their best harvest, or else the next best."""
        gain = self._gain
        worth = 0
        chance = _ODDS
        for _ in range(3):
            best = 0 if gain[0] >= gain[1] else 1
            if gain[2] > gain[best]:
                best = 2
            if gain[best] <= 0:
                break
            gain[best] = 0
            worth += self._harm[best] * chance * self._odds[best] // (_ODDS * _ODDS)
            chance = chance * (_ODDS - self._odds[best]) // _ODDS
        return worth * _ANSWER + self._best_after * _AFTER >> 4
