# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: the scores after every legal move, as one sum."""

from array import array

from garden.veggies.engine import Game


def look(game: Game, out: "array[int]") -> int:
    """Sum the scores after every legal move."""
    seat = game.turn
    stand = game.stands[seat]
    survey = game.survey(seat)
    cards = bytes(game.hands[seat]) + bytes(game.market)
    total = 0
    for standing in (0, 1):
        for nth in range(stand.find_places(standing, out, 0)):
            survey.lift(out[nth])
            for card in cards:
                for rot in (standing, standing + 2):
                    survey.drop(card, rot)
                    total += survey.points(31)
    return total
