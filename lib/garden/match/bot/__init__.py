# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Veggie Match player: easy thinks of few moves, normal of all, hard plays on in its head."""

from array import array

from garden import const
from garden.bots import LEVELS, BaseBot
from garden.match.bot.trial import Trial
from garden.match.bot.why import why
from garden.match.bot.worth import POINT
from garden.match.cards import STORM, VALUE
from garden.match.engine import Game
from garden.rng import Rng
from garden.types import Action, Slices

_EASY = const(0)
_HARD = const(2)

# By level: the worth of a good and of a bad standing card against a harvested one, in sixteenths
# (players harvest bad cards that do not hurt them), the worth of keeping a special, and the points
# for the most tokens. hard goes for the tokens, but not with many players, in the last row, because
# somebody else always gets there first.
_WEIGHTS = (
    (6, 8, POINT, 3),
    (6, 8, POINT, 3),
    (8, 13, POINT // 2, 6),
    (6, 8, POINT // 2, 3),
)
_MANY = const(6)  # seats
_FEW = const(12)  # moves that easy considers
_TOP = const(48)  # moves after which hard looks at the answer
_FINALISTS = const(8)  # moves that hard rehearses
_BIAS = const(1 << 17)
# By seats: the turns to rehearse after a move, and the deals until half of the moves drop out. With
# more players a turn takes longer, so fewer deals fit into six seconds on a board.
_TURNS = b"\0\0\4\5\7\7\7\7\7"
_DEALS = b"\0\0\x12\x0e\x0c\x08\x08\x08\x08"
_SLICE = const(3)  # turns

# Shared, because there may be eight bots at the table, but only one thinks at a time.
_trial = Trial()
_actions = array("H", range(Game.MOST))  # not from bytes, because there is no room for both
_top = array("i", bytes(4 * _TOP))  # the best moves: their worth, then their place in _actions
_sums = array("i", bytes(4 * _FINALISTS))  # the finalists' gains in all rehearsals
_standing = array("h", bytes(2 * STORM))  # by card, in grains


class Bot(BaseBot):
    def __init__(self, level: str, rng: Rng) -> None:
        self._level = LEVELS.index(level)
        self._rng = rng

    def think(self, world: Game, effort: int = 1) -> Slices:
        count = world.actions(_actions)
        self.best = _actions[0]
        self.reason = "only"
        if count == 1:
            return
        yield
        self._begin(world)
        if self._level == _EASY:
            yield from self._look(count)
        else:
            yield from self._rank(count)
        if self._level == _HARD:
            yield from self._rehearse(world)
            yield from self._answer(min(count, _TOP))
            yield from self._play(world.seats, min(count, _FINALISTS), effort)
        _trial.end()
        self.reason = why(world, self.best)

    def _begin(self, world):
        good, bad, special, majority = _WEIGHTS[
            self._level + (self._level == _HARD and world.seats >= _MANY)
        ]
        self._set(world, good, bad)
        _trial.begin(world, world.copy(), _standing, special, majority)

    def _rehearse(self, world):
        from garden.match.bot.rehearsal import Rehearsal  # a lot of code, for this level alone

        self._rehearsal = Rehearsal(_trial)
        yield from self._rehearsal.begin(_TURNS[world.seats])

    def compare(self, world: Game, action: Action, effort: int = 1) -> Slices:
        """Play on after both moves, in the same deals."""
        if action == self.best:
            self.ahead = 0
            return
        self._begin(world)
        yield from self._rehearse(world)
        deals = 2 * effort * _DEALS[world.seats]
        lead = 0
        for _ in range(deals):
            yield
            self._rehearsal.deal(self._rng)
            for place, move in enumerate((self.best, action)):
                _actions[place], _top[place], _sums[place] = move, place, 0
                yield from self._step(place, _TURNS[world.seats])
            lead += _sums[0] - _sums[1]
        _trial.end()
        self.ahead = 10 * lead // (deals * POINT)

    def _set(self, world, high, low):
        """Set what each card is worth while it stands: near the end fewer are harvested.

        `high` is for good cards, `low` for bad ones, as in _WEIGHTS.
        """
        turns = world.deck_left
        for hand in world.hands:
            for card in hand:
                turns += card > 0
        for card in range(1, STORM):
            part = high if VALUE[card] > 0 else low
            _standing[card] = VALUE[card] * part * turns // (turns + world.seats)

    # -- this move ----------------------------------------------------------------------------

    def _look(self, count):
        """Take the best of a dozen moves: easy thinks of no more."""
        most = -_BIAS
        for nth in range(_FEW + self._rng.below(5)):
            if nth % 4 == 0:
                yield
            action = _actions[self._rng.below(count)]
            _trial.make(action)
            if _trial.worth() > most:
                most = _trial.worth()
                self.best = action

    def _rank(self, count):
        """Order the moves, best first; among equals the one drawn later comes first."""
        for nth in range(_TOP):
            _top[nth] = 0
        for nth in range(count):
            if nth % 4 == 0:
                yield
            self._draw(nth, count)
            _trial.make(_actions[nth])
            move = _trial.worth() + _BIAS << 9 | nth
            if move > _top[_TOP - 1]:
                self._advance(_TOP - 1, move)
            self.best = _actions[_top[0] & 511]

    def _draw(self, place, count):
        """Draw one of the remaining moves at random, so that no field comes first."""
        other = place + self._rng.below(count - place)
        action = _actions[other]
        _actions[other] = _actions[place]
        _actions[place] = action

    def _advance(self, place, move):
        """Insert a move here, ahead of earlier ones that are worth less."""
        while place and _top[place - 1] < move:
            _top[place] = _top[place - 1]
            place -= 1
        _top[place] = move

    # -- and after ----------------------------------------------------------------------------

    def _answer(self, count):
        """Order the best moves again by what they leave to the next player."""
        for nth in range(count):
            yield
            move = _top[nth]
            _trial.make(_actions[move & 511])
            self._advance(nth, move + (_BIAS + self._rehearsal.answer() << 9))
            self.best = _actions[_top[0] & 511]

    def _play(self, seats, count, effort):
        """Play on after the best moves in many deals, dropping the worse half again and again."""
        for nth in range(count):
            _sums[nth] = 0
        while count > 1:
            for _ in range(effort * _DEALS[seats]):
                yield
                self._rehearsal.deal(self._rng)
                for nth in range(count):
                    yield from self._step(nth, _TURNS[seats])
            for count in range(count, count // 2, -1):  # noqa: B020
                self._choose(count)
            count -= 1

    def _step(self, place, turns):
        """Play on after one of the moves, in one deal."""
        self._rehearsal.open(_actions[_top[place] & 511])
        for turn in range(turns):
            if turn % _SLICE == 0:
                yield
            self._rehearsal.take_turn()
        _sums[place] += _trial.worth()

    def _choose(self, count):
        """Drop the worst of these moves, put the last in its place, and the best first."""
        best = worst = 0
        for nth in range(1, count):
            if _sums[nth] > _sums[best]:
                best = nth
            if _sums[nth] <= _sums[worst]:
                worst = nth
        self.best = _actions[_top[best] & 511]
        _top[worst] = _top[count - 1]
        _sums[worst] = _sums[count - 1]
