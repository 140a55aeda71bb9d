# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!, hard: weighs a round by its prospects, then by what follows, if there is time."""

from garden import const
from garden.cabbage.bot.duel import Duel
from garden.cabbage.bot.ending import WON, Ending
from garden.cabbage.bot.line import PLOTS_AT, Line
from garden.cabbage.bot.prospects import Prospects
from garden.cabbage.bot.round import Round
from garden.cabbage.engine import FIRST_MOVE, Game
from garden.rng import Rng
from garden.types import TYPE_CHECKING, Action, Seat, Slices

if TYPE_CHECKING:
    from typing import Any

_LAST = const(6)  # round
_SLICES = const(530)  # slices that a board does in less than 6 seconds
_ANSWERS = const(8)  # answers to each move that the search examines
_WIDTHS = (1, 2, 4, 8)  # how many moves, and answers to each, it examines to choose a die


class Planner:
    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        self.best: Action = None  # type: ignore[assignment]
        self.won = False  # True if the best move wins for certain
        self._game = game
        self._seat = seat
        self._rng = rng
        self._duel = Duel()
        self._line = Line(game)

    def think(self, effort: int) -> Slices:
        """Search deeper until everything was examined or the slices are used up."""
        slices = effort * _SLICES
        rounds = _LAST - self._game.round
        for _ in self._think(rounds, effort) if rounds else self._last():
            yield
            slices -= 1
            if not slices:
                return

    def _think(self, count, effort):
        """Search deeper, with this many rounds after the current one.

        The last two rounds can be searched to the end. Before them a second round gains too little
        for the time it takes on a board.
        """
        line = self._line
        prospects = Prospects(line, count)
        yield
        if count > 1:
            yield from self._look(Round(line, prospects))
        if count == 2 or count > 2 and effort > 1:
            last = Prospects(line, count - 1)
            yield
            after = Round(line, last, None, Ending(line) if count == 2 else None)
            yield from self._more(Round(line, prospects, after))
        elif count == 1:
            yield from self._look(Round(line, prospects, None, Ending(line)))

    def _more(self, round):
        """Examine more and more moves; choose a die only after comparing all of them."""
        round.answers = _ANSWERS
        if self._game.phase == "move":
            yield from self._look(round)
            return
        for width in _WIDTHS:
            round.width = round.answers = width
            yield from self._look(round)

    def _look(self, round):
        if self._game.phase == "move":
            yield from self._moves(round)
        else:
            yield from self._dice(round)

    def _moves(self, round):
        """Weigh the moves; the chosen dice no longer count as left."""
        chosen = self._game.chosen
        dice = self._game.dice
        for seat in (0, 1):
            dice[seat][chosen[seat]] -= chosen[seat] > 0
        round.so_far = -1
        for _ in round.play(self._seat, chosen[self._seat], chosen[1 - self._seat]):
            if round.so_far >= 0:
                self.best = FIRST_MOVE + round.so_far
            yield
        for seat in (0, 1):
            dice[seat][chosen[seat]] += chosen[seat] > 0
        self.best = FIRST_MOVE + round.move
        self.won = self._game.round == _LAST - 1 and round.worth == WON

    def _dice(self, round):
        game = self._game
        mine = game.dice[self._seat]
        theirs = game.dice[1 - self._seat]
        for die in range(1, 7):
            for other in range(1, 7):
                if mine[die] and theirs[other]:
                    yield from round.meet(self._seat, die, other, game.last)
                    self._duel.note(die, other, round.worth)
        yield from self._duel.search(mine, theirs)
        self.best = self._duel.choose(self._rng)

    def _last(self):
        """Find the last move of this seat: one that wins, or else draws."""
        chosen = self._game.chosen
        seat = self._seat
        ending = Ending(self._line)
        yield from ending.play(seat, chosen[seat], chosen[1 - seat], -WON, WON)
        self.won = ending.worth == WON
        if ending.move >= 0:
            plots = self._game.reach(seat, chosen[seat]) & PLOTS_AT[ending.move >> 3]
            plot = 0
            while not plots >> plot & 1:
                plot += 1
            self.best = FIRST_MOVE + plot * 8 + (ending.move & 7)

    # -- another action ---------------------------------------------------------------------------

    def lead(self, die: int, other: int) -> int:
        """Return how much more one die is worth than another against the rival's choices."""
        return self._duel.average(die) - self._duel.average(other)

    def compare(self, action: Action, other: Action, effort: int) -> "Any":
        """Return how much more one move is worth than another, in thousandths."""
        game = self._game
        line = self._line
        rounds = _LAST - game.round
        search = self._round(rounds, effort) if rounds else None
        ending = None if rounds else Ending(line)
        yield
        theirs = game.chosen[1 - self._seat]
        for seat in (0, 1):
            game.dice[seat][game.chosen[seat]] -= game.chosen[seat] > 0
        worths = []
        for move in (action, other):
            line.do(self._seat, move - FIRST_MOVE >> 3, move - FIRST_MOVE & 7)
            worth = yield from self._after(search, ending, theirs)
            worths.append(worth)
            line.undo()
        return worths[0] - worths[1]

    def _round(self, count, effort):
        """Return the deepest search of this round, with so many rounds after it."""
        line = self._line
        prospects = Prospects(line, count)
        if count == 1:
            return Round(line, prospects, None, Ending(line))
        if count > 2 and effort == 1:
            return Round(line, prospects)
        last = Prospects(line, count - 1)
        search = Round(
            line, prospects, Round(line, last, None, Ending(line) if count == 2 else None)
        )
        search.answers = _ANSWERS
        return search

    def _after(self, search, ending, theirs):
        """Return what the position after our move is worth to us; `theirs` still moves, if any."""
        seat = self._seat
        if search:
            if not theirs:
                yield from search.stand(seat)
                return search.worth
            yield from search.play(1 - seat, theirs, 0)
            return -search.worth
        if theirs:
            yield from ending.play(1 - seat, theirs, 0, -WON, WON)
            return -ending.worth
        winners = self._game.winners()
        return 0 if len(winners) > 1 else WON if seat in winners else -WON
