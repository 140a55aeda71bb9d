# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: a move's reason in a word."""

from garden.match.cards import BARROW, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL

_crop = bytearray(32)  # scratch: the spaces of one harvest


def why(game, action):
    """What the player to move gets out of it, the plainest first.

    harvest: points of one's own; feed: bad cards for others; token: nothing but the token;
    spoil: a harvest less for others; setup: a good card in the own field; wait: none of these.
    """
    count = game.crop(action, _crop)
    if count:
        return "spoil" if played(action) == STORM else _why_harvest(game, action, count)
    card = played(action)
    if card == BARROW:
        card = game.grid[source(action)]
    owner = game.plan.owner[onto(action)]
    if owner == game.turn and VALUE[card] > 0:
        return "setup"
    if owner not in (game.turn, NEUTRAL) and VALUE[card] < 0:
        return "feed"
    return "spoil" if game.ripe(onto(action)) else "wait"


def _why_harvest(game, action, count):
    owner = game.plan.owner
    own = others = 0
    for nth in range(count):
        space = _crop[nth]
        value = VALUE[_lying(game, action, nth)]
        if owner[space] == game.turn:
            own += value
        elif owner[space] != NEUTRAL:
            others += value
    if own > 0:
        return "harvest"
    if others < 0:
        return "feed"
    return "token" if game.left[game.vegetable(action)] else "wait"


def _lying(game, action, nth):
    """The card on this space of the crop; the first is where the move puts one."""
    if nth:
        return game.grid[_crop[nth]]
    return game.grid[source(action)] if played(action) == BARROW else played(action)
