# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Finished sittings, and score pads that are full of them."""

from array import array
from random import Random

from garden import GAMES, OVER, about, records
from garden.sitting import Sitting

PEOPLE = ["Ana", "Leo", "Mia", "Teo", "Zoe", "Iván", "Noé", "Sofía"]
_played: dict[tuple, "array[int]"] = {}


def seats_of(game: str) -> tuple[int, ...]:
    """Return up to four numbers of seats of this game, the smallest and the largest included."""
    seats = about(game).SEATS
    return seats if len(seats) < 5 else (*seats[:2], seats[4], seats[-1])


def played(
    game: str, seats: int, seed: int = 1, who: bytes | None = None, options: tuple[str, ...] = ()
) -> Sitting:
    """Play a whole sitting at random. The log is made once."""
    key = game, seats, seed, options
    sitting = Sitting(game, seats, seed, options, who)
    if key not in _played:
        chance = Random(seed)
        out = array("H", range(sitting.game.MOST))
        while sitting.game.turn != OVER:
            sitting.play(out[chance.randrange(sitting.game.actions(out))])
        _played[key] = sitting.log
    for action in _played[key][len(sitting.log) :]:
        sitting.play(action)
    return sitting


def noted(pad: records.Pad, sitting: Sitting, names: list[str] = PEOPLE) -> records.Pad:
    """Write this sitting down; bots go without a name."""
    seats = range(sitting.seats)
    pad.note(sitting, ["" if sitting.is_bot(seat) else names[seat] for seat in seats])
    return pad


def full_pad(sittings: int = 9) -> records.Pad:
    """Fill a pad with many evenings of the same friends, who sit elsewhere each time."""
    pad = records.Pad()
    for game in GAMES:
        for nth in range(sittings):
            seats = seats_of(game)[nth % len(seats_of(game))]
            who = bytes([0] * (seats - 1) + [nth % 4])
            noted(pad, played(game, seats, nth, who), PEOPLE[nth % 8 :] + PEOPLE[: nth % 8])
    return pad
