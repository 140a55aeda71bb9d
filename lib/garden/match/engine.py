# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: one shared garden, three vegetables, three in a row."""

from array import array

from garden import OVER, admit, const, match
from garden.game import BaseGame
from garden.match import cards, moves, points
from garden.match.cards import BARROW, BIT, HAND, PASS, STORM, onto, played, source
from garden.match.plan import NEUTRAL, Plan, plan
from garden.rng import Rng
from garden.types import Action, Seat

_TOKENS = const(5)

_crop = bytearray(32)  # scratch: the spaces of one harvest


class Game(BaseGame):
    SEATS = match.SEATS
    OPTIONS = match.OPTIONS
    TOGETHER = ()
    RULES = 1
    # On each of e empty spaces a vegetable, a Storm and a Basket of three kinds, a Wheelbarrow
    # from each of the other 32 - e: e * (39 - e) moves, and that is largest for 19 and 20.
    MOST = 380

    def __init__(self, seats: int, seed: int, options: tuple[str, ...] = ()) -> None:
        self.options = admit(Game, seats, seed, options)
        self.seats = seats
        self._lay(cards.copies(seats))
        rng = Rng(seed)
        rng.shuffle(self.deck)
        for hand in self.hands:
            for _ in range(HAND):
                self._draw(hand)
        self.turn = rng.below(seats)
        self.passes = 0
        self.fresh = False

    def _lay(self, copies):
        spaces = self.plan.spaces
        # One more than there are, for the path: nothing grows there, so it ends every run.
        self.grid = bytearray(spaces + 1)
        self.barrows = bytearray(spaces)  # 1 where one lies under a vegetable
        self.deck = cards.deck(copies)  # the top is last; zeros where cards were drawn
        self.deck_left = len(self.deck)
        self.hands = [cards.hand(()) for _ in range(self.seats)]
        self.piles = [bytearray() for _ in range(self.seats)]
        self.tokens = [bytearray(self.seats) for _ in range(3)]
        self.left = bytearray([_TOKENS * copies] * 3)

    @property
    def plan(self) -> Plan:
        return plan(self.seats)

    @property
    def phase(self) -> str:  # type: ignore[override]
        return "over" if self.turn == OVER else "play"

    def actions(self, out: "array[int]") -> int:
        return 0 if self.turn == OVER else moves.fill(self, out)

    # -- what a card can do ---------------------------------------------------------------------

    def free(self, space: int) -> bool:
        """Return True if the player to move may put a card here."""
        if self.grid[space]:
            return False
        if "1992" not in self.options:
            return True
        plan = self.plan
        field = plan.field[space]
        home = plan.home[self.turn]
        if self._bare(plan.plots[home]):
            return field == home
        return plan.owner[space] == NEUTRAL or not self._bare(plan.plots[field])

    def _bare(self, plots):
        grid = self.grid
        a, b, c, d = plots
        return not (grid[a] or grid[b] or grid[c] or grid[d])

    def ripe(self, space: int) -> int:
        """Return the bits (1 << vegetable) of what would be harvested if it were put here."""
        return moves.ripe(self.grid, self.plan.pairs[space])

    def playable(self, card: int) -> bool:
        """Return True if the player to move could play this card anywhere."""
        if card == BARROW and not any(self.grid):
            return False
        announces = STORM <= card < BARROW
        for space in range(self.plan.spaces):
            if self.free(space) and (not announces or self.ripe(space)):
                return True
        return False

    def vegetable(self, action: Action) -> int:
        """Return the vegetable that this move plants, announces or carries."""
        card = played(action)
        if STORM <= card < BARROW:
            return cards.announced(action)
        return cards.vegetable_of(self.grid[source(action)] if card == BARROW else card)

    def crop(self, action: Action, out: bytearray) -> int:
        """Fill `out` with the spaces this move would harvest, its own first; return how many."""
        if action == PASS:
            return 0
        bit = 1 << self.vegetable(action)
        if played(action) != BARROW:
            return self.reach(onto(action), bit, out)
        # The carried vegetable leaves a gap where it stood.
        start = source(action)
        card = self.grid[start]
        self.grid[start] = 0
        count = self.reach(onto(action), bit, out)
        self.grid[start] = card
        return count

    def reach(self, space: int, bit: int, out: bytearray) -> int:
        """Do the same for any vegetable of this bit, put on an empty space."""
        grid = self.grid
        ahead = self.plan.ahead
        out[0] = space
        count = 1
        for way in range(4):
            start = count
            for there_and_back in range(way, 8, 4):
                line = ahead[there_and_back]
                step = line[space]
                while BIT[grid[step]] == bit:
                    out[count] = step
                    count += 1
                    step = line[step]
            if count < start + 2:
                count = start
        return count if count > 1 else 0

    # -- a turn ---------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        self._check(action)
        self.fresh = False
        if action == PASS:
            self.passes += 1
        else:
            self.passes = 0
            self._put(action)
            hand = self.hands[self.turn]
            cards.drop(hand, played(action))
            self._draw(hand)
        self.turn = (self.turn + 1) % self.seats
        if self.passes == self.seats or not self._held():
            self.turn = OVER

    def _check(self, action):
        if self.turn == OVER:
            raise ValueError("the game is over")
        if action == PASS:
            for card in self.hands[self.turn]:
                if card and self.playable(card):
                    raise ValueError("only a player who can play no card may pass")
            return
        card = played(action)
        space = onto(action)
        if not card or cards.slot(self.hands[self.turn], card) == HAND:
            raise ValueError("that card is not in the hand")
        if space >= self.plan.spaces or not self.free(space):
            raise ValueError("no card may be put there now")
        if card == BARROW:
            if source(action) >= self.plan.spaces or not self.grid[source(action)]:
                raise ValueError("there is no vegetable to move")
        elif card >= STORM and not self.ripe(space) >> cards.announced(action) & 1:
            raise ValueError("that would complete no harvest")

    def _put(self, action):
        card = played(action)
        vegetable = self.vegetable(action)
        # Most moves harvest nothing, which this sees without walking a line.
        ripe = self.ripe(onto(action)) >> vegetable & 1
        count = self.crop(action, _crop) if ripe else 0
        if card < STORM:
            self.grid[onto(action)] = card
        elif card == BARROW:
            self._move(onto(action), source(action))
        if count:
            self._harvest(count, card != STORM)
            if card != STORM and self.left[vegetable]:
                self.left[vegetable] -= 1
                self.tokens[vegetable][self.turn] += 1

    def _move(self, space, start):
        self.grid[space] = self.grid[start]
        self.grid[start] = 0
        self.barrows[start] = 0
        self.barrows[space] = 1

    def _harvest(self, count, kept):
        owner = self.plan.owner
        for space in sorted(_crop[:count]):
            card = self.grid[space]
            # Nothing stands where a Storm or a Basket was announced.
            if card and kept and owner[space] != NEUTRAL:
                self.piles[owner[space]].append(card)
            self.grid[space] = 0
            self.barrows[space] = 0

    def _draw(self, hand):
        self.fresh = self.deck_left > 0
        if self.fresh:
            self.deck_left -= 1
            hand[cards.slot(hand, 0)] = self.deck[self.deck_left]
            self.deck[self.deck_left] = 0

    def _held(self):
        """Return True if anybody holds a card."""
        for hand in self.hands:
            if hand[0]:
                return True
        return False

    def secret(self, seat: Seat) -> bool:
        return self.turn != OVER and self.hands[seat][0] > 0

    # -- points and other gardens ---------------------------------------------------------------

    def scores(self) -> list[int]:
        bonus = points.bonuses(self.tokens)
        return [worth + bonus[seat] for seat, worth in enumerate(points.sums(self.piles))]

    def progress(self) -> tuple[int, int]:
        """Return the cards left in the deck; how many there were is not told."""
        return self.deck_left, 0

    def detail(self) -> dict:
        return points.detail(self)

    def copy(self) -> "Game":
        twin = object.__new__(Game)
        twin.seats = self.seats
        twin.options = self.options
        twin.turn = self.turn
        twin.passes = self.passes
        twin.fresh = self.fresh
        twin.grid = bytearray(self.grid)
        twin.barrows = bytearray(self.barrows)
        twin.deck = bytearray(self.deck)
        twin.deck_left = self.deck_left
        twin.hands = [bytearray(hand) for hand in self.hands]
        twin.piles = [bytearray(pile) for pile in self.piles]
        twin.tokens = [bytearray(held) for held in self.tokens]
        twin.left = bytearray(self.left)
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> "Game":
        """Return a copy in which the other hands and the deck are drawn again."""
        twin = self.copy()
        unseen = cards.unseen(self, seat)
        rng.shuffle(unseen)
        last = len(unseen)
        for other in range(self.seats):
            hand = twin.hands[other]
            for place in range(0 if other == seat else cards.slot(hand, 0)):
                last -= 1
                hand[place] = unseen[last]
        for place in range(self.deck_left):
            twin.deck[place] = unseen[place]
        return twin
