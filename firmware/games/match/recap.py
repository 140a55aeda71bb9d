# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggie Match in a full sentence, with its card; public facts only."""

from garden.match.cards import BARROW, BASKET, PASS, STORM, VALUE, onto, played, source
from garden.match.plan import NEUTRAL

from .describe import VEGETABLES, describe, reaped, sums

_HARVESTS = {BASKET: "recap_basket", BARROW: "recap_barrow"}


def recap(screen, action):
    if action == PASS:
        return describe(screen, action), ()
    card = played(action)
    count = len(reaped(screen.game, action))
    if card == STORM:
        words = _say(screen, action, "recap_storm", count - 1)
    elif count:
        words = _harvest(screen, action, count)
    else:
        words = _plant(screen, action, card)
    return words, (("match16", 4, 0, card - 1),)


def _say(screen, action, key, *parts):
    vegetable = screen.app.say(VEGETABLES[screen.game.vegetable(action)])
    return screen.app.say(key, screen.player(screen.game.turn), vegetable, *parts)


def _harvest(screen, action, count):
    """Return how many cards are harvested with what, who gets how many points, and the token."""
    game = screen.game
    key = _HARVESTS.get(played(action), "match_harvests")
    gains = ["%s %s" % (screen.player(seat), _signed(worth)) for seat, worth in sums(game, action)]
    if game.left[game.vegetable(action)]:
        gains.append(screen.app.say("recap_token"))
    words = _say(screen, action, key, count)
    return words + ": " + ", ".join(gains) if gains else words


def _plant(screen, action, card):
    """Return what is planted or moved into whose field."""
    say = screen.app.say
    game = screen.game
    owner = game.plan.owner[onto(action)]
    if owner == game.turn:
        field = say("recap_own")
    else:
        neutral = owner == NEUTRAL
        field = say("recap_nobody") if neutral else say("recap_field", screen.player(owner))
    moved = card == BARROW
    worth = VALUE[game.grid[source(action)] if moved else card]
    return _say(screen, action, "recap_move" if moved else "recap_plant", _signed(worth), field)


def _signed(number):
    return ("%+d" % number).replace("-", "−")
