# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a placement adds to the points that its player is sure of, for who tells the move."""

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


def best_choice(survey: "Survey", others: int, two: bool) -> int:
    """Return the set to name that scores most for this stand, if the `others` score anyway."""
    best, most = 0, None
    for kinds in choices(survey.biggest, two):
        points = survey.points(kinds | others)
        if most is None or points > most:
            best, most = kinds, points
    return best


def change(game: "Game", action: Action) -> int:
    """Return what this placement adds to the points that its player is sure of."""
    seat = game.turn
    others = sure_kinds(game, seat)
    survey = game.survey(seat)
    before = _sure_points(survey, others, game.seats == 2)
    slot = action >> 14
    survey.lift(action & 0x3FFF)
    survey.drop(game.market[slot - 1] if slot else game.hands[seat][0], action >> 12 & 3)
    return _sure_points(survey, others, game.seats == 2) - before


def _sure_points(survey, others, two):
    return survey.points(others | best_choice(survey, others, two))
