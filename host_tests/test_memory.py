# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The scales that the heap is weighed with."""

import pytest

import memory
import vm
from small_vm import need_vm


def test_the_least_heap_is_found_to_the_next_step():
    for need in (21_000, 54_321, 87_999, 150_000):
        least = memory.least_heap(lambda heap, need=need: (heap - 3_000,) if heap >= need else None)
        assert need <= least + 3_000 <= need + 2 * memory._STEP


def test_no_heap_is_enough_for_what_never_runs():
    assert memory.least_heap(lambda heap: None) is None


BITMAPS = """
import gc
import devices
devices.install()
import displayio
for values in (2, 4, 16, 256):
    gc.collect()
    before = gc.mem_alloc()
    bitmap = displayio.Bitmap(160, 128, values)
    print((gc.mem_alloc() - before) // 512 / 2)
    bitmap = None
"""


def test_a_bitmap_takes_what_it_takes_on_the_board(tmp_path):
    need_vm()
    script = tmp_path / "bitmaps.py"
    script.write_text(BITMAPS)
    done = vm.run(script, heap="200k", paths=[memory._HERE])
    assert (done.stderr, done.stdout.split()) == ("", ["2.5", "5.0", "10.0", "20.0"])


def test_what_the_code_of_a_game_takes_is_told_part_by_part(tmp_path):
    need_vm()
    free, parts = memory.Evening(tmp_path, level=1).run("cabbage", 0, 300_000)
    assert 200_000 < free < 300_000
    assert [what for what, *_ in parts] == [
        "app",
        "garden.cabbage",
        "garden.bots.cabbage",
        "firmware.screens.table",
        "firmware.views.cabbage",
    ]
    assert all(int(added) > 0 for _, added, _, _ in parts)
    assert all(0 < int(block) <= free - int(used) for _, _, used, block in parts)


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    need_vm()
    return memory.Evening(tmp_path_factory.mktemp("drive"), level=2)


@pytest.mark.parametrize("game, seats", memory.GAMES)
def test_whatever_a_person_presses_the_budget_is_kept_on_every_screen(game, seats, evening):
    most = evening.most(game, seats, persons=(0, 1))
    assert {"Title", "Table", "Thinking", "Tip", "Pause", "Scoring", "Results"} <= set(most)
    assert max(most.values()) < memory.BUDGET, most


BOARD = 163_000  # leaves us what the board does, about 146,000 bytes


@pytest.mark.parametrize("game, seats", memory.GAMES)
def test_a_third_of_the_board_s_heap_may_be_missing(game, seats, evening):
    free, _ = evening.run(game, seats, BOARD, look=False)
    assert free < 147_000
    assert evening.run(game, seats, BOARD - 146_000 // 3, person=1, look=False), "MemoryError"
