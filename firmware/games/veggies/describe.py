# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggies in a few words, public facts only."""

from garden.veggies.cards import FACES, GOODS


def describe(screen, action):
    """Return the player, the card and its origin."""
    game = screen.game
    app = screen.app
    name = screen.player(game.turn)
    if game.phase != "place":
        return app.say("has_chosen", name)
    key = app.settings.word("skin") + "_took" if action >> 14 else "took_hand"
    return app.say(key, name, name_goods(app, taken(game, action)))


def taken(game, action):
    """Return the card that this placement takes from the hand or the market."""
    slot = action >> 14
    return game.market[slot - 1] if slot else game.hands[game.turn][0]


def name_goods(app, card):
    """Name a card by its most frequent goods; in a tie, by the first on it."""
    kinds = FACES[6 * card : 6 * card + 6]
    goods = [bytes((kind,)) for kind in kinds if kind < 6]  # count() takes no numbers on a board
    most = max([(kinds.count(one), -kinds.find(one), one) for one in goods])[2]
    return app.say("goods_" + GOODS[most[0] - 1])
