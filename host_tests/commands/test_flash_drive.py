# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Flashing through the mounted drive; pulled out anywhere."""

import io
import os

import pytest

from fakeboard.clock import CLOCK
from flashed import NEW, OLD, leftovers, version_on
from tools.building import manifest
from tools.flashing import session, sync
from tools.flashing.drive import MountedDrive
from tools.flashing.progress import Bar
from tools.flashing.trouble import Trouble

pytestmark = pytest.mark.usefixtures("short_naps")


class Pulled(BaseException):
    """Somebody pulled the plug."""


class PulledDrive(MountedDrive):
    """A drive that is gone after so many changes; half of the last write got there."""

    def __init__(self, folder, changes):
        super().__init__(folder)
        self.left = changes

    def _count(self):
        if self.left == 0:
            raise Pulled
        self.left -= 1

    def write(self, path, content, progress=lambda count: None):
        try:
            self._count()
        except Pulled:
            super().write(path, content[: len(content) // 2])
            raise
        super().write(path, content, progress)

    def do(self, verb, *paths):
        self._count()
        return super().do(verb, *paths)


def test_a_new_version_comes_through_the_drive(new_board, capsys):
    board = new_board()
    assert session.update(MountedDrive(board.drive), NEW)
    assert (version_on(board), leftovers(board)) == ("new", [])
    assert not session.update(MountedDrive(board.drive), NEW)
    assert "to send: 0 files" in capsys.readouterr().out


def test_the_first_flash_keeps_what_was_there(new_board):
    board = new_board({"code.py": b"print('my own')\n", "lib/neopixel.mpy": b"theirs"})
    session.update(MountedDrive(board.drive), NEW)
    files = board.files()
    assert files.pop("code.py.before1") == b"print('my own')\n"
    assert files.pop("lib/neopixel.mpy") == b"theirs"
    (board.drive / "code.py.before1").unlink()
    (board.drive / "lib/neopixel.mpy").unlink()
    assert version_on(board) == "new"


def test_files_of_ours_go_when_they_are_no_longer_part_and_all_others_stay(new_board):
    board = new_board({**OLD, "lib/garden/old/notes.txt": b"mine", "garden-a.sav": b"a save"})
    session.update(MountedDrive(board.drive), NEW)
    files = board.files()
    assert "lib/garden/old/__init__.py" not in files
    assert files["lib/garden/old/notes.txt"] == b"mine"
    assert files["garden-a.sav"] == b"a save"


def test_pulled_at_every_single_change_the_old_or_the_new_version_starts(new_board, capsys):
    seen = set()
    for changes in range(100):
        board = new_board()
        try:
            session.update(PulledDrive(board.drive, changes), NEW)
            break
        except Pulled:
            board.boot()
            seen.add(version_on(board))
            session.update(MountedDrive(board.drive), NEW)
            assert (version_on(board), leftovers(board)) == ("new", [])
    assert seen == {"old", "new"} and changes > 20


def test_power_that_goes_while_boot_finishes_an_update_is_no_harm(new_board, capsys):
    for changes in range(100):
        board = new_board()
        with pytest.raises(Pulled):
            # as far as the list of steps, which then counts
            session.update(PulledDrive(board.drive, len(NEW) - 1), NEW)
        assert "switch.json" in os.listdir(board.drive / sync.STAGING)
        board.be(steps=changes)
        done = board.boot()
        board.be(steps=-1)
        board.boot()
        assert version_on(board) == "new"
        if done == 0:
            break
    assert changes > 10


def test_code_txt_which_the_board_would_start_first_is_said(new_board):
    board = new_board({"code.txt": b"print(1)"})
    with pytest.raises(Trouble, match="code.txt on the drive would start instead"):
        session.update(MountedDrive(board.drive), NEW)


def test_a_damaged_manifest_on_the_board_is_as_good_as_none(new_board):
    board = new_board({**OLD, manifest.NAME: b"{]"})
    session.update(MountedDrive(board.drive), NEW)
    files = board.files()
    assert {place: files[place] for place in NEW} == NEW


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(30, "read-only"), (28, "full"), (5, "unplugged"), (19, "unplugged"), (22, "error 22")],
)
def test_what_the_computer_says_of_the_drive_is_put_in_words(new_board, number, sentence):
    def refuse(path, mode):
        raise OSError(number, "as the computer says")

    board = new_board()
    with pytest.raises(Trouble, match=sentence):
        session.update(MountedDrive(board.drive, open=refuse), NEW)
    assert version_on(board) == "old"


def test_the_title_is_waited_for_when_the_serial_port_is_known(new_board):
    board = new_board().plug_in()
    drive = MountedDrive(board.drive, str(board.port))
    changed = session.update(drive, NEW)
    CLOCK.after(1.5, board.auto_reload)
    assert drive.restart(changed) is True


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_bar_grows_on_a_terminal_and_is_silent_elsewhere():
    terminal, file = Terminal(), io.StringIO()
    for out in (terminal, file):
        bar = Bar(2000, out)
        for _ in range(4):
            bar.add(500)
        bar.close()
    assert terminal.getvalue().endswith("[" + "#" * 32 + "] 2,000 of 2,000 bytes\n")
    assert "[" + "#" * 8 + "-" * 24 + "] 500 of 2,000" in terminal.getvalue()
    assert file.getvalue() == ""
