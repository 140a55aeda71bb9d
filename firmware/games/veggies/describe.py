# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggies in words, public facts only."""

from garden.veggies.cards import FACES, GOODS


def describe(screen, action):
    """Return the player, the card and its origin. Call a card by its most frequent goods."""
    game = screen.game
    app = screen.app
    name = screen.player(game.turn)
    if game.phase != "place":
        return app.say("has_chosen", name)
    slot = action >> 14
    card = game.market[slot - 1] if slot else game.hands[game.turn][0]
    key = app.settings.word("skin") + "_took" if slot else "took_hand"
    return app.say(key, name, app.say("goods_" + _most(FACES[6 * card : 6 * card + 6])))


def _most(kinds):
    """Return the letter of the most frequent goods; in a tie, the first on the card."""
    goods = [bytes((kind,)) for kind in kinds if kind < 6]  # count() takes no numbers on a board
    most = max([(kinds.count(one), -kinds.find(one), one) for one in goods])[2]
    return GOODS[most[0] - 1]
