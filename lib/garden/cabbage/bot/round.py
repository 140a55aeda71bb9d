# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: searches one round, move and answer with known dice, and weighs what follows."""

from array import array

from garden import const
from garden.cabbage.bot.duel import Duel
from garden.cabbage.bot.ending import WON, Ending
from garden.cabbage.bot.line import SLICE, Line
from garden.cabbage.bot.prospects import Prospects, choose, gain
from garden.types import Seat, Slices

_MOST = const(84)  # moves of one seat
_FAR = const(30000)
_VALUE = const(30)  # work, in tens of bytecodes


class Round:
    """The search of one round; the next round, the ending or the prospects weigh its moves."""

    def __init__(
        self,
        line: Line,
        prospects: Prospects,
        after: "Round | None" = None,
        last: "Ending | None" = None,
    ) -> None:
        self.worth = 0
        self.move = 0
        self.so_far = -1  # the best move so far, while the search runs
        self.width = self.answers = _MOST  # how many moves and answers to examine
        self.prospects = prospects  # of the position after this round
        self._line = line
        self._after: Round = after  # type: ignore[assignment]
        self._last = last
        self._static = not after and not last
        self._begun = False  # True if the rival has already moved in this round
        self._most = _FAR if self._static else WON
        self._moves = array("i", bytes(4 * _MOST))
        self._replies = array("i", bytes(4 * _MOST))
        self._duel = Duel()

    # -- a position before the dice are chosen --------------------------------------------------

    def search(self, seat: Seat) -> Slices:
        """Find what it is `worth` to this seat, the last mover, if both choose their dice well.

        Try the dice of the seat that seems ahead first, because one of them may beat all others.
        """
        game = self._line.game
        ahead = self.prospects.worth(seat) > 0
        won = WON if ahead else -WON
        outer = game.dice[seat if ahead else 1 - seat]
        inner = game.dice[1 - seat if ahead else seat]
        for die in range(1, 7):
            doubts = 0 if outer[die] else 1
            for other in range(1, 7):
                if outer[die] and inner[other]:
                    if ahead:
                        yield from self.meet(seat, die, other, seat)
                    else:
                        yield from self.meet(seat, other, die, seat)
                    doubts += self.worth != won
            if not doubts:
                self.worth = won
                return
        self.worth = self._duel.value(game.dice[seat], game.dice[1 - seat])
        self._line.work += _VALUE

    def meet(self, seat: Seat, die: int, other: int, last: int) -> Slices:
        """Find what the round is `worth` to the seat with its die against the other one."""
        dice = self._line.game.dice
        dice[seat][die] -= 1
        dice[1 - seat][other] -= 1
        if die > other or die == other and seat == last:
            yield from self.play(seat, die, other)
        else:
            yield from self.play(1 - seat, other, die)
            self.worth = -self.worth
        dice[seat][die] += 1
        dice[1 - seat][other] += 1
        self._duel.note(die, other, self.worth)

    def stand(self, seat: Seat) -> Slices:
        """Find what it is `worth` to this seat, the last mover, after the round."""
        if self._last:
            yield from self._last.search(seat, -WON, WON)
            self.worth = self._last.worth
        elif self._after:
            yield from self._after.search(seat)
            self.worth = self._after.worth
        else:
            self.worth = self.prospects.worth(seat)

    # -- a round with known dice ------------------------------------------------------------------

    def play(self, seat: Seat, die: int, other: int) -> Slices:
        """Find the best `move` and what it is `worth`. No `other`: the rival has moved already."""
        self._begun = not other
        standing = self.prospects.worth(seat) if self._static else 0
        if not other:
            yield from self._end(seat, die, self.width, _FAR, standing)
            return
        line = self._line
        moves = self._moves
        best = -_FAR
        count = self.prospects.actions(seat, die, moves)
        move = moves[0]
        for nth in range(min(count, self.width)):
            choose(moves, nth, count)
            line.do(seat, moves[nth] >> 3 & 31, moves[nth] & 7)
            then = -standing - gain(moves[nth])
            yield from self._end(1 - seat, other, self.answers, -best, then)
            line.undo()
            if -self.worth > best:
                best = -self.worth
                move = moves[nth]
                self.so_far = move & 255
                if best >= self._most:
                    break
        self.worth = best
        self.move = move & 255

    def _end(self, seat, die, width, limit, standing):
        """Do the same for the last move of the round, until one is worth `limit`.

        If prospects decide, add the gain of the best move to `standing`, the prospects before it.
        """
        line = self._line
        moves = self._replies
        count = self.prospects.actions(seat, die, moves)
        best = -_FAR
        move = moves[0]
        if self._static:
            best = standing + gain(move)
            width = 0
        for nth in range(min(count, width)):
            choose(moves, nth, count)
            line.do(seat, moves[nth] >> 3 & 31, moves[nth] & 7)
            if self._last:
                yield from self._last.search(seat, max(best, -WON), min(limit, WON))
                worth = self._last.worth
            else:
                yield from self._after.search(seat)
                worth = self._after.worth
            line.undo()
            if worth > best:
                best = worth
                move = moves[nth]
                if self._begun:
                    self.so_far = move & 255
                if best >= limit or best >= self._most:
                    break
        self.worth = best
        self.move = move & 255
        if line.work > SLICE:
            line.work = 0
            yield
