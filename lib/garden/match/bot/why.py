# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the reason for a move, as the end of a hint's key."""

from garden.match.cards import BARROW, BASKET, BIT, STORM, VALUE, onto, played, source
from garden.match.engine import Game
from garden.match.plan import NEUTRAL
from garden.types import Action

_WORTH = ("wait", "token", "", "most")  # what such a token is worth, in points
_at = bytearray(32)  # scratch: the spaces of one harvest


def why(game: Game, action: Action) -> str:
    """Return what the player to move gains most by with this move.

    harvest: points for oneself; feed: bad cards for others; most: a token that gives the most of
    its kind; token: only the token; spoil: one harvest less for others; ready: a harvest in the
    next turn; setup: a good card in one's own field; wait: none of these.
    """
    count = game.crop(action, _at)
    if count:
        return "spoil" if played(action) == STORM else _harvest(game, action, count)
    card = played(action)
    if card == BARROW:
        card = game.grid[source(action)]
    owner = game.plan.owner[onto(action)]
    if owner not in (game.turn, NEUTRAL) and VALUE[card] < 0:
        return "feed"
    return _plant(game, action, card, owner == game.turn and VALUE[card] > 0)


def _harvest(game, action, count):
    owner = game.plan.owner
    own = others = 0
    for nth in range(count):
        space = _at[nth]
        value = VALUE[_card(game, action, nth)]
        if owner[space] == game.turn:
            own += value
        elif owner[space] != NEUTRAL:
            others += value
    scale = game.seats - 1  # what the others take is shared between them
    token = _tokens(game, game.vegetable(action))
    reason, most = "wait", 0
    for name, gain in (
        ("harvest", own * scale),
        ("feed", -others),
        (token, scale * _WORTH.index(token)),
    ):
        if gain > most:
            reason, most = name, gain
    return reason


def _card(game, action, index):
    """Return the card on this space of the crop; the first is where the move puts one."""
    if index:
        return game.grid[_at[index]]
    return game.grid[source(action)] if played(action) == BARROW else played(action)


def _tokens(game, vegetable):
    if not game.left[vegetable]:
        return "wait"
    held = game.tokens[vegetable]
    for seat in range(game.seats):
        if seat != game.turn and held[seat] > held[game.turn]:
            return "token"
    return "most"


def _plant(game, action, card, fits):
    """Examine the garden as it is after the move, and put everything back."""
    grid = game.grid
    space = onto(action)
    spoils = game.ripe(space)
    if played(action) == BARROW:
        grid[source(action)] = 0
    grid[space] = card
    if _holds(game, played(action), BIT[card]):
        reason = "ready"
    elif fits:
        reason = "setup"
    else:
        reason = "spoil" if spoils else "wait"
    grid[space] = 0
    if played(action) == BARROW:
        grid[source(action)] = card
    return reason


def _holds(game, last, bit):
    """Return True if the rest of the hand could harvest this vegetable for points of its own."""
    helping = 0
    for card in game.hands[game.turn]:
        helping += BIT[card] == bit or card == BASKET
    if helping <= (BIT[last] == bit):
        return False
    for space in range(game.plan.spaces):
        if not game.grid[space] and game.ripe(space) & bit:
            own = 0
            for nth in range(1, game.reach(space, bit, _at)):
                if game.plan.owner[_at[nth]] == game.turn:
                    own += VALUE[game.grid[_at[nth]]]
            if own > 0:
                return True
    return False
