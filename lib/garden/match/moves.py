# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: every legal move, in ascending order."""

from garden.match.cards import BARROW, PASS, STORM, announce, carry, plant

# Scratch, so that listing moves allocates nothing: the spaces a card may be put on, and what is
# ripe on each of them.
_free = bytearray(32)
_ripe = bytearray(32)


def fill(game, out):
    """Fill `out` with the moves of the player to move; return how many."""
    free = _list_free(game)
    hand = game.hands[game.turn]
    n = 0
    card = _next_card(hand, 0)
    while card:
        if card < STORM:
            n = _plantings(card, free, out, n)
        elif card < BARROW:
            n = _announcements(game, card, free, out, n)
        else:
            n = _carries(game, free, out, n)
        card = _next_card(hand, card)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


def _next_card(hand, card):
    """The lowest card above this one, 0 for none: in order, and twins only once."""
    lowest = 0
    for held in hand:
        if held > card and (held < lowest or not lowest):
            lowest = held
    return lowest


def _list_free(game):
    free = 0
    for space in range(game.plan.spaces):
        if game.free(space):
            _free[free] = space
            free += 1
    return free


def _plantings(card, free, out, n):
    for i in range(free):
        out[n] = plant(card, _free[i])
        n += 1
    return n


def _announcements(game, card, free, out, n):
    for i in range(free):
        _ripe[i] = game.ripe(_free[i])
    for vegetable in range(3):
        for i in range(free):
            if _ripe[i] >> vegetable & 1:
                out[n] = announce(card, vegetable, _free[i])
                n += 1
    return n


def _carries(game, free, out, n):
    grid = game.grid
    spaces = game.plan.spaces
    for i in range(free):
        for space in range(spaces):
            if grid[space]:
                out[n] = carry(_free[i], space)
                n += 1
    return n
