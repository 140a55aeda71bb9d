# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tips about a turn of Veggies, the most urgent first."""


def tips(game):
    if game.phase == "lay":
        yield "veggies_lay"
    elif game.phase == "name":
        yield "veggies_name"
    else:
        yield "veggies_place"
        yield "veggies_market"
        if game.survey(game.turn).mice:
            yield "veggies_mouse"
        yield "veggies_look"
