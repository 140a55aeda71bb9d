# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: what the piles and the tokens are worth."""

from garden import const
from garden.match.cards import VALUE, VEGETABLES
from garden.types import TYPE_CHECKING, Seat

if TYPE_CHECKING:
    from garden.match.engine import Game

_MAJORITY = const(3)


def majority(held: bytearray) -> "Seat | None":
    """Return the seat that holds strictly the most of these tokens, or None."""
    most = 0
    leader = None
    for seat, tokens in enumerate(held):
        if tokens > most:
            most = tokens
            leader = seat
        elif tokens == most:
            leader = None
    return leader


def sums(piles: list[bytearray]) -> list[int]:
    return [sum([VALUE[card] for card in pile]) for pile in piles]


def bonuses(tokens: list[bytearray]) -> list[int]:
    bonus = [0] * len(tokens[0])
    for held in tokens:
        leader = majority(held)
        if leader is not None:
            bonus[leader] += _MAJORITY
    return bonus


def detail(game: "Game") -> dict:
    """Return how the totals add up: by seat, and by vegetable the tokens and who has most."""
    tokens = {}
    leaders = {}
    for vegetable, letter in enumerate(VEGETABLES):
        held = game.tokens[vegetable]
        tokens[letter] = list(held)
        leaders[letter] = majority(held)
    return {
        "cards": sums(game.piles),
        "tokens": tokens,
        "majority": leaders,
        "bonus": bonuses(game.tokens),
        "totals": game.scores(),
    }
