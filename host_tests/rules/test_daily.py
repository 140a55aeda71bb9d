# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The deal of the day: its number, its date, and the best result on it."""

from datetime import date, timedelta

from garden import daily, deals
from garden.sitting import Sitting
from strange_links import played

DAYS = date(1970, 1, 1).toordinal()


def day(*when):
    return date(*when).toordinal() - DAYS


def test_the_first_of_january_2026_has_the_first_deal_and_every_day_the_next_one():
    assert daily.number_of(day(2026, 1, 1)) == 1
    assert daily.number_of(day(2026, 1, 2)) == 2
    last = day(2026, 1, 1) + deals.LAST - 1
    assert (daily.number_of(last), daily.number_of(last + 1)) == (deals.LAST, 1)
    assert daily.number_of(day(2025, 12, 31)) == deals.LAST, "with a clock that is slow"


def test_every_date_is_the_calendars():
    for number in [*range(0, 40_000, 7), *range(day(2096, 1, 1), day(2105, 1, 1))]:
        when = date(1970, 1, 1) + timedelta(number)
        assert daily.date_of(number) == (when.year, when.month, when.day)


def test_the_best_result_on_a_deal_is_found_by_game_seats_and_number():
    sitting = Sitting("cabbage", 2, deals.SEED + 322, (), b"\0\2")
    for action in played("cabbage", 2, 999, sitting.seed, who=b"\0\2").log:
        sitting.play(action)
    kept, best = deals.note(b"", sitting)
    assert daily.best(kept, "cabbage", 2, 322) == best
    assert daily.best(kept, "cabbage", 2, 323) is None
    assert daily.best(kept, "match", 2, 322) is None
