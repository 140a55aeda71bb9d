# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: what a position between two rounds promises, in thousandths of a won game.

Before the last rounds groups form and break so often that they say little. The colours of the
plots, the acts and dice left and the spare say more. The weights are a fit to games of bots that
searched the last two rounds to the end.
"""

from array import array

from garden import const
from garden.bits import count as count_plots
from garden.cabbage.bot.basics import ACTS, OUTWARDS, PLACE, lowest
from garden.cabbage.bot.line import AS_GOOD, GREEN_AT, LYING, Line
from garden.cabbage.engine import FLIP, ROTATE, SWAP
from garden.cabbage.field import beside
from garden.types import Seat

_BIAS = const(8192)  # makes every worth positive, because it is stored above its move
_NONE = const(-30000)  # the price of a used act
_LIST = const(60)  # work, in tens of bytecodes
_LOPSIDED = const(16)  # cards that lie below this have three of one colour on each side

# The weights, each for two to five rounds to be played: a plot, and each plot beside it;
_PLOT = (3, 47, 82, 86)
_BESIDE = (21, 12, 5, 3)
# a lopsided spare, for each Swap that one seat has more than the other;
_SPARE = (365, 135, 120, 162)
# none, one or two of each act that are left;
_ACTS_LEFT = (
    (0, -224, -429, 0, 339, 138, 0, 175, 146),
    (0, -203, -593, 0, 262, 268, 0, 196, 197),
    (0, -185, -522, 0, 208, 268, 0, 179, 153),
    (0, 95, -95, 0, -74, 74, 0, -21, 21),
)
# and the lowest die of all, then each die by its value.
_DICE_LEFT = (
    (303, -469, -45, 114, 115, 142, 144),
    (188, -300, 32, 80, 64, 66, 58),
    (143, -192, 42, 52, 31, 34, 33),
    (106, -106, 47, 29, 11, 14, 6),
)


class Prospects:
    def __init__(self, line: Line, count: int) -> None:
        """Prepare for `count` rounds to play; before the last one, acts and spare count nothing."""
        nth = max(count, 2) - 2
        self._line = line
        self._acts = _ACTS_LEFT[nth] if count > 1 else bytes(9)
        self._dice = _DICE_LEFT[nth]
        self._spare = _SPARE[nth] if count > 1 else 0
        self._prices = array("h", bytes(8))
        # The worth to green of a card that lies this way at this place.
        self._cards = array("h", bytes(2 * len(GREEN_AT)))
        for plot in range(24):
            self._add(plot, _PLOT[nth] + _BESIDE[nth] * count_plots(beside(1 << plot)))

    def _add(self, plot, worth):
        cards = self._cards
        at = PLACE[plot] * LYING
        for lying in range(at, at + LYING):
            cards[lying] += worth if GREEN_AT[lying] >> plot & 1 else -worth

    def worth(self, seat: Seat) -> int:
        """Return what the position promises this seat."""
        game = self._line.game
        worth = 0
        for place in range(6):
            worth += self._cards[place * LYING + game.field[place]]
        worth += self._left(game, 0) - self._left(game, 1) + self._value(game)
        return -worth if seat else worth

    def _left(self, game, seat):
        """Return what the acts and dice that this seat has left are worth."""
        worth = 0
        for kind in range(3):
            worth += self._acts[kind * 3 + game.acts[seat][kind]]
        dice = game.dice[seat]
        for die in range(1, 7):
            worth += self._dice[die] * dice[die]
        if lowest(dice) < lowest(game.dice[1 - seat]):
            worth += self._dice[0]
        return worth

    def _value(self, game):
        """Return what the spare promises green."""
        if game.spare >= _LOPSIDED:
            return 0
        return self._spare * (game.acts[0][SWAP] - game.acts[1][SWAP])

    def actions(self, seat: Seat, die: int, moves: "array[int]") -> int:
        """Fill `moves` with the seat's moves, the best one first; return how many.

        Each is a number with the gain in the bits above the move. The others have no order; call
        `choose` to fetch the next best.
        """
        game = self._line.game
        dice = game.dice[seat]
        next_die = 0 if sum(dice) > 1 else lowest(dice)
        self._set(game, seat)
        reach = game.reach(seat, die)
        count = 0
        for plot in OUTWARDS:
            if reach >> plot & 1:
                reach &= ~AS_GOOD[plot * 7 + next_die]
                count = self._note(game, seat, plot, moves, count)
        choose(moves, 0, count)
        return count

    def _set(self, game, seat):
        """Set what each unused act costs; a Swap costs by whether the card is lopsided."""
        spaces = game.acts[seat]
        more = spaces[SWAP] - game.acts[1 - seat][SWAP]
        for kind in range(3):
            left = kind * 3 + spaces[kind]
            self._prices[kind] = self._acts[left - 1] - self._acts[left] if spaces[kind] else _NONE
        self._prices[3] = self._prices[SWAP]
        if spaces[SWAP]:
            before = more if game.spare < _LOPSIDED else 0
            self._prices[2] -= self._spare * before
            self._prices[3] += self._spare * (more - 1 - before)

    def _note(self, game, seat, plot, moves, count):
        """Append what can be done on this plot to the moves."""
        cards = self._cards
        prices = self._prices
        at = PLACE[plot] * LYING
        card = game.field[PLACE[plot]]
        now = cards[at + card]
        plot <<= 3
        for act in (ROTATE, FLIP):
            if prices[act] != _NONE:
                gain = cards[at + (card ^ act + 1)] - now
                moves[count] = _BIAS + prices[act] + (-gain if seat else gain) << 8 | plot | act
                count += 1
        price = prices[3 if card < _LOPSIDED else 2]
        if price != _NONE:
            at += game.spare & ~3
            for act in range(SWAP, ACTS):
                gain = cards[at + act - SWAP] - now
                moves[count] = _BIAS + price + (-gain if seat else gain) << 8 | plot | act
                count += 1
        self._line.work += _LIST
        return count


def choose(moves: "array[int]", place: int, count: int) -> None:
    """Swap the best of so many moves, from this place on, into this place."""
    best = moves[place]
    found = place
    for other in range(place + 1, count):
        if moves[other] > best:
            best = moves[other]
            found = other
    moves[found] = moves[place]
    moves[place] = best


def gain(move: int) -> int:
    """Return what a listed move gains."""
    return (move >> 8) - _BIAS
