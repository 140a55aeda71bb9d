# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Numbered deals: the same number gives the same cards; the best result on each is kept."""

import struct

from garden import GAMES, const
from garden.sitting import Sitting

LAST = const(9999)  # deals are numbered from 1
SEED = const(0x20000000)  # a deal's seed is this and its number
KEPT = const(32)  # deals whose best result is remembered
DEAL = "<BBHhB"  # game, seats, number, points, stars
SIZE = const(7)
_NAME = const(4)  # bytes that say which deal it is


def number(sitting: Sitting) -> int:
    """Return the number of the deal that this sitting plays, 0 if it has none."""
    number = sitting.seed - SEED
    return number if 0 < number <= LAST else 0


def result(sitting: Sitting) -> "tuple[int, int] | None":
    """Return (points, stars) of the best person: a star for each level of the strongest bot beaten.

    None if there was no person.
    """
    game = sitting.game
    scores, winners = game.scores(), game.winners()
    persons = [seat for seat in range(sitting.seats) if not sitting.is_bot(seat)]
    if not persons:
        return None
    points = max([scores[seat] for seat in persons])
    won = any([seat in winners for seat in persons])
    alone = len(game.sides()) == sitting.seats  # no teams
    beaten = [0]
    for seat in range(sitting.seats):
        ahead = won or (alone and points > scores[seat])
        if ahead and seat not in winners:
            beaten.append(sitting.level(seat))
    return points, max(beaten)


def note(kept: bytes, sitting: Sitting) -> tuple:
    """Add this sitting; return the bytes to keep and the best (points, stars) on its deal."""
    this = result(sitting)
    if not this or not number(sitting):
        return kept, this
    name = GAMES.index(sitting.name), sitting.seats, number(sitting)
    others = []
    for at in range(0, len(kept) - SIZE + 1, SIZE):
        entry = kept[at : at + SIZE]
        if entry[:_NAME] == struct.pack(DEAL, *name, 0, 0)[:_NAME]:
            _, _, _, points, stars = struct.unpack(DEAL, entry)
            this = max(points, this[0]), max(stars, this[1])
        else:
            others.append(entry)
    others.append(struct.pack(DEAL, *name, *this))
    return b"".join(others[-KEPT:]), this
