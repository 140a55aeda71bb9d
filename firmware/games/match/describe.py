# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggie Match in a few words, public facts only."""

from garden.match.cards import BARROW, PASS, STORM, VALUE, played, source

VEGETABLES = ("tomato", "corn", "broccoli")


def reaped(game, action):
    """Return the spaces that this move would harvest, in their order."""
    crop = bytearray(game.plan.spaces)
    return sorted(crop[: game.crop(action, crop)])


def describe(screen, action):
    game = screen.game
    say = screen.app.say
    name = screen.player(game.turn)
    if action == PASS:
        return say("match_passes", name)
    vegetable = say(VEGETABLES[game.vegetable(action)])
    card = played(action)
    if card == STORM:
        return say("match_storms", name, vegetable)
    crop = reaped(game, action)
    if crop:
        return say("match_harvests", name, vegetable, len(crop))
    if card == BARROW:
        return say("match_moves", name, vegetable, "%+d" % VALUE[game.grid[source(action)]])
    return say("match_plants", name, vegetable, "%+d" % VALUE[card])
