# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The games live in the board's heap, whatever is pressed; and tools/memory.py reports deaths."""

import shutil
import subprocess

import pytest

from garden import engine
from scripts import OURS
from small_vm import need_vm
from tools import building, memory, vm
from tools.building import manifest
from tools.circuitpython import interning


def test_the_least_heap_is_found_to_the_next_step():
    for need in (61_000, 87_999, 150_000):
        least = memory.least_heap(lambda heap, need=need: heap >= need, 60_000, 200_000)
        assert need <= least < need + memory._STEP


def test_no_heap_is_enough_for_what_never_runs():
    assert memory.least_heap(lambda heap: False, 60_000, 200_000) is None


def test_a_monkey_that_cannot_even_start_is_reported_in_its_own_words():
    done = subprocess.CompletedProcess([], 1, "", "MemoryError: memory allocation failed")
    with pytest.raises(memory.Lost, match="MemoryError"):
        memory.Report(done)


@pytest.mark.parametrize("game", OURS)
def test_twenty_monkeys_sit_at_every_table_in_both_languages(game):
    plans = [memory.plan(game, nth) for nth in range(20)]
    assert {plan[-1] for plan in plans} == {f"{game}:{seats}" for seats in engine(game).SEATS}
    for either in ("language=0", "language=1", "coach=0", "coach=1", "skin=0", "skin=1"):
        assert any(either in plan for plan in plans)


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    need_vm()
    return memory.Drive(tmp_path_factory.mktemp("drive"))


def test_the_vm_runs_the_mpy_files_that_are_shipped(drive):
    """But for the first letter, which is MicroPython's, and the build's id in the first file."""
    shipped = {place: made for place, made in building.build().items() if place.endswith(".mpy")}
    run = {place: (drive.folder / place).read_bytes() for place in shipped}
    differ = [place for place in shipped if shipped[place][1:] != run[place][1:]]
    assert len(shipped) > 20
    assert differ in ([], [manifest.START.replace(".py", ".mpy")])


MOST_LIVE = 137_000  # bytes of the 142,272 that a board has


def check_plenty(report):
    """No allocation failed, and something is left in a heap full of holes."""
    assert (report.trouble, report.recoveries) == ("", 0)
    assert max(report.most.values()) < MOST_LIVE


@pytest.mark.parametrize("nth", (0, 1))
@pytest.mark.parametrize("game", OURS)
def test_monkeys_press_everything_in_the_boards_heap_and_no_allocation_fails(game, nth, drive):
    report = drive.run(memory.plan(game, nth), memory.BOARD)
    assert abs(report.free - memory.BOARD) < 256
    assert report.presses > 100
    check_plenty(report)


@pytest.mark.long
@pytest.mark.parametrize("nth", range(2, 20))
@pytest.mark.parametrize("game", OURS)
def test_no_allocation_fails_with_twenty_monkeys_a_game(game, nth, drive):
    check_plenty(drive.run(memory.plan(game, nth), memory.BOARD))


@pytest.mark.parametrize("game", OURS)
def test_a_monkey_comes_to_its_end_in_less_than_a_board_has(game, drive):
    assert drive.run(memory.plan(game, 0)).trouble == ""


@pytest.mark.long
@pytest.mark.parametrize("nth", range(1, 20))
@pytest.mark.parametrize("game", OURS)
def test_twenty_monkeys_a_game_come_to_the_end_in_less_than_a_board_has(game, nth, drive):
    assert drive.run(memory.plan(game, nth)).trouble == ""


def test_in_a_whole_evening_on_a_board_no_allocation_fails(drive):
    check_plenty(drive.run(memory.evening(0), memory.BOARD))


@pytest.mark.parametrize("game", OURS)
def test_no_move_is_lost_when_the_heap_is_used_up(game, drive):
    report = drive.run(memory.plan(game, 1), 160_000, memory.STARVE)
    assert report.trouble == ""  # the net held every time, and every completed move was saved
    assert report.crashes + report.survived >= 10


def test_a_monkey_without_heap_dies_and_shows_where(drive):
    report = drive.run(memory.plan(OURS[0], 0), 60_000)
    assert "MemoryError" in report.trouble and 'File "' in report.trouble


def test_the_most_live_bytes_are_told_screen_by_screen_with_the_modules_in_ram(drive, capsys):
    assert memory._where(drive, OURS[-1]) == 0
    told = dict(line.split(None, 1) for line in capsys.readouterr().out.splitlines())
    assert {"Title", "Seats", "Table", "Results"} <= set(told)
    assert f"garden.{OURS[-1]}.engine" in told["Table"].split()
    assert "firmware.screens.title" in told["Title"].split()


def test_a_monkey_that_dies_while_it_is_watched_shows_what_went_wrong(drive, capsys, monkeypatch):
    monkeypatch.setattr(memory, "BOARD", 72_000)
    assert memory._where(drive, OURS[-1]) == 1
    assert "MemoryError" in capsys.readouterr().out


def test_names_that_the_board_has_in_its_rom_are_told_from_ours(drive):
    names = interning.in_mpy((drive.folder / "handheld.mpy").read_bytes())
    assert "Handheld" in names
    assert not names & {"len", "append"}  # every VM has those
    assert {"TileGrid", "pixel_shader", "JOYSTICK_X"} <= interning.in_rom()
    assert "Handheld" not in interning.in_rom()


TABLES = """
import gc
import interned

names = interned.Interned("rom.txt")
before = gc.mem_alloc()
for nth in range(630):
    hasattr(names, "name " + str(nth))
gc.collect()
before = gc.mem_alloc()
names.look()
gc.collect()
print(gc.mem_alloc() - before)
"""


def test_tables_of_names_take_what_they_take_on_the_board(tmp_path):
    need_vm()
    (tmp_path / "rom.txt").write_text("pixel_shader\n")
    (tmp_path / "tables.py").write_text(TABLES)
    shutil.copy(memory._HERE / "interned.py", tmp_path)
    done = vm.run("tables", heap="400k", drive=tmp_path)
    assert done.stderr == ""
    # 20, 40, 80, 160, 320 and 640 places, and what holds them
    places = sum(20 << nth for nth in range(6))
    assert 6 * places < int(done.stdout) < 6 * places + 6 * 40 + 100


AREAS = """
import gc
import areas

borders = areas.cut()
pieces = [bytearray(areas.AREAS[-2] - 32)]
for size in (1, 100_000):
    gc.collect()
    print(gc.mem_free())
    try:
        pieces.append(bytearray(areas.AREAS[-2] + size))
    except MemoryError:
        print("no")
    pieces.clear()
"""


def test_no_piece_is_larger_than_the_largest_area_though_more_is_free(tmp_path):
    need_vm()
    (tmp_path / "cut.py").write_text(AREAS)
    shutil.copy(memory._HERE / "areas.py", tmp_path)
    done = vm.run("cut", heap="160k", drive=tmp_path)
    assert done.stderr == ""
    free, no, all_free, never = done.stdout.split()
    assert (no, never) == ("no", "no")
    assert int(free) > 64_000 and int(all_free) > 140_000
