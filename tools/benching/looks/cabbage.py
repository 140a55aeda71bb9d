# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: the scores after every legal move, as one sum."""

from array import array

from garden.cabbage.engine import FIRST_MOVE, Game
from garden.cabbage.field import GREEN, PURPLE, crop, groups


def look(game: Game, out: "array[int]") -> int:
    """Sum the scores after every legal move."""
    total = 0
    for nth in range(game.actions(out)):
        action = out[nth]
        green = game.green_after((action - FIRST_MOVE) // 8, action % 8)
        total += (groups(crop(green, GREEN)) >> 8) + 2 * (groups(crop(green, PURPLE)) >> 8)
    return total
