# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the scores after every legal move, as one sum."""

from array import array

from garden.match.cards import BARROW, PASS, STORM, VALUE, onto, played, source
from garden.match.engine import Game
from plain import weighed


def look(game: Game, out: "array[int]") -> int:
    """Sum the scores after every legal move."""
    grid = game.grid
    crop = bytearray(32)
    ripe = bytes([0 if grid[at] else game.ripe(at) for at in range(game.plan.spaces)])
    now = weighed(game.scores())
    tokens = [_with_token(game, vegetable) - now for vegetable in range(3)]
    total = 0
    for nth in range(game.actions(out)):
        action = out[nth]
        total += now
        if action == PASS:
            continue
        card = played(action)
        space = onto(action)
        vegetable = game.vegetable(action)
        if card != STORM and ripe[space] >> vegetable & 1:
            count = game.crop(action, crop)
            if count:
                total += tokens[vegetable]
                value = VALUE[grid[source(action)] if card == BARROW else card]
                total += _on_pile(game, space, value)
                for step in range(1, count):
                    total += _on_pile(game, crop[step], VALUE[grid[crop[step]]])
    return total


def _with_token(game: Game, vegetable: int) -> int:
    """Return what the scores would be if the player to move took this token, if any is left."""
    taken = game.left[vegetable] > 0
    game.tokens[vegetable][game.turn] += taken
    after = weighed(game.scores())
    game.tokens[vegetable][game.turn] -= taken
    return after


def _on_pile(game: Game, space: int, value: int) -> int:
    owner = game.plan.owner[space]
    return (1 + owner) * value if owner < game.seats else 0
