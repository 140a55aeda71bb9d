# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: eight cards for each stand, three on the market, and everyone's biggest kind scores."""

from array import array

from garden import OVER, admit, const, veggies
from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action, Seat
from garden.veggies import scoring
from garden.veggies.stand import Stand, pack
from garden.veggies.survey import Survey

_CARDS = const(40)
_MARKET = const(3)
_STAND = const(8)

# An action, by phase.
#   lay    0 or 1: which of the two dealt cards
#   place  slot << 14 | rotation << 12 | row + 32 << 6 | col + 32
#          slot 0 is the hand, 1 to 3 the market
#   name   the set of kinds named, bit 0 being S
_SLOT = const(14)
_PLACE = const(0x3FFF)


class Game(BaseGame):
    SEATS = veggies.SEATS
    OPTIONS = veggies.OPTIONS
    TOGETHER = ("lay", "name")  # phases
    RULES = 1
    # Places for one card: 63 around the first on a stand, at most 36 more for each further one.
    MOST = 8 * (63 + 6 * 36)

    # Shared by all games, because it remembers nothing between two questions.
    _survey = Survey()

    def __init__(self, seats: int, seed: int, options: tuple[str, ...] = ()) -> None:
        self.options = admit(Game, seats, seed, options)
        if "teams" in self.options and seats != 4:
            raise ValueError("teams need 4 players")
        self.seats = seats
        self._deal(Rng(seed))

    def _deal(self, rng):
        seats = self.seats
        deck = bytearray(range(1, _CARDS + 1))
        rng.shuffle(deck)
        # V1, V2: three on the market, two dealt and seven drawn a seat; the deck never runs out.
        assert _MARKET + seats * (_STAND + 1) <= _CARDS
        self.market = deck[:_MARKET]
        dealt = _MARKET + 2 * seats
        self.hands = [deck[at : at + 2] for at in range(_MARKET, dealt, 2)]
        self.deck = deck[dealt:]
        self.stands = [Stand() for _ in range(seats)]
        self.named = bytearray(seats)  # a set of kinds a seat; 0 while not named
        self.phase = "lay"
        self.turn = 0
        self.fresh = False

    def copy(self) -> "Game":
        twin = object.__new__(Game)
        twin.seats = self.seats
        twin.options = self.options
        twin.market = self.market[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.stands = [stand.copy() for stand in self.stands]
        twin.named = self.named[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.fresh = self.fresh
        return twin

    # -- moves ----------------------------------------------------------------------------------

    def actions(self, out: "array[int]") -> int:
        """Fill `out` with every legal action, ascending, and return how many there are."""
        if self.phase == "place":
            return self._places(out)
        if self.phase == "over":
            return 0
        choices = (0, 1) if self.phase == "lay" else self.choices(self.turn)
        for n, action in enumerate(choices):
            out[n] = action
        return len(choices)

    def _places(self, out):
        stand = self.stands[self.turn]
        lying = stand.find_places(0, out, 0)
        both = stand.find_places(1, out, lying)
        turned = 2 * both
        # A half turn, and any other card, fits wherever the first one fits.
        for n in range(both, turned):
            out[n] = out[n - both] + 0x2000
        for n in range(turned, 4 * turned):
            out[n] = out[n - turned] + 0x4000
        return 4 * turned

    def play(self, action: Action) -> None:
        if self.phase == "lay" and action in (0, 1):
            self._lay(action)
        elif self.phase == "place" and self._may(action):
            self._place(action >> _SLOT, action & _PLACE)
        elif self.phase == "name" and action in self.choices(self.turn):
            self._name(action)
        else:
            raise ValueError("not a legal action: " + str(action))

    def _lay(self, index):
        hand = self.hands[self.turn]
        self.stands[self.turn].lay(hand[index], pack(0, 0, 0))
        self.hands[self.turn] = hand[1 - index : 2 - index]
        self.turn += 1
        self.fresh = self.turn == self.seats
        if self.fresh:
            self.phase = "place"
            self.turn = self._first()

    def _first(self):
        """Return who begins: everyone gets one of the deck's bottom cards, and the highest wins."""
        lots = self.deck[-self.seats :]
        first = 0
        for seat in range(1, self.seats):
            if lots[seat] > lots[first]:
                first = seat
        return first

    def _may(self, action):
        return 0 <= action <= 0xFFFF and self.stands[self.turn].allows(action & _PLACE)

    def _place(self, slot, place):
        seat = self.turn
        row = self.market if slot else self.hands[seat]
        at = max(slot - 1, 0)
        self.stands[seat].lay(row[at], place)
        # V13: drawn after the last placements too, while there is a deck.
        if self.deck:
            row[at] = self.deck[0]
            self.deck = self.deck[1:]
        self.turn = (seat + 1) % self.seats
        self.fresh = True
        if len(self.stands[self.turn].cards) == _STAND:
            self._count()

    def _count(self):
        """Name what is not in doubt, now that every stand is full, and ask for the rest."""
        self.phase = "name"
        for seat in range(self.seats):
            choices = self.choices(seat)
            if len(choices) == 1:
                self.named[seat] = choices[0]
        self._ask()

    def _ask(self):
        """Let the next seat name that has not; when all have, end the game."""
        for seat in range(self.seats):
            if not self.named[seat]:
                self.turn = seat
                return
        self.phase = "over"
        self.turn = OVER

    def _name(self, kinds):
        self.named[self.turn] = kinds
        self._ask()
        self.fresh = self.phase == "over"

    # -- what may be known ------------------------------------------------------------------------

    def secret(self, seat: Seat) -> bool:
        """Return True if this seat has a hand or a choice that no other may see."""
        if self.phase == "name":
            return len(self.choices(seat)) > 1
        return self.phase != "over"

    def imagine(self, seat: Seat, rng: Rng) -> "Game":
        """Return the game as this seat knows it, with everything else dealt again."""
        game = self.copy()
        unseen = bytearray(game.deck)
        for other in range(self.seats):
            if other != seat:
                unseen.extend(game.hands[other])
                if self.phase == "lay" and other < self.turn:
                    unseen.extend(game.stands[other].cards)
        unseen = bytearray(sorted(unseen))
        rng.shuffle(unseen)
        game._draw(seat, unseen)
        if self.phase == "name":
            game._choose(seat, rng)
        return game

    def _draw(self, seat, cards):
        """Deal these cards to the others, and the rest to the deck."""
        dealt = 0
        for other in range(self.seats):
            if other == seat:
                continue
            for at in range(len(self.hands[other])):
                self.hands[other][at] = cards[dealt]
                dealt += 1
            if self.phase == "lay" and other < self.turn:
                self.stands[other] = Stand()
                self.stands[other].lay(cards[dealt], pack(0, 0, 0))
                dealt += 1
        self.deck = cards[dealt:]

    def _choose(self, seat, rng):
        """Name for the others, at random, what they may have named."""
        for other in range(self.seats):
            choices = self.choices(other)
            if other != seat and self.named[other] and len(choices) > 1:
                self.named[other] = choices[rng.below(len(choices))]

    # -- scoring ----------------------------------------------------------------------------------

    def survey(self, seat: Seat) -> Survey:
        """Return the groups and mice of this seat's stand; the next call overwrites them."""
        self._survey.read(self.stands[seat])
        return self._survey

    def choices(self, seat: Seat) -> list[int]:
        """Return the sets of kinds that this seat may name, ascending; one if it is clear."""
        return scoring.choices(self.survey(seat).biggest, self.seats == 2)

    def kinds(self) -> int:
        """Return the set of kinds that score: those named, or what would be named now."""
        kinds = 0
        for seat in range(self.seats):
            if self.stands[seat].cards:
                kinds |= self.named[seat] or scoring.first_choice(self.choices(seat))
        return kinds

    def scores(self) -> list[int]:
        kinds = self.kinds()
        return [self.survey(seat).points(kinds) for seat in range(self.seats)]

    def sides(self) -> list[tuple[Seat, ...]]:
        """Return partners who sit opposite (V10), or every seat alone."""
        return [(0, 2), (1, 3)] if "teams" in self.options else super().sides()

    def progress(self) -> tuple[int, int]:
        """Return the number of the card that the slowest stand gets next."""
        return min(min([len(stand.cards) for stand in self.stands]) + 1, _STAND), _STAND

    def winners(self) -> list[Seat]:
        from garden.veggies import result  # not before somebody counts: a board has little RAM

        return result.winners(self)

    def detail(self) -> dict:
        from garden.veggies import sheet

        return sheet.detail(self)
