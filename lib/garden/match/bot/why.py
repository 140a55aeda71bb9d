# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the reason for a move, as the end of a hint's key."""

from garden.match.cards import BARROW, BASKET, BIT, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL

_crop = bytearray(32)  # scratch: the spaces of one harvest


def why(game, action):
    """What the player to move gets out of it, the plainest first.

    harvest: points of one's own; feed: bad cards for others; most: a token, and with it more of
    them than anybody; token: nothing but the token; spoil: a harvest less for others; ready: a
    harvest for the next turn; setup: a good card in the own field; wait: none of these.
    """
    count = game.crop(action, _crop)
    if count:
        return "spoil" if played(action) == STORM else _why_harvest(game, action, count)
    card = played(action)
    if card == BARROW:
        card = game.grid[source(action)]
    owner = game.plan.owner[onto(action)]
    if owner not in (game.turn, NEUTRAL) and VALUE[card] < 0:
        return "feed"
    return _why_planted(game, action, card, owner == game.turn and VALUE[card] > 0)


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
    return _why_token(game, game.vegetable(action))


def _lying(game, action, nth):
    """The card on this space of the crop; the first is where the move puts one."""
    if nth:
        return game.grid[_crop[nth]]
    return game.grid[source(action)] if played(action) == BARROW else played(action)


def _why_token(game, vegetable):
    if not game.left[vegetable]:
        return "wait"
    held = game.tokens[vegetable]
    for seat in range(game.seats):
        if seat != game.turn and held[seat] > held[game.turn]:
            return "token"
    return "most"


def _why_planted(game, action, card, good):
    """Look at the garden as it is after the move, and put everything back."""
    grid = game.grid
    space = onto(action)
    spoils = game.ripe(space)
    if played(action) == BARROW:
        grid[source(action)] = 0
    grid[space] = card
    if _is_ready(game, played(action), BIT[card]):
        reason = "ready"
    elif good:
        reason = "setup"
    else:
        reason = "spoil" if spoils else "wait"
    grid[space] = 0
    if played(action) == BARROW:
        grid[source(action)] = card
    return reason


def _is_ready(game, used, bit):
    """Whether the rest of the hand could harvest this vegetable, with points of one's own."""
    helping = 0
    for card in game.hands[game.turn]:
        helping += BIT[card] == bit or card == BASKET
    if helping <= (BIT[used] == bit):
        return False
    for space in range(game.plan.spaces):
        if not game.grid[space] and game.ripe(space) & bit:
            own = 0
            for nth in range(1, game.reach(space, bit, _crop)):
                if game.plan.owner[_crop[nth]] == game.turn:
                    own += VALUE[game.grid[_crop[nth]]]
            if own > 0:
                return True
    return False
