# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!, easy and normal: the worth of one move, by the field after it."""

from array import array

from garden import const
from garden.cabbage.bot.basics import ACTS, KIND, OUTWARDS, PLACE, PLOTS_AT
from garden.cabbage.engine import FIRST_MOVE, FLIP, ROTATE, SWAP, Game
from garden.cabbage.field import GREEN, PURPLE, green_at, groups
from garden.types import Seat, Slices

_NONE = const(-999)  # less than anything is worth
_ALL = const(0xFFFFFF)

# What an unused Rotate costs, in cabbages, because it is the act that changes least.
_CLUMSY = const(5)


class Scale:
    def __init__(self, game: Game, seat: Seat) -> None:
        self.move = 0  # the best move, as the engine numbers it
        self.worth = 0  # cabbages ahead or, at the game's end, -1, 0 or 1
        self.hidden = 0  # plots to overlook, unless there are no others
        self._game = game
        self._seat = seat
        self._tie = game.dice_total(PURPLE) - game.dice_total(GREEN)
        self._numbers = array("h", bytes(2 * ACTS))

    def search(self, die: int, end: bool) -> Slices:
        """Find `move` and `worth`, card by card. `end`: this is the last move of the game."""
        reach = self._game.reach(self._seat, die)
        reach = reach & ~self.hidden or reach
        self.worth = _NONE
        for plot in OUTWARDS:
            if reach >> plot & 1:
                reach &= ~PLOTS_AT[PLACE[plot]]  # the rest of this card is as good
                self._weigh(plot, end)
                for act in range(ACTS):
                    if self._numbers[act] > self.worth:
                        self.worth = self._numbers[act]
                        self.move = FIRST_MOVE + plot * 8 + act
                yield

    def _weigh(self, plot, end):
        """Find what each act is worth there; a used one is worth nothing."""
        game = self._game
        spaces = game.acts[self._seat]
        clumsy = _CLUMSY * (game.acts[1 - self._seat][ROTATE] - spaces[ROTATE])
        place = PLACE[plot]
        others = game.green & ~PLOTS_AT[place]
        card = game.field[place]
        for act in range(ACTS):
            worth = _NONE
            if spaces[KIND[act]]:
                laid = card ^ act + 1 if act <= FLIP else game.spare & ~3 | act - SWAP
                lead = self._lead(others | green_at(place, laid), end)
                if end:
                    worth = (lead > 0) - (lead < 0)
                else:
                    # If both groups are equal, a second one may still join the largest.
                    worth = clumsy + lead - 255 * (lead + 128 >> 8)
                    if act == ROTATE:
                        worth += _CLUMSY
            self._numbers[act] = worth

    def _lead(self, green, end):
        """Return how far the seat is ahead: largest groups times 256, plus second largest."""
        lead = groups(green) - groups(green ^ _ALL)
        if end:
            lead = (lead << 6) + self._tie
        return -lead if self._seat else lead
