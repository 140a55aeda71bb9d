# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggie Match in a few words, and what everyone takes; public facts only."""

from garden.match.cards import BARROW, PASS, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL

VEGETABLES = ("tomato", "corn", "broccoli")


def reaped(game, action):
    """Return the spaces that this move would harvest, in their order."""
    crop = bytearray(game.plan.spaces)
    return sorted(crop[: game.crop(action, crop)])


def describe(screen, action):
    game = screen.game
    say = screen.app.say
    name = screen.player(game.turn)
    if action == PASS:
        return say("match_passes", name)
    vegetable = say(VEGETABLES[game.vegetable(action)])
    card = played(action)
    if card == STORM:
        return say("match_storms", name, vegetable)
    crop = reaped(game, action)
    if crop:
        return say("match_harvests", name, vegetable, len(crop))
    if card == BARROW:
        return say("match_moves", name, vegetable, "%+d" % VALUE[game.grid[source(action)]])
    return say("match_plants", name, vegetable, "%+d" % VALUE[card])


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
