# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The deal of the day: its number and its date. A day is a number, counted since 1970 in UTC."""

import struct

from garden import GAMES, const
from garden.deals import DEAL, LAST, SIZE

SHOWN = const(32)  # days in a calendar
_FIRST = const(20454)  # the day of deal number 1: 2026-01-01
_MARCH = const(719468)  # days from the first of March of the year 0
_ERA = const(146097)  # days in 400 years


def number_of(day: int) -> int:
    """Return the number of this day's deal. After the last number comes the first again."""
    return (day - _FIRST) % LAST + 1


def date_of(day: int) -> tuple[int, int, int]:
    """Return (year, month, day of the month)."""
    era, at = divmod(day + _MARCH, _ERA)
    year = (at - at // 1460 + at // 36524 - at // (_ERA - 1)) // 365
    at -= 365 * year + year // 4 - year // 100
    month = (5 * at + 2) // 153  # counted from March
    date = at - (153 * month + 2) // 5 + 1
    month = month + 3 if month < 10 else month - 9
    return 400 * era + year + (month < 3), month, date


def best(kept: bytes, game: str, seats: int, number: int) -> "tuple[int, int] | None":
    """Return the best (points, stars) on this deal in the store's bytes, None if there are none."""
    for at in range(0, len(kept) - SIZE + 1, SIZE):
        entry = struct.unpack(DEAL, kept[at : at + SIZE])
        if entry[:3] == (GAMES.index(game), seats, number):
            return entry[3:]
    return None
