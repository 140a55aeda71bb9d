# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finished sittings, and score pads that are full of them."""

from array import array
from random import Random

from garden import GAMES, OVER, records
from garden.sitting import Sitting

PEOPLE = ["Ana", "Leo", "Mia", "Teo", "Zoe", "Iván", "Noé", "Sofía"]
SEATS = {"veggies": (2, 3, 4), "match": (2, 3, 6, 8), "cabbage": (2,)}
_played = {}


def played(game, seats, seed=1, who=None, options=()):
    """A whole sitting, played at random; the log is made once."""
    key = game, seats, seed, options
    table = Sitting(game, seats, seed, options, who)
    if key not in _played:
        chance = Random(seed)
        out = array("H", range(table.game.MOST))
        while table.game.turn != OVER:
            table.play(out[chance.randrange(table.game.actions(out))])
        _played[key] = table.log
    for action in _played[key][len(table.log) :]:
        table.play(action)
    return table


def noted(pad, table, names=PEOPLE):
    """Write this sitting down; bots go without a name."""
    pad.note(table, ["" if table.is_bot(seat) else names[seat] for seat in range(table.seats)])
    return pad


def full_pad(sittings=9):
    """A pad of many evenings with the same friends, who sit elsewhere each time."""
    pad = records.Pad()
    for game in GAMES:
        for nth in range(sittings):
            seats = SEATS[game][nth % len(SEATS[game])]
            who = bytes([0] * (seats - 1) + [nth % 4])
            noted(pad, played(game, seats, nth, who), PEOPLE[nth % 8 :] + PEOPLE[: nth % 8])
    return pad
