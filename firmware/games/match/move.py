# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A preview of a move in Veggie Match: its picture."""

from garden.match.cards import BARROW, STORM, onto, played, source

from .card import CROP, LOST
from .describe import reaped


def draw(board, game, action):
    """Set this move on the board, for its next redraw(): card, cursor, and its harvest."""
    card = played(action)
    space = onto(action)
    board.held = (space, card, game.vegetable(action) if card >= STORM else None)
    board.cursor = space
    if card == BARROW:
        board.path = (space, source(action))
        board.cursor = source(action)
    for ripe in reaped(game, action):
        if game.grid[ripe]:
            board.marks[ripe] = LOST if card == STORM else CROP
