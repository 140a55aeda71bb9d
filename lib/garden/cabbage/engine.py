# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage: 24 plots, two farmers, twelve dice."""

from array import array

from garden import OVER, admit, cabbage, const
from garden.cabbage.field import (
    GREEN,
    PURPLE,
    crop,
    green_at,
    group_sizes,
    groups,
    place_of,
    plots_at,
    walk,
)
from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action, Mask, Seat

_PLOTS = const(24)
_BOTTOM_LEFT = const(18)
_TOP_RIGHT = const(5)
_ROUNDS = const(6)

# What a farmer may do to a card; SWAP + side * 2 + half turn says how the spare is laid.
ROTATE = const(0)
FLIP = const(1)
SWAP = const(2)
_ACTS = const(6)

# A die's action is its value, a move's is FIRST_MOVE + plot * 8 + act.
FIRST_MOVE = const(8)


class Game(BaseGame):
    SEATS = cabbage.SEATS
    OPTIONS = cabbage.OPTIONS
    TOGETHER = ("choose",)  # phases
    RULES = 1
    MOST = 84  # actions: 14 plots (C9), 6 acts on each (C6)

    def __init__(self, seats: int, seed: int, options: tuple[str, ...] = ()) -> None:
        self.options = admit(Game, seats, seed, options)
        self.seats = seats
        self.turn = GREEN
        self.phase = "choose"
        self.round = 1
        self.chosen = bytearray(2)  # each seat's die until it has moved, or 0
        self.acts = [bytearray((2, 2, 2)), bytearray((2, 2, 2))]  # spaces left (C1)
        self._deal(Rng(seed))

    def _deal(self, rng):
        cards = bytearray(range(7))
        rng.shuffle(cards)
        for place in range(7):
            cards[place] = cards[place] * 4 + rng.below(4)
        self.lay_out(cards[:6], cards[6])
        self.farmers = bytearray((_BOTTOM_LEFT, _TOP_RIGHT))
        rng.shuffle(self.farmers)
        self.rolled = [bytearray(7), bytearray(7)]  # how many dice show each value
        for rolled in self.rolled:
            for _ in range(6):
                rolled[1 + rng.below(6)] += 1
        self.dice = [bytearray(rolled) for rolled in self.rolled]  # how many of them are unused
        self.last = rng.below(2)

    def lay_out(self, field: bytearray, spare: int) -> None:
        """Lay six cards on the field, row by row, and put the spare aside."""
        self.field = field
        self.spare = spare
        self.green = 0
        for place in range(6):
            self.green |= green_at(place, field[place])

    # -- what may be done ---------------------------------------------------------------------

    def reach(self, seat: Seat, die: int) -> int:
        """Return the plots where the seat's farmer may end a walk: not on the rival's card (C5)."""
        return walk(self.farmers[seat], die) & ~plots_at(place_of(self.farmers[1 - seat]))

    def actions(self, out: "array[int]") -> int:
        if self.phase == "choose":
            return self._dice(out)
        if self.phase == "move":
            return self._moves(out)
        return 0

    def _dice(self, out):
        n = 0
        for die in range(1, 7):
            if self.dice[self.turn][die]:
                out[n] = die
                n += 1
        return n

    def _moves(self, out):
        reach = self.reach(self.turn, self.chosen[self.turn])
        spaces = self.acts[self.turn]
        acts = [act for act in range(_ACTS) if spaces[min(act, SWAP)]]
        n = 0
        first = FIRST_MOVE
        while reach:
            if reach & 1:
                for act in acts:
                    out[n] = first + act
                    n += 1
            reach >>= 1
            first += 8
        return n

    # -- doing it -----------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        if self.phase == "choose":
            self._choose(action)
        elif self.phase == "move":
            self._move(action)
        else:
            raise ValueError("the game is over")

    def _choose(self, die):
        if not 0 < die < 7 or not self.dice[self.turn][die]:
            raise ValueError("you have no such die left")
        self.chosen[self.turn] = die
        if self.turn == GREEN:
            self.turn = PURPLE
        else:
            self.phase = "move"
            self.turn = self.leader()

    def leader(self) -> Seat:
        """Return the seat that moves first: the higher die's; on a tie, the last mover's."""
        green, purple = self.chosen
        if green == purple:
            return self.last
        return GREEN if green > purple else PURPLE

    def _move(self, action):
        seat = self.turn
        die = self.chosen[seat]
        plot = (action - FIRST_MOVE) // 8
        act = action % 8
        if not 0 <= plot < _PLOTS or not self.reach(seat, die) >> plot & 1:
            raise ValueError("that die does not lead there")
        if act >= _ACTS or not self.acts[seat][min(act, SWAP)]:
            raise ValueError("your action card has no space left for that")
        self.farmers[seat] = plot
        self.tend(plot, act)
        self.acts[seat][min(act, SWAP)] -= 1
        self.dice[seat][die] -= 1
        self.chosen[seat] = 0
        self._next()

    def tend(self, plot: int, act: int) -> None:
        """Do this to the card on this plot. Checks nothing: `play` and the bots have checked."""
        place = place_of(plot)
        card = self.field[place]
        self.green = self.green_after(plot, act)
        self.field[place] = self._laid(card, act)
        if act >= SWAP:
            self.spare = card

    def _laid(self, card, act):
        """Return how this card, or the spare for it, lies then; a flip keeps the half turn (C6)."""
        if act == ROTATE:
            return card ^ 1
        if act == FLIP:
            return card ^ 2
        return self.spare & ~3 | act - SWAP

    def green_after(self, plot: int, act: int) -> Mask:
        """Return the green plots after doing this to the card on this plot. Changes nothing."""
        place = place_of(plot)
        laid = self._laid(self.field[place], act)
        return self.green & ~plots_at(place) | green_at(place, laid)

    def _next(self):
        """Let the rival move, or begin the next round."""
        rival = 1 - self.turn
        if self.chosen[rival]:
            self.turn = rival
            return
        self.last = self.turn
        if self.round == _ROUNDS:
            self.phase = "over"
            self.turn = OVER
        else:
            self.round += 1
            self.phase = "choose"
            self.turn = GREEN

    # -- what is known ------------------------------------------------------------------------

    @property
    def fresh(self) -> bool:  # type: ignore[override]
        """Return True if the last move revealed two dice and neither farmer has moved yet."""
        return self.chosen[GREEN] > 0 and self.chosen[PURPLE] > 0

    def secret(self, seat: Seat) -> bool:
        """Return True while dice are chosen: they stay covered until both are in (C2)."""
        return self.phase == "choose"

    def copy(self) -> "Game":
        other = object.__new__(Game)
        other.seats = self.seats
        other.options = self.options
        other.turn = self.turn
        other.phase = self.phase
        other.round = self.round
        other.chosen = bytearray(self.chosen)
        other.acts = [bytearray(spaces) for spaces in self.acts]
        other.field = bytearray(self.field)
        other.spare = self.spare
        other.green = self.green
        other.farmers = bytearray(self.farmers)
        other.rolled = [bytearray(rolled) for rolled in self.rolled]
        other.dice = [bytearray(dice) for dice in self.dice]
        other.last = self.last
        return other

    def imagine(self, seat: Seat, rng: Rng) -> "Game":
        """Return a copy in which the rival's covered die is drawn from those it may be."""
        other = self.copy()
        rival = 1 - seat
        if self.phase == "choose" and self.chosen[rival]:
            nth = rng.below(sum(self.dice[rival]))
            die = 0
            while nth >= 0:
                die += 1
                nth -= self.dice[rival][die]
            other.chosen[rival] = die
        return other

    # -- who wins -----------------------------------------------------------------------------

    def dice_total(self, seat: Seat) -> int:
        total = 0
        for die in range(1, 7):
            total += die * self.rolled[seat][die]
        return total

    def standing(self, seat: Seat) -> int:
        """Return a number that is higher for the winner: largest group, second, then lower dice."""
        return groups(crop(self.green, seat)) << 6 | 36 - self.dice_total(seat)

    def scores(self) -> list[int]:
        return [groups(crop(self.green, seat)) >> 8 for seat in (GREEN, PURPLE)]

    def progress(self) -> tuple[int, int]:
        return self.round, _ROUNDS

    def winners(self) -> list[Seat]:
        green = self.standing(GREEN)
        purple = self.standing(PURPLE)
        if green == purple:
            return [GREEN, PURPLE]
        return [GREEN if green > purple else PURPLE]

    def detail(self) -> dict:
        """Return the figures that are compared, seat by seat, and which of them decides."""
        sizes = [group_sizes(crop(self.green, seat)) for seat in (GREEN, PURPLE)]
        detail: dict = {
            "groups": sizes,
            "largest": [of_seat[0] for of_seat in sizes],
            "second": [of_seat[1] if len(of_seat) > 1 else 0 for of_seat in sizes],
            "dice": [self.dice_total(seat) for seat in (GREEN, PURPLE)],
            "decided": "draw",
        }
        for measure in ("dice", "second", "largest"):  # the weightiest has the last word
            if detail[measure][GREEN] != detail[measure][PURPLE]:
                detail["decided"] = measure
        return detail
