# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Cabbage! player: easy overlooks cards, normal sees its own move, hard the answers to it."""

from array import array

from garden import const
from garden.bots import LEVELS
from garden.bots.cabbage.duel import Duel, kept, lowest, stuck
from garden.bots.cabbage.lookahead import Lookahead
from garden.cabbage import FIRST_MOVE, Game
from garden.cabbage.field import crop, groups, plots_at

_EASY = const(0)
_HARD = const(2)
_LAST = const(6)  # round; from the one before, everything is looked through to the end
_FAR = const(9999)

_CERTAIN = const(100)  # what a won game counts, in cabbages


class Bot:
    def __init__(self, level, rng):
        self.best = None
        self.reason = None
        self._level = LEVELS.index(level)
        self._rng = rng
        self._actions = array("H", bytes(2 * Game.MOST))
        self._look = Lookahead()
        self._duel = Duel()

    def think(self, world):
        self._game = game = world.copy()
        self._seat = game.turn
        self._look.begin(game, game.turn)
        count = game.actions(self._actions)
        self.best = self._actions[0]
        self.reason = "only"
        if count == 1:
            return
        if game.phase == "choose":
            yield from self._choose()
            self.reason = self._why_die()
        else:
            yield from self._move()
            self.reason = self._why_move()

    # -- moves --------------------------------------------------------------------------------

    def _move(self):
        game = self._game
        look = self._look
        hard = self._level == _HARD
        rivals = game.chosen[1 - self._seat]
        look.then(self._seat, game.chosen[self._seat])
        if self._level == _EASY:
            look.blind = self._overlooked()
        yield from self._find(False)
        if hard and rivals:
            look.then(1 - self._seat, rivals)
            yield from self._find(False)
        if hard and game.round == _LAST - 1:
            self._last_round(1 - self._seat if rivals else self._seat, *game.chosen)
            yield from self._find(True)
        if game.round == _LAST and (hard or not rivals):
            yield from self._find(True)

    def _find(self, end):
        yield from self._look.search(end)
        if not end or self._look.worth >= 0:
            self.best = self._look.move

    def _overlooked(self):
        """The plots of the cards that easy does not think of."""
        plots = 0
        for place in range(6):
            if self._rng.below(3):
                plots |= plots_at(place)
        return plots

    def _round(self, last, green, purple):
        """Both move: the higher die first, on a tie who was last. Says who is last then."""
        first = last if green == purple else int(purple > green)
        self._look.then(first, purple if first else green)
        self._look.then(1 - first, green if first else purple)
        return 1 - first

    def _last_round(self, last, green, purple):
        """Once these dice are used there is one each."""
        dice = self._game.dice
        self._round(last, lowest(dice[0], green), lowest(dice[1], purple))

    # -- dice ---------------------------------------------------------------------------------

    def _choose(self):
        game = self._game
        if self._level == _EASY:
            self.best = self._actions[self._rng.below(game.actions(self._actions))]
            return
        yield from self._best_alone()
        if self._level == _HARD:
            yield from self._best_against(False)
            if game.round == _LAST - 1:
                yield from self._best_against(True)

    def _best_alone(self):
        """The die with the best move, whatever the rival does."""
        dice = self._game.dice[self._seat]
        look = self._look
        most = -_FAR
        for die in range(1, 7):
            if dice[die]:
                look.clear()
                look.then(self._seat, die)
                yield from look.search(False)
                worth = look.worth - stuck(dice, die)
                if worth > most:
                    most = worth
                    self.best = die

    def _best_against(self, to_the_end):
        """The die to choose when the rival chooses well too."""
        mine = self._game.dice[self._seat]
        theirs = self._game.dice[1 - self._seat]
        for die in range(1, 7):
            for other in range(1, 7):
                if mine[die] and theirs[other]:
                    if to_the_end:
                        yield from self._compare_to_the_end(die, other)
                    elif self._look.tired():
                        return
                    else:
                        yield from self._compare(die, other)
        yield from self._duel.settle(mine, theirs)
        self.best = self._duel.pick(self._rng)

    def _compare(self, die, other):
        """What this round leads to with our die against theirs."""
        dice = self._game.dice
        self._look.clear()
        self._round(self._game.last, *self._by_seat(die, other))
        yield from self._look.search(False)
        better = kept(dice[self._seat], die, dice[1 - self._seat], other)
        self._duel.note(die, other, self._look.worth + better)

    def _compare_to_the_end(self, die, other):
        """The same, but a game won counts more than anything else."""
        dice = self._by_seat(die, other)
        self._look.clear()
        self._last_round(self._round(self._game.last, *dice), *dice)
        yield from self._look.search(True)
        self._duel.add(die, other, _CERTAIN * self._look.worth)

    def _by_seat(self, die, other):
        return (other, die) if self._seat else (die, other)

    # -- why ----------------------------------------------------------------------------------

    def _why_die(self):
        """Whether it will rather move first or last."""
        theirs = self._game.dice[1 - self._seat]
        return "first" if sum(theirs[: self.best]) > sum(theirs[self.best + 1 :]) else "last"

    def _why_move(self):
        """Whether it lets the own largest group grow, cuts the rival's, or neither."""
        game = self._game
        plot, act = divmod(self.best - FIRST_MOVE, 8)
        after = game.green_after(plot, act)
        if _largest(after, self._seat) > _largest(game.green, self._seat):
            return "grow"
        if _largest(after, 1 - self._seat) < _largest(game.green, 1 - self._seat):
            return "cut"
        return "keep"


def _largest(green, seat):
    return groups(crop(green, seat)) >> 8
