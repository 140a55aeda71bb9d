# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: every legal move, in ascending order."""

from array import array

from garden.match.cards import BARROW, BIT, PASS, STORM, announce, carry, plant
from garden.types import TYPE_CHECKING

if TYPE_CHECKING:
    from garden.match.engine import Game

# Scratch, so that listing moves allocates nothing: the spaces a card may be put on, what is
# ripe on each of them, and the spaces a vegetable may be taken from.
_free = bytearray(32)
_ripe = bytearray(32)
_laid = bytearray(32)


def fill(game: "Game", out: "array[int]") -> int:
    """Fill `out` with the moves of the player to move; return how many."""
    free = _look(game)
    hand = game.hands[game.turn]
    n = 0
    card = _next_card(hand, 0)
    while card:
        if card < STORM:
            n = _plant(card, free, out, n)
        elif card < BARROW:
            n = _tell(game, card, free, out, n)
        else:
            n = _move(game, free, out, n)
        card = _next_card(hand, card)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


def ripe(grid: bytearray, pairs: bytes) -> int:
    """Return the bits of the vegetables that stand on both spaces of one of these pairs."""
    found = 0
    for i in range(0, len(pairs), 2):
        bit = BIT[grid[pairs[i]]]
        if bit:
            found |= bit & BIT[grid[pairs[i + 1]]]
    return found


def _next_card(hand, card):
    """Return the lowest card above this one, 0 for none: in order, and equal cards only once."""
    lowest = 0
    for held in hand:
        if held > card and (held < lowest or not lowest):
            lowest = held
    return lowest


def _look(game):
    """Note the spaces a card may be put on; return how many."""
    grid = game.grid
    fields_bind = "1992" in game.options
    free = 0
    for space in range(game.plan.spaces):
        if not grid[space] and (not fields_bind or game.free(space)):
            _free[free] = space
            free += 1
    return free


def _plant(card, free, out, n):
    spaces = _free
    first = plant(card, 0)
    for i in range(free):
        out[n + i] = first + spaces[i]
    return n + free


def _tell(game, card, free, out, n):
    grid = game.grid
    pairs = game.plan.pairs
    for i in range(free):
        _ripe[i] = ripe(grid, pairs[_free[i]])
    for vegetable in range(3):
        first = announce(card, vegetable, 0)
        for i in range(free):
            if _ripe[i] >> vegetable & 1:
                out[n] = first + _free[i]
                n += 1
    return n


def _move(game, free, out, n):
    grid = game.grid
    sources = _laid
    planted = 0
    for space in range(game.plan.spaces):
        if grid[space]:
            sources[planted] = space
            planted += 1
    for i in range(free):
        first = carry(_free[i], 0)
        for j in range(planted):
            out[n] = first + sources[j]
            n += 1
    return n
