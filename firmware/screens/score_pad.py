# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The common parts of the score pad's pages: their order, their paper, and adding a sitting."""

from garden import GAMES, const, medals, records

from ..kit import names
from ..kit.colors import RED, SKY
from ..kit.input import TURN
from ..kit.shapes import box

MARGIN = const(24)  # where the red line is
_PAGES = ("records", "players")  # of each game


def load(app):
    return records.Pad(app.store.get("pad"))


def keep(app, sitting):
    """Add a finished sitting. Return [(medal, its winner)] of those won for the first time."""
    pad = load(app)
    known = app.guests or names.all_of(app.store)
    seats = range(sitting.seats)
    pad.note(sitting, ["" if sitting.is_bot(seat) else known[seat] for seat in seats])
    app.store.put("pad", pad.pack())
    had = app.store.get("medals")
    earners = app.store.get("earners")
    new = []
    bits = medals.won(had, sitting.name)
    for bit, seats in sorted(medals.earners(sitting).items()):
        if not bits >> bit & 1:
            bits |= 1 << bit
            called = " & ".join([app.name(seat) for seat in seats])
            new.append((medals.medals(sitting.name)[bit], called))
            if sitting.persons() == 1:
                called = known[seats[0]]  # "You", if they have no name
            earners = medals.give(earners, sitting.name, bit, called)
    app.store.put("medals", medals.note(had, sitting.name, bits))
    app.store.put("earners", earners)
    app.store.save()
    return new


def ranked(who, scores):
    """Return the seats of a sitting, the winners first."""
    order = [(not records.won(who[seat]), -scores[seat], seat) for seat in range(len(who))]
    return [seat for _, _, seat in sorted(order)]


def rule(screen, y, step, count):
    """Draw lines across the paper, from this y, this far apart, this many."""
    app = screen.app
    for line in range(count):
        box(screen.canvas, 0, app.top + y + step * line, app.width, 1, SKY)
    box(screen.canvas, app.left + MARGIN, 15, 1, app.height - 25, RED)


def medals_key(app, game):
    """Return the key that opens the medals, for the bar, or none if the game has no medals."""
    return ((TURN, app.say("medals")),) if medals.medals(GAMES[game]) else ()


def open_medals(app, game):
    if medals.medals(GAMES[game]):
        app.go("medals", game=game)


def leave(app):
    """Go back to the podium, if the pad was opened there, or else to the title."""
    if app.outcome:
        app.go("results", outcome=app.outcome)
    else:
        app.go("title")


def title(app, game):
    """Return the title of a page: its game, between arrows to the other games."""
    return "◀ " + app.say(GAMES[game]) + " ▶"


def turn(app, page, game, step):
    """Go from this page of this game to the next page, or to the one before."""
    app.cue("card")
    place = game * len(_PAGES) + _PAGES.index(page) + step
    game, page = divmod(place % (len(GAMES) * len(_PAGES)), len(_PAGES))
    app.go(_PAGES[page], game=game)
