# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The games live in the board's heap, whatever is pressed; and the scales tell it when they die."""

import memory
import pytest
from small_vm import need_vm

from garden import GAMES, engine


def test_the_least_heap_is_found_to_the_next_step():
    for need in (61_000, 87_999, 150_000):
        assert need <= memory.least_heap(lambda heap, need=need: heap >= need) < need + memory._STEP


def test_no_heap_is_enough_for_what_never_runs():
    assert memory.least_heap(lambda heap: False) is None


@pytest.mark.parametrize("game", GAMES)
def test_twenty_monkeys_sit_at_every_table_in_both_languages(game):
    plans = [memory.plan(game, nth) for nth in range(20)]
    assert {plan[-1] for plan in plans} == {f"{game}:{seats}" for seats in engine(game).SEATS}
    for either in ("language=0", "language=1", "coach=0", "coach=1", "skin=0", "skin=1"):
        assert any(either in plan for plan in plans)


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    need_vm()
    return memory.Drive(tmp_path_factory.mktemp("drive"))


@pytest.mark.parametrize("nth", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_a_monkey_presses_everything_and_comes_to_the_end(game, nth, drive):
    said = drive.run(memory.plan(game, nth))
    assert abs(said.free - memory.FREE) < 256
    assert said.trouble == ""


def test_one_power_on_lasts_a_whole_evening(drive):
    assert drive.run(memory.evening(0)).trouble == ""


def test_a_monkey_without_heap_dies_and_shows_where(drive):
    said = drive.run(memory.plan(GAMES[0], 0), 60_000)
    assert "MemoryError" in said.trouble and 'File "' in said.trouble


def test_the_most_in_use_is_told_screen_by_screen(drive):
    most = dict(drive.run(memory.plan(GAMES[-1], 0), 300_000, memory.LOOK).most)
    assert {"Title", "Seats", "Table", "Results"} <= set(most)
    assert all(20_000 < used < 300_000 for used in most.values())
