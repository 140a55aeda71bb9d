# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The power goes inside flash operations: the firmware's own store, the real FatFs, real blocks.

helpers/vm/flash_life.py runs whole evenings on the small VM and cuts each operation in six ways:
its block half erased, blank, or programmed up to some page. Then the board starts again.
"""

from pathlib import Path

import pytest

from small_vm import need_vm
from tools import vm

HELPERS = Path(__file__).resolve().parents[1] / "helpers" / "vm"
ROOT = HELPERS.parents[2]
FINE = {"fine", "the move being made is lost"}
TOLD = "what only nvm held is lost, and told"


def live(*how):
    """Return the results of a board's life: a count of each verdict, and the figures."""
    need_vm()
    paths = [ROOT, ROOT / "lib", HELPERS]
    done = vm.run(HELPERS / "flash_life.py", how, heap="96m", paths=paths, timeout=600)
    assert done.stderr == ""
    lines = dict(line.split(": ") for line in done.stdout.splitlines())
    return {what: int(count) for what, count in lines.items() if count.isdigit()} | {
        "notice": lines.get("notice")
    }


def verdicts(result):
    figures = {"operations", "in FAT or root", "longest frame in ms", "all in ms", "notice"}
    return set(result) - figures


def test_an_evening_on_battery_survives_a_cut_in_every_flash_operation():
    result = live("battery", "among_files")
    assert verdicts(result) == FINE
    assert result["operations"] > 35
    assert result["in FAT or root"] == 0
    assert result["longest frame in ms"] < 60  # one erase


def test_a_computer_may_come_in_any_frame_and_write_and_only_nvm_can_lose_what_it_alone_held():
    result = live("cable", "fresh")
    assert verdicts(result) == FINE | {TOLD}
    assert result["in FAT or root"] == 0


def test_a_computer_may_come_and_write_between_the_write_of_a_save_and_its_sync():
    result = live("between", "among_files")
    assert verdicts(result) <= FINE | {TOLD}
    assert result["in FAT or root"] == 0


def test_what_people_usually_do_loses_programs_and_saves_on_this_model():
    """The model breaks in the way the world did."""
    result = live("short", "fresh", "in_the_root")
    assert result["files are gone"] > 10
    assert result["the drive is gone"] > 5
    assert result["in FAT or root"] > 0


def test_a_full_drive_is_said_and_nvm_takes_the_saves():
    result = live("short", "full")
    assert result["notice"] == "save_full"
    assert verdicts(result) == {"fine", "saves are gone"}  # nvm is one block, and all there is
    assert result["in FAT or root"] == 0


@pytest.mark.parametrize(
    "drive, most, ms",
    [
        ("large", 22, 850),  # of 146 cuts, on a drive like a PyGamer's
        ("fresh", 51, 1000),  # of 132, on a small one
        pytest.param("fragmented", 191, 2600, marks=pytest.mark.long),  # of 304
    ],
)
def test_the_board_makes_the_files_itself_in_few_steps_that_may_cost_the_drive(drive, most, ms):
    result = live("making", drive)
    assert sum(result[verdict] for verdict in verdicts(result) - FINE) <= most
    assert ("files are gone" in result) == (drive != "large")  # a cluster has its own block there
    assert result["all in ms"] < ms


@pytest.mark.long
def test_where_clusters_are_as_large_as_blocks_holes_on_the_drive_do_no_harm():
    result = live("short", "large_fragmented")
    assert verdicts(result) == FINE
    assert result["in FAT or root"] == 0


@pytest.mark.long
@pytest.mark.parametrize("evening", ["battery", "cable"])
@pytest.mark.parametrize(
    "drive", ["fresh", "among_files", "fragmented", "nearly_full", "large", "large_fragmented"]
)
def test_evenings_on_drives_of_all_kinds_survive_every_cut(evening, drive):
    result = live(evening, drive)
    assert verdicts(result) <= FINE | {TOLD}
    assert result["in FAT or root"] == 0
