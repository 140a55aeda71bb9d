# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A Cabbage! player: easy overlooks cards, normal sees its own move, hard plans to the end."""

from array import array

from garden import const
from garden.bits import count as count_plots
from garden.bots import LEVELS, BaseBot
from garden.cabbage.bot.basics import lowest
from garden.cabbage.bot.scale import Scale
from garden.cabbage.engine import FIRST_MOVE, ROTATE, Game
from garden.cabbage.field import crop, groups, plots_at
from garden.rng import Rng
from garden.types import Action, Slices

_EASY = const(0)
_HARD = const(2)
_LAST = const(6)  # round
_LATE = const(4)  # from this round on groups count more than plots
_FAR = const(9999)
_STUCK = const(3)  # the cost of an unused 1, in cabbages, because it leads nowhere


class Bot(BaseBot):
    unit = "percent"

    def __init__(self, level: str, rng: Rng) -> None:
        self._level = LEVELS.index(level)
        self._rng = rng
        self._actions = array("H", bytes(2 * Game.MOST))

    def think(self, world: Game, effort: int = 1) -> Slices:
        self._game = game = world.copy()
        self._seat = game.turn
        count = game.actions(self._actions)
        self.best = self._actions[0]
        self.reason = "only"
        if count == 1:
            return
        won = False
        if self._level == _HARD:
            if game.round == _LAST:
                yield from self._move()  # the planner finds no move if all of them lose
            from garden.cabbage.bot.planner import Planner  # a lot of code, for this level alone

            planner = self._planner = Planner(game.copy(), game.turn, self._rng)
            for _ in planner.think(effort):
                self.best = planner.best or self.best
                yield
            self.best = planner.best or self.best
            won = planner.won
        elif game.phase == "choose":
            yield from self._choose(count)
        else:
            yield from self._move()
        self.reason = "win" if won else self._why()

    def compare(self, world: Game, action: Action, effort: int = 1) -> Slices:
        """Weigh both by the chance to win."""
        if action == self.best:
            lead = 0
        elif world.phase == "choose":
            lead = self._planner.lead(self.best, action)
        else:
            from garden.cabbage.bot.planner import Planner

            self._planner = planner = Planner(world.copy(), world.turn, self._rng)
            lead = yield from planner.compare(self.best, action, effort)
        self.ahead = lead // 2  # from thousandths of lost and won to tenths of a percent

    def _move(self):
        game = self._game
        scale = Scale(game, self._seat)
        die = game.chosen[self._seat]
        if self._level == _EASY:
            scale.hidden = self._rest()
        end = game.round == _LAST and not game.chosen[1 - self._seat]
        yield from scale.search(die, False)
        self.best = scale.move
        if end:
            yield from scale.search(die, True)
            if scale.worth >= 0:
                self.best = scale.move

    def _rest(self):
        """Return the plots of the cards that easy overlooks."""
        plots = 0
        for place in range(6):
            if self._rng.below(3):
                plots |= plots_at(place)
        return plots

    def _choose(self, count):
        """Choose the die with the best move, whatever the rival does; easy takes any."""
        if self._level == _EASY:
            self.best = self._actions[self._rng.below(count)]
            return
        dice = self._game.dice[self._seat]
        most = -_FAR
        for die in range(1, 7):
            if dice[die]:
                scale = Scale(self._game, self._seat)
                yield from scale.search(die, False)
                worth = scale.worth - _STUCK * (dice[1] - (die == 1))
                if worth > most:
                    most = worth
                    self.best = die

    # -- why ----------------------------------------------------------------------------------

    def _why(self):
        if self._game.phase == "choose":
            return self._die()
        return self._act()

    def _die(self):
        """Return why this die: it gets rid of a 1, keeps the lowest, or moves first or last."""
        theirs = self._game.dice[1 - self._seat]
        if self.best == 1:
            return "one"
        if self._level == _HARD and self._holds():
            return "low"
        return "first" if sum(theirs[: self.best]) > sum(theirs[self.best + 1 :]) else "last"

    def _holds(self):
        """Return True if we keep the lowest of all dice and do not use it now."""
        own = lowest(self._game.dice[self._seat])
        return own < self.best and 1 < own < lowest(self._game.dice[1 - self._seat])

    def _act(self):
        """Return what this move gains most by, or why it is worth a loss."""
        game = self._game
        seat = self._seat
        plot, act = divmod(self.best - FIRST_MOVE, 8)
        green = game.green
        after = game.green_after(plot, act)
        grown = _largest(after, seat) - _largest(green, seat)
        cut = _largest(green, 1 - seat) - _largest(after, 1 - seat)
        more = 0
        if self._level == _HARD and game.round < _LATE:
            more = count_plots(crop(after, seat)) - count_plots(crop(green, seat))
        most = max(grown, cut, more)
        if most > 0:
            return "colour" if more == most else "grow" if grown == most else "cut"
        if grown < 0:
            return "later" if game.round < _LAST else "least"
        return "save" if act == ROTATE and game.round < _LAST else "keep"


def _largest(green, seat):
    return groups(crop(green, seat)) >> 8
