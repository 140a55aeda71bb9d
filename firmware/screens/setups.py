# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The last setup of each game: who sat where, the options, and who began."""

from garden import GAMES, const

from ..games import about
from . import Deal

_NORMAL = const(2)
_SEATS = const(8)
_SIZE = const(11)  # of a game's setup: its seats, who sits there, options as bits, who begins


def usual(game):
    """Return the setup of a first game: one person meets bots, and pairs as the rulebook says."""
    info = about(game)
    who = bytes([0] + [_NORMAL] * (info.SEATS[0] - 1))
    options = tuple([option for option in info.OPTIONS if option == info.PAIRS])
    return Deal(who=who, options=options, first=0, number=0)


def load(app, game):
    """Return the last setup of this game as a Deal, or the usual one."""
    at = _SIZE * GAMES.index(game)
    kept = app.store.get("setups")[at : at + _SIZE]
    info = about(game)
    if len(kept) < _SIZE or kept[0] not in info.SEATS or kept[-1] > kept[0]:
        return usual(game)
    who = bytes([level & 3 for level in kept[1 : 1 + kept[0]]])
    bits = kept[1 + _SEATS]
    options = tuple([option for bit, option in enumerate(info.OPTIONS) if bits >> bit & 1])
    return Deal(who=who, options=options, first=kept[-1], number=0)


def ready(app, game):
    """Return the last setup as it can be dealt: pairs need four players."""
    deal = load(app, game)
    if len(deal.who) != 4:
        pairs = about(game).PAIRS
        deal.options = tuple([option for option in deal.options if option != pairs])
    return deal


def keep(app, game, who, options, first):
    """Keep this setup for the next game."""
    at = _SIZE * GAMES.index(game)
    kept = bytearray(app.store.get("setups"))
    kept.extend(bytes(max(at + _SIZE - len(kept), 0)))
    bits = sum([1 << bit for bit, option in enumerate(about(game).OPTIONS) if option in options])
    kept[at : at + _SIZE] = (
        bytes([len(who)]) + who + bytes(_SEATS - len(who)) + bytes((bits, first))
    )
    app.store.put("setups", kept, False)
