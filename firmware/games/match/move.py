# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A preview of a move in Veggie Match: its picture, and what everyone would take."""

from garden.match.cards import BARROW, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL

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


def sums(game, action):
    """Return [(seat, sum)]: the value of the cards that would go to each seat's pile."""
    if played(action) == STORM:
        return []
    found = []
    for space in reaped(game, action):
        card = _standing(game, action, space)
        owner = game.plan.owner[space]
        if card and owner != NEUTRAL:
            _add(found, owner, VALUE[card])
    return found


def _standing(game, action, space):
    """Return the card that stands here after the move, 0 for none."""
    if space != onto(action):
        return game.grid[space]
    card = played(action)
    if card == BARROW:
        return game.grid[source(action)]
    return card if card < STORM else 0


def _add(sums, owner, worth):
    for nth, (seat, so_far) in enumerate(sums):
        if seat == owner:
            sums[nth] = (seat, so_far + worth)
            return
    sums.append((owner, worth))
