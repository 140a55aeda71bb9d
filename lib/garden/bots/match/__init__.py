# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Veggie Match player: easy thinks of few moves, normal of all, hard plays on in its head."""

from array import array

from garden import const
from garden.bots import LEVELS
from garden.bots.match.finals import FINALISTS, Finals
from garden.bots.match.outlook import Outlook
from garden.bots.match.view import GRAIN, POINT, View
from garden.bots.match.why import why
from garden.match import Game
from garden.match.cards import BARROW, STORM, VALUE, onto, played, slot, source

_EASY = const(0)
_HARD = const(2)

# By level. In sixteenths, what a good and a bad card that stands is worth against one that is
# harvested: the bad ones are harvested by those they do not hurt. Then what it is worth to keep
# a special, and how many points the most tokens count: more than they bring, to who looks ahead.
_WEIGHTS = ((6, 8, POINT, 3), (6, 8, POINT, 3), (8, 13, POINT // 2, 6))
_FEW = const(12)  # moves that easy thinks of
_TOP = const(48)  # moves that hard looks behind
_BIAS = const(1 << 17)

# For whoever thinks: there may be eight bots at the table, but only one of them thinks at a time.
_mine = View()
_theirs = View()
_outlook = Outlook()
_finals = Finals()
_actions = array("H", bytes(2 * Game.MOST))
_top = array("i", bytes(4 * _TOP))  # the best moves: their worth, then their place in _actions
_standing = array("h", bytes(2 * STORM))  # by card, in grains
_tokens = array("h", bytes(6))  # by vegetable, what taking one is worth
_ripe = bytearray(32)  # by space, what is
_before = bytearray(32)  # the garden before a move was tried
_crop = bytearray(32)


class Bot:
    def __init__(self, level, rng):
        self.best = None
        self.reason = None
        self._level = LEVELS.index(level)
        self._rng = rng

    def think(self, world):
        count = world.actions(_actions)
        self.best = _actions[0]
        self.reason = "only"
        if count == 1:
            return
        yield
        self._game = world.copy()  # to try moves in
        self._seat = world.turn
        yield from self._begin()
        if self._level == _EASY:
            yield from self._glance(count)
        else:
            yield from self._rank(count)
        if self._level == _HARD:
            yield from self._look_behind(min(count, _TOP))
            yield from self._rehearse(world, min(count, FINALISTS))
        self.reason = why(world, self.best)
        self._game = None  # eight bots need not keep eight gardens

    def _begin(self):
        """Take in what does not change while moves are compared."""
        game = self._game
        good, bad, self._special, self._majority = _WEIGHTS[self._level]
        _mine.begin(game, self._seat, self._majority)
        _theirs.begin(game, (self._seat + 1) % game.seats, self._majority)
        self._weigh_cards(good, bad)
        yield
        for vegetable in range(3):
            _tokens[vegetable] = _mine.token(vegetable, self._seat)
        for space in range(game.plan.spaces):
            if space % 8 == 0:
                yield
            _ripe[space] = 0 if game.grid[space] else game.ripe(space)

    def _weigh_cards(self, good, bad):
        """What a card is worth that stands: near the end, less of them are harvested."""
        game = self._game
        turns = game.deck_left
        for hand in game.hands:
            for card in hand:
                turns += card > 0
        for card in range(1, STORM):
            part = good if VALUE[card] > 0 else bad
            _standing[card] = VALUE[card] * part * turns // (turns + game.seats)

    # -- this move ----------------------------------------------------------------------------

    def _glance(self, count):
        """Easy thinks of a dozen moves and takes the best of them."""
        most = -_BIAS
        for nth in range(_FEW + self._rng.below(5)):
            if nth % 4 == 0:
                yield
            action = _actions[self._rng.below(count)]
            worth = self._worth(action)
            if worth > most:
                most = worth
                self.best = action

    def _rank(self, count):
        """The best moves first, of equals the one that chance drew later."""
        for nth in range(_TOP):
            _top[nth] = 0
        for nth in range(count):
            if nth % 4 == 0:
                yield
            self._draw(nth, count)
            self._insert(self._worth(_actions[nth]) + _BIAS << 9 | nth)
            self.best = _actions[_top[0] & 511]

    def _draw(self, nth, count):
        """Any of the moves that are left comes next: no field is thought of before another."""
        other = nth + self._rng.below(count - nth)
        action = _actions[other]
        _actions[other] = _actions[nth]
        _actions[nth] = action

    def _insert(self, move):
        place = _TOP - 1
        if move <= _top[place]:
            return
        self._advance(place, move)

    def _worth(self, action):
        """What a move gains at once, and what it changes in the garden."""
        card = played(action)
        worth = -self._special if card >= STORM else 0
        count = 0
        if _ripe[onto(action)] >> self._game.vegetable(action) & 1:
            count = self._game.crop(action, _crop)
        if count:
            return worth + self._harvested(action, card, count)
        weights = _mine.weights
        if card == BARROW:
            card = self._game.grid[source(action)]
            worth -= _standing[card] * weights[source(action)]
        return worth + _standing[card] * weights[onto(action)]

    def _harvested(self, action, card, count):
        game = self._game
        weights = _mine.weights
        worth = 0
        for nth in range(count):
            space = _crop[nth]
            stood = game.grid[space]
            worth -= _standing[stood] * weights[space]
            if card != STORM:
                worth += VALUE[stood] * GRAIN * weights[space]
        if card == STORM:
            return worth
        if card == BARROW:
            card = game.grid[source(action)]
            worth -= _standing[card] * weights[source(action)]
        worth += VALUE[card] * GRAIN * weights[onto(action)]
        return worth + _tokens[game.vegetable(action)]

    # -- and after ----------------------------------------------------------------------------

    def _look_behind(self, count):
        """Try the best moves, and look at what they leave to the next player."""
        _outlook.begin(self._game, self._seat, _mine, _theirs)
        weighed = None
        for nth in range(count):
            action = _actions[_top[nth] & 511]
            token = self._try(action)
            yield
            if token != weighed:
                weighed = token
                for vegetable in range(3):
                    _outlook.weigh_tokens(vegetable)
                    yield
            _outlook.clear()
            for space in range(self._game.plan.spaces):
                _outlook.survey(space)
                if space % 4 == 3:
                    yield
            self._take_back(action, token)
            worth = (_top[nth] >> 9) - _BIAS + _outlook.worth()
            self._advance(nth, worth + 2 * _BIAS << 9 | _top[nth] & 511)
            self.best = _actions[_top[0] & 511]

    def _advance(self, place, move):
        """Move the move at this place ahead of all before it that are worth less."""
        while place and _top[place - 1] < move:
            _top[place] = _top[place - 1]
            place -= 1
        _top[place] = move

    def _rehearse(self, world, count):
        """Play on behind the best moves, again and again."""
        yield
        _finals.begin(world, self._game, _standing, self._special, self._majority)
        for nth in range(count):
            _finals.enter(_actions[_top[nth] & 511])
        for _ in _finals.hold(self._rng):
            yield
            self.best = _finals.best
        self.best = _finals.best

    def _try(self, action):
        """Carry a move out in the garden; says what token it took, or -1."""
        game = self._game
        grid = game.grid
        card = played(action)
        for space in range(game.plan.spaces):
            _before[space] = grid[space]
        count = game.crop(action, _crop)
        vegetable = game.vegetable(action)
        if card < STORM:
            grid[onto(action)] = card
        elif card == BARROW:
            grid[onto(action)] = grid[source(action)]
            grid[source(action)] = 0
        for nth in range(count):
            grid[_crop[nth]] = 0
        hand = game.hands[self._seat]
        hand[slot(hand, card)] = 0
        if not count or card == STORM or not game.left[vegetable]:
            return -1
        game.left[vegetable] -= 1
        game.tokens[vegetable][self._seat] += 1
        return vegetable

    def _take_back(self, action, token):
        game = self._game
        for space in range(game.plan.spaces):
            game.grid[space] = _before[space]
        hand = game.hands[self._seat]
        hand[slot(hand, 0)] = played(action)
        if token >= 0:
            game.left[token] += 1
            game.tokens[token][self._seat] -= 1
