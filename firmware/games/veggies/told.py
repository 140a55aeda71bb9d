# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggies in words, public facts only."""


def told(screen, action):
    game = screen.game
    app = screen.app
    if game.phase == "place":
        key = app.settings.word("skin") + "_took" if action >> 14 else "took_hand"
    else:
        key = "has_chosen"
    return app.say(key, screen.player(game.turn))
