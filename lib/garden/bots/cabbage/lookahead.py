# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: one to four moves ahead, each by a known seat with a known die, with alpha and beta."""

from array import array

from garden import const
from garden.bots.cabbage.scale import ACTS, KIND, NONE, Scale
from garden.cabbage import FIRST_MOVE
from garden.cabbage.field import place_of, plots_at, walk

_PLIES = const(4)
_MOST = const(84)  # moves at one ply
# Plots from the middle outwards: of those on one card, the first has the most ways on.
_OUTWARDS = bytes(
    (8, 9, 14, 15, 7, 10, 13, 16, 2, 3, 20, 21, 6, 11, 12, 17, 1, 4, 19, 22, 0, 5, 18, 23)
)

_FAR = const(9999)
_BIAS = const(1024)  # makes every worth positive: it stands above its move in one number

# Work, in tens of bytecodes: a step, a slice, and what is enough.
_STEP = const(180)
_SLICE = const(300)
_PATIENCE = const(230000)

_CORNERS = b"\0\1\6\7"  # plots of a card, from its first


def _ways(plot, die):
    """The cards a walk from here may end on, one bit a place."""
    ends = walk(plot, die)
    places = 0
    for place in range(6):
        if ends & plots_at(place):
            places |= 1 << place
    return places


_WAYS = bytes([_ways(plot, die) for plot in range(24) for die in range(1, 7)])


class Lookahead:
    def __init__(self):
        self.move = 0  # the best at the first ply, as the engine numbers it
        self.worth = 0  # what it leads to: cabbages ahead or, at the game's end, -1, 0 or 1
        self._scale = Scale()
        # By ply: who moves with which die, and with which one that seat moves again, or 0.
        self._seats = bytearray(_PLIES)
        self._dice = bytearray(_PLIES)
        self._next_dice = bytearray(_PLIES)
        # By ply: what we are sure of, and what the rival is; plots not weighed yet.
        self._low = array("h", bytes(2 * _PLIES))
        self._high = array("h", bytes(2 * _PLIES))
        self._reach = array("i", bytes(4 * _PLIES))
        self._killers = bytearray(_PLIES)  # the plot that was enough the last time
        # By ply: moves below what they are worth, how many there are and how many were tried.
        self._moves = [array("i", bytes(4 * _MOST)) for _ in range(_PLIES)]
        self._count = bytearray(_PLIES)
        self._tried = bytearray(_PLIES)
        # By ply: what the move being tried changed.
        self._plots = bytearray(_PLIES)
        self._cards = bytearray(_PLIES)
        self._spares = bytearray(_PLIES)
        self._greens = array("i", bytes(4 * _PLIES))

    def begin(self, game, seat):
        """Look ahead for this seat. The game is played on, and taken back again."""
        self.game = game
        self.seat = seat
        self.blind = 0  # plots not thought of, unless there are no others
        self._scale.begin(game)
        self._scale.work = self._spent = 0
        self._depth = 0

    def clear(self):
        self._depth = 0

    def then(self, seat, die):
        """After all that was said before, this seat moves with this die."""
        for ply in range(self._depth):
            if self._seats[ply] == seat:
                self._next_dice[ply] = die
        self._next_dice[self._depth] = 0
        self._seats[self._depth] = seat
        self._dice[self._depth] = die
        self._depth += 1

    def tired(self):
        """Whether this seat has thought for long enough."""
        return self._spent > _PATIENCE

    # -- the search ---------------------------------------------------------------------------

    def search(self, end):
        """Find `move` and `worth`. `end`: the last ply is the last move of the game.

        In a lost game there is no such move.
        """
        self._end = end
        self._low[0] = -1 if end else -_FAR
        self._high[0] = 1 if end else _FAR
        self._enter(0)
        scale = self._scale
        ply = 0
        while ply >= 0:
            if scale.work > _SLICE:
                self._spent += scale.work
                scale.work = 0
                yield
                if end and self.tired():
                    self._give_up(ply)
                    return
            if self._low[ply] >= self._high[ply]:
                ply = self._leave(ply)
            elif self._reach[ply] and not self._eager(ply):
                self._weigh_card(ply)
            elif self._tried[ply] < self._count[ply]:
                ply = self._follow(ply)
            else:
                ply = self._leave(ply)

    def _eager(self, ply):
        """Whether to try a move before all are known: it was enough in a position like this one."""
        return self._end and ply and self._count[ply] and not self._tried[ply]

    def _give_up(self, ply):
        """Back to where we are. What was not seen to the end may be a draw, and is better than what
        was seen to be lost."""
        while ply:
            ply -= 1
            self._undo(ply)
        if self._low[0] < 0:
            self.move = FIRST_MOVE + (self._moves[0][self._tried[0] - 1] & 255)
        self.worth = max(self._low[0], 0)

    def _enter(self, ply):
        reach = self.game.reach(self._seats[ply], self._dice[ply])
        self._reach[ply] = reach & ~self.blind or reach
        self._count[ply] = 0
        self._tried[ply] = 0

    def _follow(self, ply):
        """Make the most promising move that was not tried yet."""
        self._scale.work += _STEP
        moves = self._moves[ply]
        first = best = self._tried[ply]
        for nth in range(first + 1, self._count[ply]):
            if moves[nth] > moves[best]:
                best = nth
        move = moves[best]
        moves[best] = moves[first]
        moves[first] = move
        if self._hopeless(ply, (move >> 8) - _BIAS):
            self._tried[ply] = self._count[ply]
            return ply
        self._tried[ply] += 1
        self._do(ply, move >> 3 & 31, move & 7)
        self._low[ply + 1] = self._low[ply]
        self._high[ply + 1] = self._high[ply]
        self._enter(ply + 1)
        return ply + 1

    def _hopeless(self, ply, worth):
        """Whether this promises no more than is sure already: an answer will not make it better."""
        if self._end:
            return False
        sure = self._low[ply] if self._seats[ply] == self.seat else -self._high[ply]
        return worth <= sure

    def _leave(self, ply):
        """Take back the move that led here, now that it is known what it leads to."""
        worth = self._low[ply] if self._seats[ply] == self.seat else self._high[ply]
        if ply == 0:
            self.worth = worth
            return -1
        ply -= 1
        self._undo(ply)
        self._learn(ply, worth, self._moves[ply][self._tried[ply] - 1] & 255)
        return ply

    def _learn(self, ply, worth, move):
        """At this ply this move leads to that much for us."""
        if self._seats[ply] != self.seat:
            if worth < self._high[ply]:
                self._high[ply] = worth
        elif worth > self._low[ply]:
            self._low[ply] = worth
            if ply == 0:
                self.move = FIRST_MOVE + move
        if self._low[ply] >= self._high[ply]:
            self._killers[ply] = move >> 3

    # -- weighing -----------------------------------------------------------------------------

    def _weigh_card(self, ply):
        """List what can be done to one more card; at the last ply, learn the best of it."""
        plot = self._next_plot(ply)
        last = ply + 1 == self._depth
        self._scale.weigh(self._seats[ply], plot, self._end and last)
        worths = self._scale.worths
        best = 0
        for act in range(ACTS):
            if last:
                if worths[act] > worths[best]:
                    best = act
            elif worths[act] != NONE:
                self._moves[ply][self._count[ply]] = _BIAS + worths[act] << 8 | plot << 3 | act
                self._count[ply] += 1
        if last:
            worth = worths[best]
            ours = self._seats[ply] == self.seat
            self._learn(ply, worth if ours else -worth, plot << 3 | best)

    def _next_plot(self, ply):
        reach = self._reach[ply]
        plot = self._killers[ply]
        if not reach >> plot & 1:
            for plot in _OUTWARDS:
                if reach >> plot & 1:
                    break
        self._reach[ply] = reach & ~self._as_good(plot, self._next_dice[ply])
        return plot

    def _as_good(self, plot, die):
        """The plots of this card with no way to a card that this one has no way to."""
        if not die:
            return plots_at(place_of(plot))
        ways = _WAYS[plot * 6 + die - 1]
        corner = plot // 12 * 12 + plot % 6 // 2 * 2
        plots = 0
        for step in _CORNERS:
            other = corner + step
            if not _WAYS[other * 6 + die - 1] & ~ways:
                plots |= 1 << other
        return plots

    # -- to and fro ---------------------------------------------------------------------------

    def _do(self, ply, plot, act):
        game = self.game
        seat = self._seats[ply]
        self._plots[ply] = game.farmers[seat]
        self._cards[ply] = game.field[place_of(plot)]
        self._spares[ply] = game.spare
        self._greens[ply] = game.green
        game.farmers[seat] = plot
        game.tend(plot, act)
        game.acts[seat][KIND[act]] -= 1

    def _undo(self, ply):
        game = self.game
        seat = self._seats[ply]
        act = self._moves[ply][self._tried[ply] - 1] & 7
        game.acts[seat][KIND[act]] += 1
        game.green = self._greens[ply]
        game.spare = self._spares[ply]
        game.field[place_of(game.farmers[seat])] = self._cards[ply]
        game.farmers[seat] = self._plots[ply]
