# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: a garden to try moves in, which knows at any time what is ripe where."""

from garden import const
from garden.bots.match.view import GRAIN
from garden.match.cards import BIT, STORM, VALUE

_ROOM = const(33)  # the spaces, and the path around them
_NOTHING = bytes(_ROOM)


class Trial:
    def __init__(self):
        self.grid = bytearray(_ROOM)  # by space, its card
        self.ripe = bytearray(_ROOM)  # by space, the bits of what is; 0 where a card stands
        self._bits = bytearray(_ROOM)  # by space, the bit of its card's vegetable
        # The same when everything began, to go back to.
        self._first_grid = bytearray(_ROOM)
        self._first_ripe = bytearray(_ROOM)
        self._first_bits = bytearray(_ROOM)
        self._threes = bytearray(96)  # every straight run of three spaces

    def begin(self, game, mine, standing):
        """Start from this garden, with what a point on each space and a standing card count."""
        ahead = game.plan.ahead
        # Each way and right after it the way back.
        self._lines = [ahead[way // 2 + way % 2 * 4] for way in range(8)]
        self._pairs = game.plan.pairs
        self._mine = mine
        self._standing = standing
        self._list_threes(game.plan.spaces)
        for space in range(len(game.grid)):
            self.grid[space] = game.grid[space]
            self._bits[space] = BIT[game.grid[space]]
        self._find_ripe()
        self._first_grid[:] = self.grid
        self._first_ripe[:] = self.ripe
        self._first_bits[:] = self._bits

    def _list_threes(self, spaces):
        end = 0
        for way in range(0, 8, 2):
            line = self._lines[way]
            for space in range(spaces):
                if line[line[space]] < spaces:
                    self._threes[end] = space
                    self._threes[end + 1] = line[space]
                    self._threes[end + 2] = line[line[space]]
                    end += 3
        self._end = end

    def restart(self):
        self.grid[:] = self._first_grid
        self.ripe[:] = self._first_ripe
        self._bits[:] = self._first_bits
        self.share = 0  # what everything since the start is worth to us

    def _find_ripe(self):
        bits = self._bits
        ripe = self.ripe
        threes = self._threes
        ripe[:] = _NOTHING
        for nth in range(0, self._end, 3):
            one = threes[nth]
            two = threes[nth + 1]
            three = threes[nth + 2]
            if not bits[one]:
                ripe[one] |= bits[two] & bits[three]
            elif not bits[two]:
                ripe[two] |= bits[one] & bits[three]
            elif not bits[three]:
                ripe[three] |= bits[one] & bits[two]

    def take_up(self, space):
        """Take a card away, for a Wheelbarrow to carry."""
        card = self.grid[space]
        self.share -= self._standing[card] * self._mine[space]
        self.grid[space] = self._bits[space] = 0
        self._find_ripe()
        return card

    def plant(self, card, space):
        """Put a card where it completes nothing."""
        bits = self._bits
        ripe = self.ripe
        bit = BIT[card]
        self.grid[space] = card
        bits[space] = bit
        ripe[space] = 0
        self.share += self._standing[card] * self._mine[space]
        pairs = self._pairs[space]
        for nth in range(0, len(pairs), 2):
            one = pairs[nth]
            two = pairs[nth + 1]
            if bits[one] == bit:
                if not bits[two]:
                    ripe[two] |= bit
            elif bits[two] == bit and not bits[one]:
                ripe[one] |= bit

    def weigh(self, space, bit, weights):
        """Set `gain` to what a harvest from here brings, `stood` to what its cards were worth.

        Both with these weights, and without the card that is put here.
        """
        grid = self.grid
        bits = self._bits
        standing = self._standing
        gain = stood = count = value = stands = 0
        there = True
        for line in self._lines:
            step = line[space]
            while bits[step] == bit:
                count += 1
                card = grid[step]
                value += VALUE[card] * weights[step]
                stands += standing[card] * weights[step]
                step = line[step]
            there = not there
            if there:
                if count > 1:
                    gain += value
                    stood += stands
                count = value = stands = 0
        self.stood = stood
        self.gain = gain * GRAIN - stood

    def harvest(self, card, space, bit):
        """Harvest with this card put here; a Storm or a Basket stands for the vegetable."""
        mine = self._mine
        self.weigh(space, bit, mine)
        self.share += -self.stood if card == STORM else self.gain
        self.share += VALUE[card] * GRAIN * mine[space]
        for way in range(0, 8, 2):
            on = self._lines[way]
            back = self._lines[way + 1]
            if self._run(on, space, bit) + self._run(back, space, bit) > 1:
                self._clear(on, space, bit)
                self._clear(back, space, bit)
        self._find_ripe()

    def _run(self, line, space, bit):
        """How many cards of this vegetable stand in a row from here on."""
        count = 0
        step = line[space]
        while self._bits[step] == bit:
            count += 1
            step = line[step]
        return count

    def _clear(self, line, space, bit):
        step = line[space]
        while self._bits[step] == bit:
            self._bits[step] = self.grid[step] = 0
            step = line[step]
