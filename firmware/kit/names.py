# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The names of the players, remembered for each seat."""

from garden import const

from .text import fit, measure

LONGEST = const(8)  # letters
_SEATS = const(8)
WIDEST = const(44)  # pixels, the width of a name's slot


def all_of(store):
    """Return a name for each of the eight seats, "" for a seat without one."""
    try:
        kept = store.get("names").decode().split("\n")
    except UnicodeError:
        kept = []  # damaged or not ours, so nobody has a name
    names = [fit(name[:LONGEST], WIDEST) for name in kept[:_SEATS]]
    return names + [""] * (_SEATS - len(names))


def give(store, names):
    store.put("names", "\n".join(names).encode())
    store.save()


def usual(app, seat, bot=False):
    """Return the default name of a player in this seat."""
    return app.say("bots" if bot else "people").split()[seat]


def fits(name):
    return measure(name) <= WIDEST
