# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggie Match before it is made: what it looks like, who takes what, how it is told."""

from garden.match.cards import BARROW, PASS, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL

from .match_card import CROP, LOST

_VEGETABLES = ("tomato", "corn", "broccoli")


def reaped(game, action):
    """The spaces this move would harvest, in their order."""
    crop = bytearray(game.plan.spaces)
    return sorted(crop[: game.crop(action, crop)])


def draw(board, game, action):
    """Want to see this move on the board: its card, the cursor, and what it harvests."""
    card = played(action)
    space = onto(action)
    board.held = (space, card, game.vegetable(action) if card >= STORM else None)
    board.pointed = space
    if card == BARROW:
        board.path = (space, source(action))
        board.pointed = source(action)
    for ripe in reaped(game, action):
        if game.grid[ripe]:
            board.marks[ripe] = LOST if card == STORM else CROP


def takes(game, action):
    """[(seat, sum)]: whose cards would go to their piles, and what they are worth."""
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
    """The card that will stand here once the move is made, 0 for none."""
    if space != onto(action):
        return game.grid[space]
    card = played(action)
    if card == BARROW:
        return game.grid[source(action)]
    return card if card < STORM else 0


def _add(found, owner, worth):
    for nth, (seat, so_far) in enumerate(found):
        if seat == owner:
            found[nth] = (seat, so_far + worth)
            return
    found.append((owner, worth))


def told(screen, action):
    """The words for the move, public facts only."""
    game = screen.game
    say = screen.app.say
    name = screen.player(game.turn)
    if action == PASS:
        return say("match_passes", name)
    vegetable = say(_VEGETABLES[game.vegetable(action)])
    card = played(action)
    if card == STORM:
        return say("match_storms", name, vegetable)
    if reaped(game, action):
        return say("match_harvests", name, vegetable)
    if card == BARROW:
        return say("match_moves", name, vegetable, "%+d" % VALUE[game.grid[source(action)]])
    return say("match_plants", name, vegetable, "%+d" % VALUE[card])
