# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a stand is sure to score if the game of Veggies ended now."""

from garden.types import TYPE_CHECKING, Action, Seat
from garden.veggies.scoring import choices

if TYPE_CHECKING:
    from garden.veggies.engine import Game
    from garden.veggies.survey import Survey


def sure_kinds(game: "Game", seat: Seat) -> int:
    """Return the kinds that the others are sure to name, as their stands lie now."""
    sure = 0
    for other in range(game.seats):
        if other != seat and game.stands[other].cards:
            common = -1  # an all-ones mask
            for kinds in game.choices(other):
                common &= kinds
            sure |= common
    return sure


def settled(survey: "Survey", others: int, two: bool) -> int:
    """Return the kinds that score for this stand: those of the `others` and its player's own.

    In a tie the player names what scores most here.
    """
    best, most = 0, None
    for kinds in choices(survey.biggest, two):
        points = survey.points(kinds | others)
        if most is None or points > most:
            best, most = kinds | others, points
    return best


def change(game: "Game", action: Action) -> int:
    """Return what this placement adds to the points that its player is sure of."""
    seat = game.turn
    others = sure_kinds(game, seat)
    survey = game.survey(seat)
    before = survey.points(settled(survey, others, game.seats == 2))
    slot = action >> 14
    survey.lift(action & 0x3FFF)
    survey.drop(game.market[slot - 1] if slot else game.hands[seat][0], action >> 12 & 3)
    return survey.points(settled(survey, others, game.seats == 2)) - before
