# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Cabbage! in words, public facts only."""

from garden.cabbage.engine import FIRST_MOVE, SWAP


def describe(screen, action):
    game = screen.game
    say = screen.app.say
    name = screen.player(game.turn)
    if action < FIRST_MOVE:
        return say("has_chosen", name)
    act = say("cabbage_act%d" % min(action % 8, SWAP))
    return say("cabbage_did", name, game.chosen[game.turn], act)
