# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Flashing over the serial line: the real mpremote to a real VM over a pty; cut off anywhere."""

import pytest
import serial

from fakeboard import FakeBoard
from flashed import (
    BOOT_OUT,
    NEW,
    OLD,
    lay,
    leftovers,
    over_the_wire,
    project,
    version_on,
)
from small_vm import need_vm
from tools import building
from tools.building import manifest, prepared
from tools.flashing import sync
from tools.flashing.trouble import Full, ReadOnly, Trouble, Unplugged
from tools.flashing.wire import SerialBoard

pytestmark = pytest.mark.usefixtures("short_naps")

STUBBORN = """
import time
while True:
    try:
        print("on and on")
        time.sleep(0.1)
    except KeyboardInterrupt:
        pass
"""


def test_a_new_version_comes_over_the_line_and_its_title_comes_up(new_board, capsys):
    board = new_board().plug_in()
    assert over_the_wire(board) is True
    assert (version_on(board), leftovers(board)) == ("new", [])
    assert "switched in: version 2" in capsys.readouterr().out


def test_afterwards_the_drive_belongs_to_the_computer_again(new_board):
    board = new_board().plug_in()
    over_the_wire(board)
    assert not board.state["ours"]
    assert board.nvm[:4] == b"\xff" * 4


def test_when_nothing_changed_nothing_is_sent_and_the_game_goes_on(new_board, capsys):
    board = new_board(NEW).plug_in()
    assert over_the_wire(board) is True
    assert "to send: 0 files" in capsys.readouterr().out
    assert board.starts == 1, "no restart of the board was needed"


def test_of_one_changed_file_only_that_one_is_sent(new_board, capsys):
    changed = project("2", "lib/garden/two/__init__.py", "firmware/art/new.bin")
    board = new_board({**NEW, "lib/garden/one.py": b"old"}).plug_in()
    assert over_the_wire(board, changed) is True
    assert "to send: 1 files" in capsys.readouterr().out
    assert version_on(board) == "new"


def test_the_first_flash_over_the_line_works_once_the_computer_let_go_of_the_drive(new_board):
    board = new_board({"code.py": b'print("Hello World!")\n'}, computer=False).plug_in()
    assert over_the_wire(board) is True
    assert version_on(board) == "new"


def test_the_first_flash_over_the_line_else_says_to_use_the_drive(new_board):
    board = new_board({}).plug_in()
    with pytest.raises(ReadOnly, match="mount its CIRCUITPY drive"):
        over_the_wire(board)
    assert "boot.py" not in board.files()


def test_somebodys_own_code_is_kept_aside(new_board):
    board = new_board({"code.py": b"print('my own')\n"}, computer=False).plug_in()
    over_the_wire(board)
    files = board.files()
    assert files.pop("code.py.before1") == b"print('my own')\n"
    assert files["code.py"] == NEW["code.py"]


def test_a_dry_run_changes_nothing_and_the_game_goes_on(new_board, capsys):
    board = new_board().plug_in()
    before = board.files()
    assert over_the_wire(board, dry_run=True) is True
    assert board.files() == before
    assert "No longer part of it: lib/garden/old/__init__.py" in capsys.readouterr().out


def test_a_twin_in_source_is_taken_away_since_the_board_would_prefer_it(new_board):
    drive = {**NEW, "firmware/x.mpy": b"new"}
    drive[manifest.NAME] = building.describe(
        {place: content for place, content in drive.items() if place != manifest.NAME}, "2"
    )
    board = new_board({**NEW, "firmware/x.py": b"old"}).plug_in()
    over_the_wire(board, drive)
    assert "firmware/x.py" not in board.files() and "firmware/x.mpy" in board.files()


def test_a_full_drive_is_said_before_anything_is_sent(new_board):
    board = new_board()
    board.be(room=sum(map(len, board.files().values())) + 9000)
    board.plug_in()
    with pytest.raises(Full, match="bytes more are needed"):
        over_the_wire(board)
    assert (version_on(board), leftovers(board)) == ("old", [])


def test_a_drive_that_fills_up_on_the_way_leaves_the_old_version(new_board, monkeypatch):
    monkeypatch.setattr(sync, "_SPARE", 0)
    board = new_board()
    # Room by the count of free blocks, but not for the list of steps as well.
    new = sum(len(content) for place, content in NEW.items() if OLD.get(place) != content)
    board.be(room=sum(map(len, board.files().values())) + new + 100)
    board.plug_in()
    with pytest.raises(Full, match="Remove files of your own"):
        over_the_wire(board)
    assert (version_on(board), leftovers(board)) == ("old", [])


def test_a_board_that_is_still_deaf_is_asked_again(new_board):
    board = new_board(NEW, deaf=1).plug_in()
    assert over_the_wire(board) is True


def test_a_board_that_is_still_starting_is_asked_until_it_answers(new_board):
    board = new_board(NEW).plug_in(asleep=True)
    assert over_the_wire(board) is True


def test_a_code_py_that_never_stops_is_said(new_board):
    board = new_board()
    (board.drive / "code.py").write_text(STUBBORN)
    board.plug_in(busy=True)
    with serial.Serial(str(board.port), timeout=20) as line:
        assert b"on and on" in line.read_until(b"on and on")
    with pytest.raises(Trouble, match="does not come to its prompt"):
        SerialBoard(str(board.port), breath=0.01, answer=0.1)


def test_a_game_that_does_not_start_is_said_with_its_last_words(new_board):
    board = new_board().plug_in()
    broken = dict(NEW, **{"firmware/app.py": b"import nothing_of_that_name\n"})
    with pytest.raises(Trouble, match="ImportError: no module named 'nothing_of_that_name'"):
        over_the_wire(board, broken)


def test_a_busy_port_is_said(new_board):
    board = new_board().plug_in()
    with serial.Serial(str(board.port), exclusive=True), pytest.raises(Trouble, match="busy"):
        SerialBoard(str(board.port))


def test_a_port_that_is_not_there_is_said(tmp_path):
    with pytest.raises(Trouble, match="There is no serial port"):
        SerialBoard(str(tmp_path / "nothing"))


CUTS = 14


def test_this_very_project_comes_over_the_line_and_starts_from_its_mpy_files(new_board):
    board = new_board({}, computer=False).plug_in()
    drive = building.build()
    over_the_wire(board, drive)  # which says so if the game stops
    files = board.files()
    assert {place: files[place] for place in drive} == drive


@pytest.fixture(scope="module")
def whole_length(tmp_path_factory):
    """Return how many bytes a whole flash sends."""
    need_vm()
    with FakeBoard(tmp_path_factory.mktemp("whole") / "board") as board:
        (board.drive / "boot_out.txt").write_bytes(BOOT_OUT)
        lay(board.drive, {**prepared.files(), **OLD})
        board.plug_in()
        over_the_wire(board)
        return board.heard


@pytest.mark.parametrize("part", range(CUTS))
def test_unplugged_after_so_many_bytes_the_old_or_the_new_version_starts(
    new_board, whole_length, part
):
    board = new_board()
    board.plug_in(cut_after=1 + whole_length * part // CUTS)
    with pytest.raises(Unplugged):
        over_the_wire(board)
    board.plug_in()
    assert version_on(board) in ("old", "new")
    assert over_the_wire(board) is True
    assert (version_on(board), leftovers(board)) == ("new", [])


@pytest.mark.parametrize("steps", range(0, 40, 6))
def test_power_cut_in_the_middle_of_a_write_the_old_or_the_new_version_starts(new_board, steps):
    board = new_board(computer=False, steps=steps).plug_in()
    with pytest.raises(Unplugged):
        over_the_wire(board)
    board.be(steps=-1)
    board.plug_in()
    assert version_on(board) in ("old", "new")
    assert over_the_wire(board) is True
    assert (version_on(board), leftovers(board)) == ("new", [])
