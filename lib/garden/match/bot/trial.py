# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: a garden to try moves in, which tracks what is ripe and what was gained."""

from array import array

from garden import const
from garden.match.bot.worth import GRAIN, ROW, Worth
from garden.match.cards import BARROW, BIT, STORM, VALUE, announced, onto, played, source
from garden.match.engine import Game
from garden.types import Action, Seat

_ROOM = const(33)  # the spaces, and the path around them

_crop = bytearray(_ROOM)  # scratch: the spaces weighed last


class Trial:
    def __init__(self) -> None:
        self.view = Worth()
        self.grid = bytearray(_ROOM)  # by space, its card
        self.ripe = bytearray(_ROOM)  # by space, the bits of what is ripe; 0 where a card stands
        self._bits = bytearray(_ROOM)  # by space, the bit of its card's vegetable
        self._first_ripe = bytearray(_ROOM)  # before any move
        self._first_bits = bytearray(_ROOM)
        self._ways = bytearray(96)  # every straight run of three spaces

    def begin(
        self, world: Game, game: Game, standing: "array[int]", special: int, majority: int
    ) -> None:
        """Start from this world; `game` is a copy of it whose tokens and hands may change.

        `standing` is the worth of each card while it stands, `special` the worth of keeping a
        special, and `majority` the points for the most tokens.
        """
        self.world = world
        self.game = game
        self.standing = standing
        self.special = special
        self.view.begin(game, majority)
        self._set(world.plan)
        for space in range(len(world.grid)):
            self.grid[space] = world.grid[space]
            self._bits[space] = self._first_bits[space] = BIT[world.grid[space]]
        self._look()
        self._first_ripe[:] = self.ripe

    def end(self) -> None:
        """Release the games: the board needs their memory more than an idle bot."""
        self.world = self.game = self.view.game = None  # type: ignore[assignment]

    def _set(self, plan):
        # Each way and right after it the way back.
        self._lines: list[bytes] = []
        end = 0
        for way in range(4):
            line = plan.ahead[way]
            self._lines += (line, plan.ahead[way + 4])
            for space in range(plan.spaces):
                if line[line[space]] < plan.spaces:
                    self._ways[end] = space
                    self._ways[end + 1] = line[space]
                    self._ways[end + 2] = line[line[space]]
                    end += 3
        self._count = end

    def _look(self):
        """Find what is ripe."""
        bits = self._bits
        ripe = self.ripe
        threes = self._ways
        for space in range(_ROOM):
            ripe[space] = 0
        for nth in range(0, self._count, 3):
            one = threes[nth]
            two = threes[nth + 1]
            three = threes[nth + 2]
            if not bits[one]:
                ripe[one] |= bits[two] & bits[three]
            elif not bits[two]:
                ripe[two] |= bits[one] & bits[three]
            elif not bits[three]:
                ripe[three] |= bits[one] & bits[two]

    # -- the first move -------------------------------------------------------------------------

    def make(self, action: Action) -> None:
        """Go back to the start and make this move of the player to move."""
        world = self.world
        game = self.game
        spaces = len(world.grid)
        self.grid[:spaces] = world.grid
        self.ripe[:] = self._first_ripe
        self._bits[:] = self._first_bits
        game.left[:] = world.left
        for vegetable in range(3):
            game.tokens[vegetable][:] = world.tokens[vegetable]
        self._score = 0  # what everything since the start is worth to the player to move
        card = played(action)
        if card >= STORM:
            self.spend(world.turn)
        if STORM <= card < BARROW:
            self.harvest(world.turn, card, onto(action), 1 << announced(action))
            return
        if card == BARROW:
            start = source(action)
            card = self.grid[start]
            self._score -= self.standing[card] * self.view.weights[world.turn * ROW + start]
            self.grid[start] = self._bits[start] = 0
            self._look()
        self.put(world.turn, card, onto(action))

    def worth(self) -> int:
        """Return what everything since the start has gained, in points and tokens."""
        world = self.world
        game = self.game
        worth = self._score
        for vegetable in range(3):
            left = game.left[vegetable]
            if left != world.left[vegetable]:
                worth += self.view.majority(world.turn, game.tokens[vegetable], left)
                left = world.left[vegetable]
                worth -= self.view.majority(world.turn, world.tokens[vegetable], left)
        return worth

    # -- any move -------------------------------------------------------------------------------

    def spend(self, seat: Seat) -> None:
        """Count a special that this seat no longer has in favour of the others."""
        if seat == self.world.turn:
            self._score -= self.special
        else:
            self._score += self.special // (self.world.seats - 1)

    def put(self, seat: Seat, card: int, space: int) -> None:
        """Plant a card, and harvest if it completes a run."""
        bits = self._bits
        ripe = self.ripe
        bit = BIT[card]
        if ripe[space] & bit:
            self.harvest(seat, card, space, bit)
            return
        self.grid[space] = card
        bits[space] = bit
        ripe[space] = 0
        self._score += self.standing[card] * self.view.weights[self.world.turn * ROW + space]
        pairs = self.world.plan.pairs[space]
        for nth in range(0, len(pairs), 2):
            one = pairs[nth]
            two = pairs[nth + 1]
            if bits[one] == bit:
                if not bits[two]:
                    ripe[two] |= bit
            elif bits[two] == bit and not bits[one]:
                ripe[one] |= bit

    def weigh(self, seat: Seat, space: int, bit: int) -> int:
        """Set `gain` to what a harvest from here brings the seat, `stood` to its cards' worth.

        Neither includes the card that is put here. Return how many others are harvested.
        """
        grid = self.grid
        bits = self._bits
        standing = self.standing
        weights = self.view.weights
        row = seat * ROW
        gain = stood = count = value = stands = crop = 0
        back = False
        for line in self._lines:
            step = line[space]
            while bits[step] == bit:
                _crop[crop + count] = step
                count += 1
                card = grid[step]
                value += VALUE[card] * weights[row + step]
                stands += standing[card] * weights[row + step]
                step = line[step]
            if back:
                if count > 1:
                    crop += count
                    gain += value
                    stood += stands
                count = value = stands = 0
            back = not back
        self.stood = stood
        self.gain = gain * GRAIN - stood
        return crop

    def harvest(self, seat: Seat, card: int, space: int, bit: int) -> None:
        """Harvest with this card put here; a Storm or a Basket stands for the vegetable."""
        mine = self.world.turn
        for nth in range(self.weigh(mine, space, bit)):
            self._bits[_crop[nth]] = self.grid[_crop[nth]] = 0
        self._score += VALUE[card] * GRAIN * self.view.weights[mine * ROW + space]
        self._score += -self.stood if card == STORM else self.gain
        self._look()
        game = self.game
        vegetable = bit >> 1
        if card != STORM and game.left[vegetable]:
            game.left[vegetable] -= 1
            game.tokens[vegetable][seat] += 1
