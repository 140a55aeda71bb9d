# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""tools/flash.py and the files that games are kept in: made where they are missing, else left."""

import contextlib

import pytest

from firmware.kit.backends import FILES, Drive, Nvm
from firmware.kit.store import Store, pack
from flashed import NEW, OLD, over_the_wire
from tools.building import prepared
from tools.flashing import saves, session
from tools.flashing.drive import MountedDrive
from tools.flashing.wire import SerialBoard

pytestmark = pytest.mark.usefixtures("short_naps")
OLD_BOOT = b"""\
import storage
from microcontroller import nvm
if nvm[0:4] == b"ours":
    nvm[0:4] = bytes(4)
    storage.remount("/", readonly=False)
"""


def for_saves(board):
    return {name: kept for name, kept in board.files().items() if name.startswith("saves/")}


def test_through_the_drive_what_is_missing_for_saves_is_made(new_board):
    board = new_board(ready=False)
    assert session.update(MountedDrive(board.drive), NEW)
    assert for_saves(board) == prepared.files()
    assert not session.update(MountedDrive(board.drive), NEW)


def test_over_the_line_what_is_missing_for_saves_is_made(new_board):
    board = new_board(NEW, ready=False).plug_in()
    over_the_wire(board)
    assert for_saves(board) == prepared.files()


def test_an_update_leaves_saves_as_they_are(new_board):
    board = new_board()
    kept = prepared.copy(pack(7, 0, {4: b"a game"}))
    (board.drive / prepared.place(FILES[1])).write_bytes(kept)
    session.update(MountedDrive(board.drive), NEW)
    assert (board.drive / prepared.place(FILES[1])).read_bytes() == kept


def test_each_file_is_made_behind_the_last_before_anything_is_sent(new_board):
    """What is made in one go lies in one piece on the drive."""
    board = new_board(ready=False)
    made = []

    def noting(path, mode):
        made.append(path.relative_to(board.drive).as_posix())
        return open(path, mode)  # noqa: SIM115

    session.update(MountedDrive(board.drive, open=noting), NEW)
    assert made[:3] == list(prepared.files())


def test_asking_boot_for_the_drive_leaves_nvm_alone(new_board):
    board = new_board()
    board.nvm = bytes(range(200)) * 40
    before = board.nvm
    board.plug_in()
    over_the_wire(board)
    assert board.nvm == before


def test_an_older_boot_is_asked_through_nvm(new_board):
    board = new_board({**OLD, "boot.py": OLD_BOOT}).plug_in()
    assert over_the_wire(board) is True


def test_a_record_comes_back_into_the_middle_of_its_file(new_board, tmp_path):
    board = new_board(ready=False)
    (tmp_path / saves.NAME).write_bytes(pack(3, 2, {4: b"a game"}))
    saves.restore(MountedDrive(board.drive), saves.load(tmp_path))
    store = Store(Nvm(None), Drive(None, None, f"{board.drive}/"))
    assert store.get("veggies") == b"a game"


def test_saves_in_their_new_place_are_kept_over_the_line(new_board, tmp_path):
    board = new_board()
    (board.drive / prepared.place(FILES[0])).write_bytes(prepared.copy(pack(7, 0, {4: b"newest"})))
    (board.drive / FILES[0]).write_bytes(pack(6, 0, {4: b"of an earlier version"}))
    board.plug_in()
    with contextlib.closing(SerialBoard(str(board.port))) as line:
        saves.backup(line, tmp_path)
        line.restart(False)
    assert saves.load(tmp_path) == {4: b"newest"}
