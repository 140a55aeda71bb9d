# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Cabbage! in a full sentence, with its die and its action; public facts only."""

from garden.cabbage.engine import FIRST_MOVE, SWAP
from garden.cabbage.field import crop, groups, place_of

from .describe import describe


def recap(screen, action):
    if action < FIRST_MOVE:
        return describe(screen, action), ()
    game = screen.game
    say = screen.app.say
    seat = game.turn
    plot, way = divmod(action - FIRST_MOVE, 8)
    act = min(way, SWAP)
    sizes = [groups(crop(green, seat)) >> 8 for green in (game.green, game.green_after(plot, way))]
    words = say(
        "recap_cabbage",
        screen.player(seat),
        game.chosen[seat],
        say("recap_act%d" % act),
        say("recap_place%d" % place_of(plot)),
        *sizes,
    )
    return words, (("dice10", 0, 3, 6 * seat + game.chosen[seat] - 1), ("slots12", 12, 2, act))
