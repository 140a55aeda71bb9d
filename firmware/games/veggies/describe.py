# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Veggies in words, public facts only."""

from garden.veggies.cards import FACES, GOODS


def describe(screen, action):
    """The player, the card, where it came from; a card is called by the goods it has most of."""
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
    """The letter of the goods that are on most cells; of equals, the first on the card."""
    goods = [bytes((kind,)) for kind in kinds if kind < 6]  # the board counts no bare numbers
    most = max([(kinds.count(one), -kinds.find(one), one) for one in goods])[2]
    return GOODS[most[0] - 1]
