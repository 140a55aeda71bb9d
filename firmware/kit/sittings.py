# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sittings that wait to be continued: one a game, each with how far it has come."""

from array import array

from garden import GAMES
from garden.table import Table


def deal(app, game, who, options=(), first=0):
    """A new sitting, kept; `first` is 0 for chance, else a seat and one."""
    table = Table(game, len(who), app.chance(), options, who)
    while first and _begins(table.start()) != first - 1:
        # The seed draws who begins: take one that draws them.
        table = Table(game, len(who), app.chance(), options, who)
    keep(app, table, 0, 0)
    return table


def _begins(game):
    """The seat that moves first; cards laid in secret before that change nothing about it."""
    actions = array("H", (0, 0))  # of the two cards that everybody has
    while game.phase == "lay":
        game.actions(actions)
        game.play(actions[0])
    return game.turn


def keep(app, table, now, of, urgent=True):
    """Put this sitting in the store: turn `now` of so many, which the title shows."""
    app.settings["last"] = GAMES.index(table.name)
    app.store.put("settings", bytes(app.settings.values))
    app.store.put(table.name, bytes((now, of)) + table.save(), urgent)


def drop(app, game):
    """This sitting is over."""
    app.store.put(game, b"")


def waiting(app):
    """The games that can be continued, the last one played first."""
    games = [game for game in GAMES if app.store.get(game)]
    last = GAMES[app.settings["last"]]
    if last in games:
        games.remove(last)
        games.insert(0, last)
    return games


def progress(app, game):
    """(turn, of so many)."""
    return tuple(app.store.get(game)[:2])


def kept(app, game):
    """What Table.load takes."""
    return app.store.get(game)[2:]
