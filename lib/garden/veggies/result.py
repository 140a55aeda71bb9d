# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The winners of Veggies, which nobody needs before the count."""

from garden.types import TYPE_CHECKING, Seat

if TYPE_CHECKING:
    from garden.veggies.engine import Game


def winners(game: "Game") -> list[Seat]:
    """Return who has most points, then fewest mice; partners (V10) count together."""
    kinds = game.kinds()
    results = []
    for seat in range(game.seats):
        survey = game.survey(seat)
        results.append((survey.points(kinds), -survey.mice))
    if "teams" in game.options:
        results = [_add(results[seat], results[(seat + 2) % 4]) for seat in range(4)]
    best = max(results)
    return [seat for seat in range(game.seats) if results[seat] == best]


def _add(one, other):
    return one[0] + other[0], one[1] + other[1]
