# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggies in a full sentence, with its card; public facts only."""

from garden.veggies.preview import change
from garden.veggies.stand import row

from .describe import describe, name_goods, taken
from .tiles import signed, tile


def recap(screen, action):
    game = screen.game
    if game.phase != "place":
        return describe(screen, action), ()
    app = screen.app
    seat = game.turn
    card = taken(game, action)
    key = "recap_" + app.settings.word("skin") if action >> 14 else "recap_hand"
    top = min(game.stands[seat].top, row(action))
    gain = signed("%+d" % change(game, action))
    words = app.say(key, screen.player(seat), name_goods(app, card), row(action) - top + 1, gain)
    picture = [("goods8", 8 * (nth % 3), 8 * (nth // 3), tile(card, nth)) for nth in range(6)]
    return words, picture
