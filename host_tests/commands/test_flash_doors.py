# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Flashing a drive with something unexpected on it: nothing is lost, and it says what to do."""

import json

import pytest

from flashed import NEW, OLD, leftovers, over_the_wire, version_on
from tools import building
from tools.building import manifest
from tools.flashing import session, steps, sync
from tools.flashing.drive import MountedDrive
from tools.flashing.trouble import Trouble

pytestmark = pytest.mark.usefixtures("short_naps")

DAMAGED = ["", "[", "[1]", "[[]]", '[["format", "/"]]', '[["remove", 5]]', '[["remove"]]']
OUTSIDE = [["remove", "/../mine.txt"], ["rename", "/mine.txt", "/lib/../../mine.txt"]]


def through_the_drive(board, drive=NEW):
    return session.update(MountedDrive(board.drive), drive)


def with_library(drive):
    """Return the same project with a library compiled."""
    drive = {place: content for place, content in drive.items() if place != manifest.NAME}
    drive["lib/adafruit_ticks.mpy"] = b"C compiled"
    return {**drive, manifest.NAME: building.describe(drive, "2")}


def damage(board, content):
    (board.drive / sync.STAGING).mkdir()
    (board.drive / sync.SWITCH).write_text(content)


# -- the list of steps ---------------------------------------------------------------------------


@pytest.mark.parametrize("content", [*DAMAGED, *map(json.dumps, ([step] for step in OUTSIDE))])
def test_a_list_of_steps_that_makes_no_sense_is_thrown_away_and_the_update_made(new_board, content):
    board = new_board()
    damage(board, content)
    (board.drive.parent / "mine.txt").write_text("beside the drive")
    assert through_the_drive(board)
    assert (version_on(board), leftovers(board)) == ("new", [])
    assert (board.drive.parent / "mine.txt").read_text() == "beside the drive"


def test_an_empty_list_of_steps_stops_nobody_over_the_line(new_board):
    board = new_board()
    damage(board, "")
    assert over_the_wire(board.plug_in()) is True
    assert (version_on(board), leftovers(board)) == ("new", [])


def test_a_manifest_that_lists_files_outside_the_drive_is_not_believed(new_board):
    listed = json.dumps({"files": {"../mine.txt": {}, "..\\mine.txt": {}}}).encode()
    board = new_board({**OLD, manifest.NAME: listed})
    (board.drive.parent / "mine.txt").write_text("beside the drive")
    through_the_drive(board)
    assert (board.drive.parent / "mine.txt").read_text() == "beside the drive"


def test_what_boot_py_does_with_a_step_is_what_flash_does():
    assert steps.interpreter() in (building.environment.ROOT / "boot.py").read_text()

    class Refusing:
        def remove(self, path):
            raise OSError(2 if path == "/gone" else 30, "refused")

    attempt = steps.interpreter_on(Refusing())
    assert attempt("remove", "/gone") is False
    with pytest.raises(OSError, match="refused"):
        attempt("remove", "/there")


# -- files of somebody's own -----------------------------------------------------------------------


@pytest.mark.parametrize("way", [through_the_drive, over_the_wire])
@pytest.mark.parametrize("place", ["lib/adafruit_ticks.py", "lib/adafruit_ticks.mpy"])
def test_a_library_of_somebodys_own_where_ours_goes_is_kept_aside(new_board, way, place):
    board = new_board({place: b"my own"}, computer=False).plug_in()
    way(board, with_library(NEW))
    files = board.files()
    assert files[f"{place}.before1"] == b"my own"
    assert files["lib/adafruit_ticks.mpy"] == b"C compiled"
    assert "lib/adafruit_ticks.py" not in files


def test_a_library_that_we_brought_is_no_ones_own(new_board):
    old = with_library(OLD)
    old["lib/adafruit_ticks.mpy"] = b"C older"
    board = new_board(old)
    through_the_drive(board, with_library(NEW))
    assert not [name for name in board.files() if "before" in name]


def test_a_copy_that_an_earlier_try_made_is_not_made_again(new_board):
    board = new_board({"code.py": b"mine", "code.py.before1": b"mine", "boot.py": b"another"})
    (board.drive / "boot.py.before1").write_bytes(b"not the same")
    through_the_drive(board)
    copies = {name: content for name, content in board.files().items() if "before" in name}
    assert copies == {
        "code.py.before1": b"mine",
        "boot.py.before1": b"not the same",
        "boot.py.before2": b"another",
    }


# -- files where folders go, and the other way round -----------------------------------------------


@pytest.mark.parametrize("way", [through_the_drive, over_the_wire])
@pytest.mark.parametrize(
    "place", ["firmware", "lib/garden", "garden.new", "code.py/x", "firmware/app.py/x"]
)
def test_something_in_the_way_is_said_before_anything_is_touched(new_board, way, place):
    board = new_board({place: b"mine"}, computer=False).plug_in()
    before = board.files()
    in_the_way = place.removesuffix("/x")
    with pytest.raises(Trouble, match=f"^{in_the_way} on the drive is in the way of the game.\nRe"):
        way(board)
    assert board.files() == before


# -- drives that do not do what they say -----------------------------------------------------------


class Pretender(MountedDrive):
    """A drive that says it has removed a file, but has not."""

    def __init__(self, folder, kept):
        super().__init__(folder)
        self._kept = kept

    def do(self, verb, *paths):
        return True if verb == "remove" and self._kept in paths[0] else super().do(verb, *paths)


@pytest.mark.parametrize(
    ("kept", "named"),
    [("old/__init__.py", "lib/garden/old/__init__.py"), ("switch.json", sync.STAGING)],
)
def test_a_remove_that_did_not_happen_is_noticed(new_board, kept, named):
    board = new_board()
    with pytest.raises(Trouble, match=f"^{named} is still on the drive, though it was removed."):
        session.update(Pretender(board.drive, kept), NEW)
