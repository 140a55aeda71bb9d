# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sittings that wait to be continued: one a game, each with how far it has come."""

from garden import GAMES, const
from garden.deals import SEED
from garden.sitting import Sitting

_MOVES = const(13)  # where in a kept sitting the number of its moves is


def deal(app, game, how):
    """Deal a new sitting as this Deal says, and keep it. A numbered deal decides who begins."""
    seed = SEED + how.number if how.number else app.chance()
    sitting = Sitting(game, len(how.who), seed, how.options, how.who)
    while how.first and not how.number and _first(sitting.start()) != how.first - 1:
        # The seed decides who begins: try seeds until it is this seat.
        sitting = Sitting(game, len(how.who), app.chance(), how.options, how.who)
    keep(app, sitting, 0, 0)
    return sitting


def _first(game):
    """The seat that moves first, once all have made the choices that are made at once."""
    while game.phase in game.TOGETHER:
        _play_lowest(game)
    return game.turn


def _play_lowest(game):
    """Make the lowest legal move; a list of all of them would take 4 KB in one piece."""
    action = 0
    while True:
        try:
            return game.play(action)
        except ValueError:
            action += 1


def keep(app, sitting, now, of, urgent=True):
    """Put this sitting in the store: turn `now` of so many, which the title shows."""
    app.settings["last"] = GAMES.index(sitting.name)
    app.store.put("settings", bytes(app.settings.values))
    app.store.put(sitting.name, bytes((now, of)) + sitting.save(), urgent)


def discard(app, game):
    """Remove this game's sitting from the store."""
    app.store.put(game, b"")


def waiting(app):
    """The games that can be continued, the last one played first."""
    games = [game for game in GAMES if _begun(app.store.get(game))]
    last = GAMES[app.settings["last"]]
    if last in games:
        games.remove(last)
        games.insert(0, last)
    return games


def _begun(kept):
    """Whether a move was made: before that there is nothing to continue."""
    return kept and kept[_MOVES : _MOVES + 2] != b"\0\0"


def describe(app, game):
    """How far this game's sitting has come, in words: card 5/8."""
    return app.say("progress_" + game).format(*app.store.get(game)[:2])


def kept(app, game):
    """This game's saved sitting, as Sitting.load takes it."""
    return app.store.get(game)[2:]
