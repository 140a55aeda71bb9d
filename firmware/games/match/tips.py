# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tips about a turn of Veggie Match, the most urgent first."""

from garden.match.cards import BARROW, BASKET, STORM, VALUE, vegetable_of


def tips(game):
    cards = [card for card in game.hands[game.turn] if card and game.playable(card)]
    if not cards:
        yield "match_pass"
        return
    yield "match_plant"
    if _harvest(game, cards):
        yield "match_harvest"
    if any([any(held) for held in game.tokens]):
        yield "match_token"
    for card, key in ((STORM, "match_storm"), (BASKET, "match_basket"), (BARROW, "match_barrow")):
        if card in cards:
            yield key
    if min([VALUE[card] for card in cards]) < 0:
        yield "match_minus"


def _harvest(game, cards):
    """Return True if the first card that is no special completes a line."""
    for card in cards:
        if card < STORM:
            bit = 1 << vegetable_of(card)
            spaces = range(game.plan.spaces)
            return any([game.free(space) and game.ripe(space) & bit for space in spaces])
    return False
