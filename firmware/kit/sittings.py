# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sittings that can be continued, one for each game, with their progress.

A new sitting takes the place of the one kept for its game when it has a move. Until then the store
keeps it aside, for a table that is left for the rules or opened again after trouble.
"""

from garden import GAMES, const
from garden.deals import SEED
from garden.saved import MOVES, Kept
from garden.sitting import Sitting

TAUGHT = const(4)  # above the level of a seat: this sitting was a lesson


def deal(app, game, how):
    """Deal a new sitting from this Deal and save it. A numbered deal decides who begins."""
    app.guests = ()
    seed = SEED + how.number if how.number else app.chance()
    sitting = Sitting(game, len(how.who), seed, how.options, how.who)
    while how.first and not how.number and _first(sitting.start()) != how.first - 1:
        # The seed decides who begins, so try seeds until it is this seat.
        sitting = Sitting(game, len(how.who), app.chance(), how.options, how.who)
    keep(app, sitting)
    return sitting


def _first(game):
    """Return the seat that moves first, after the choices that all make at once."""
    while game.phase in game.TOGETHER:
        _play_lowest(game)
    return game.turn


def _play_lowest(game):
    """Make the lowest legal move. A list of all moves would take 4 KB in one piece."""
    action = 0
    while True:
        try:
            return game.play(action)
        except ValueError:
            action += 1


def keep(app, sitting, urgent=True):
    """Put this sitting in the store."""
    app.settings["last"] = GAMES.index(sitting.name)
    app.store.put("settings", bytes(app.settings.values))
    if sitting.log or sitting.undone:
        app.store.put("dealt", b"", False)
        app.store.put(sitting.name, sitting.pack(), urgent)
    else:
        app.store.put("dealt", sitting.pack(), urgent)


def quit(app):
    """Leave the table for the title. Say "Saved" there if this game can be continued."""
    saved = not app.store.get("dealt") and kept(app, GAMES[app.settings["last"]]).begun
    app.go("title", saved=not app.store.save() and saved)


def discard(app, game):
    """Remove this game's sitting from the store."""
    app.store.put(game, b"")


def waiting(app):
    """Return the games that can be continued, the last one played first."""
    games = [game for game in GAMES if kept(app, game).begun]
    last = GAMES[app.settings["last"]]
    if last in games:
        games.remove(last)
        games.insert(0, last)
    return games


def describe(app, game, sitting=None):
    """Return the progress of the kept sitting, or of this one, in words, such as card 5/8."""
    sitting = sitting or kept(app, game)
    key = "progress" if sitting.of == MOVES else "progress_" + game
    return app.say(key).format(sitting.now, sitting.of)


def kept(app, game):
    """Return the record of this game's sitting in the store."""
    return Kept(app.store.get(game))


def load_kept(app, game):
    """Replay and return this game's sitting. Raise SaveError if its save is refused."""
    dealt = kept(app, "dealt")
    sitting = Sitting.load((dealt if dealt.is_of(game) else kept(app, game)).save)
    if app.share:
        app.guests = app.share.names(app.store, sitting)
    return sitting
