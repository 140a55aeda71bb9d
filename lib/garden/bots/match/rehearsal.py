# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: a move and the turns after it, played through with hands dealt by chance.

Every player in it does what pays most at once: a harvest, or a card where it stands best. It
leaves out what is seldom: Wheelbarrows after the first move, and the 1992 rule.
"""

from garden.bots.match.instinct import Instinct
from garden.bots.match.trial import Trial
from garden.bots.match.view import View
from garden.match.cards import BARROW, BIT, STORM, announced, drop, onto, played, slot, source

_copies = bytearray(BARROW + 1)  # scratch: by card, how many are unseen


class Rehearsal:
    def __init__(self):
        self._trial = Trial()
        self._views = [View() for _ in range(8)]  # by seat
        self._instinct = Instinct()
        self._unseen = bytearray(126)  # the cards that the player to move has not seen

    def begin(self, world, game, turns, standing, special, majority):
        """Prepare for the moves of the player to move, with so many turns after each.

        `game` is a copy of the world to play on in; `standing` is by card what it is worth to
        stand, `special` what it is to keep one, `majority` how many points the most tokens count.
        """
        self._world = world
        self._game = game
        self._turns = turns
        self._special = special
        for seat in range(world.seats):
            self._views[seat].begin(game, seat, majority)
        self._trial.begin(world, self._views[world.turn].weights, standing)
        self._instinct.begin(world, game, self._views, self._trial, standing, special)
        self._list_unseen()

    def weigh_tokens(self):
        """Take in, slice by slice, what tokens are worth before the move."""
        for seat in range(self._world.seats):
            yield
            self._instinct.weigh_tokens(seat)

    def _list_unseen(self):
        """In the order of the cards: nothing of how this world was dealt shines through."""
        world = self._world
        for card in range(len(_copies)):
            _copies[card] = 0
        for seat in range(world.seats):
            if seat != world.turn:
                for card in world.hands[seat]:
                    _copies[card] += 1
        for place in range(world.deck_left):
            _copies[world.deck[place]] += 1
        self._count = 0
        for card in range(1, len(_copies)):
            for _ in range(_copies[card]):
                self._unseen[self._count] = card
                self._count += 1

    def deal(self, rng):
        """Deal the unseen cards anew: as many as the hands and the draws need."""
        need = self._turns + 1
        for hand in self._world.hands:
            need += slot(hand, 0)
        unseen = self._unseen
        for place in range(min(need, self._count - 1)):
            other = place + rng.below(self._count - place)
            card = unseen[other]
            unseen[other] = unseen[place]
            unseen[place] = card
        self._luck = rng.word() + 1

    # -- a move and what follows ----------------------------------------------------------------

    def open(self, action):
        """Put everything back to where it was, with the hands as dealt, and make this move."""
        world = self._world
        game = self._game
        game.left[:] = world.left
        for vegetable in range(3):
            game.tokens[vegetable][:] = world.tokens[vegetable]
        self._drawn = 0
        for seat in range(world.seats):
            game.hands[seat][:] = world.hands[seat]
            if seat != world.turn:
                self._deal_to(game.hands[seat])
        self._instinct.luck = self._luck
        self._seat = world.turn
        self._trial.restart()
        self._play(action)

    def _deal_to(self, hand):
        for place in range(slot(hand, 0)):
            hand[place] = self._unseen[self._drawn]
            self._drawn += 1

    def _play(self, action):
        """The first move, of any kind."""
        card = played(action)
        self._use(card)
        if STORM <= card < BARROW:
            self._harvest(card, onto(action), 1 << announced(action))
            return
        if card == BARROW:
            card = self._trial.take_up(source(action))
        self._put(card, onto(action))

    def _use(self, card):
        """Take a card out of the hand, and draw another."""
        if card >= STORM:
            if self._seat == self._world.turn:
                self._trial.share -= self._special
            else:
                self._trial.share += self._special // (self._world.seats - 1)
        hand = self._game.hands[self._seat]
        drop(hand, card)
        if self._drawn < self._count:
            hand[slot(hand, 0)] = self._unseen[self._drawn]
            self._drawn += 1

    def _put(self, card, space):
        if self._trial.ripe[space] & BIT[card]:
            self._harvest(card, space, BIT[card])
        else:
            self._trial.plant(card, space)

    def _harvest(self, card, space, bit):
        game = self._game
        self._trial.harvest(card, space, bit)
        vegetable = bit >> 1
        if card != STORM and game.left[vegetable]:
            game.left[vegetable] -= 1
            game.tokens[vegetable][self._seat] += 1

    def take_turn(self):
        """Let the next player make a move."""
        self._seat = (self._seat + 1) % self._world.seats
        hand = self._game.hands[self._seat]
        if not hand[0]:
            return
        instinct = self._instinct
        instinct.choose(self._seat, hand)
        card = instinct.card
        self._use(card or hand[0])  # a player who can do nothing throws a card away
        if card >= STORM:
            self._harvest(card, instinct.space, instinct.bit)
        elif card:
            self._put(card, instinct.space)

    def worth(self):
        """What all since the first move brought, in points on the table and in tokens."""
        world = self._world
        game = self._game
        view = self._views[world.turn]
        worth = self._trial.share
        for vegetable in range(3):
            if game.left[vegetable] != world.left[vegetable]:
                worth += view.majority(game.tokens[vegetable], game.left[vegetable])
                worth -= view.majority(world.tokens[vegetable], world.left[vegetable])
        return worth
