# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""tools/flash.py: finding boards, saves that are kept and brought back, what the command says."""

import contextlib
import subprocess
import sys

import pytest

from firmware.kit.backends import Drive, Nvm
from firmware.kit.recovery import unpack
from firmware.kit.store import Store, pack
from flashed import BOOT_OUT, ROOT, version_on
from tools import building
from tools.flashing import find, saves
from tools.flashing.drive import MountedDrive
from tools.flashing.trouble import Trouble
from tools.flashing.wire import SerialBoard

pytestmark = pytest.mark.usefixtures("short_naps")


class Port:
    def __init__(self, device, number, product="PyGamer"):
        self.device, self.serial_number, self.product = device, number, product


def circuitpy(folder, number):
    folder.mkdir(parents=True)
    (folder / "boot_out.txt").write_bytes(BOOT_OUT.replace(b"0123456789ABCDEF", number.encode()))
    return folder


def test_a_drive_and_a_port_of_one_board_are_one_board(tmp_path):
    first, second = circuitpy(tmp_path / "1", "AA"), circuitpy(tmp_path / "2", "BB")
    found = find.boards([first, second, tmp_path], [Port("b", "BB"), Port("c", "CC")])
    assert [(board.drive, board.port) for board in found] == [
        (first, None),
        (second, "b"),
        (None, "c"),
    ]


def test_a_single_drive_and_a_single_port_belong_together_whatever_they_say(tmp_path):
    folder = circuitpy(tmp_path / "CIRCUITPY", "AA")
    (found,) = find.boards([folder], [Port("com1", None)])
    assert (found.drive, found.port) == (folder, "com1")


def test_several_boards_and_nobody_to_ask_is_said(tmp_path, capsys):
    found = find.boards([], [Port("a", "AA"), Port("b", "BB", "PyBadge")])
    with pytest.raises(Trouble, match="There are 2 boards.\nName one with --drive or --port"):
        find.one(found)
    assert "PyBadge: drive not mounted, --port b" in capsys.readouterr().out


def test_saves_are_kept_and_brought_back_over_the_line(new_board, tmp_path):
    board = new_board()
    board.nvm = bytes(16) + pack(7, 5, {4: b"newest"})
    (board.drive / "garden-a.sav").write_bytes(pack(6, 5, {4: b"older"}))
    board.plug_in()
    with contextlib.closing(SerialBoard(str(board.port))) as line:
        path = saves.backup(line, tmp_path / "kept")
        line.restart(False)
    assert unpack(path.read_bytes()) == (7, 5, {4: b"newest"})
    other = new_board()
    other.nvm = bytes(16) + pack(90, 80, {4: b"another game"})
    other.plug_in()
    with contextlib.closing(SerialBoard(str(other.port))) as line:
        saves.restore(line, saves.load(tmp_path / "kept"))
    assert unpack(other.nvm[16:]) == (91, 81, {4: b"newest"})


def test_saves_are_kept_and_brought_back_through_the_drive(new_board, tmp_path):
    board = new_board()
    (board.drive / "garden-b.sav").write_bytes(pack(6, 5, {4: b"newest"}))
    (board.drive / "garden-a.sav").write_bytes(b"damaged")
    saves.backup(MountedDrive(board.drive), tmp_path / "kept")
    (board.drive / "garden-b.sav").write_bytes(pack(9, 5, {4: b"another"}))
    saves.restore(MountedDrive(board.drive), saves.load(tmp_path / "kept"))
    store = Store(Nvm(bytearray(bytes(16) + pack(900, 5, {4: b"unseen"}))), Files(board.drive))
    assert store.get("veggies") == b"newest"


class Files(Drive):
    def __init__(self, folder):
        super().__init__(None, None, f"{folder}/")


def test_nothing_to_keep_and_nothing_to_bring_back_are_said(new_board, tmp_path):
    drive = MountedDrive(new_board().drive)
    with pytest.raises(Trouble, match="nothing saved on the drive"):
        saves.backup(drive, tmp_path)
    with pytest.raises(Trouble, match="is not a whole save"):
        saves.load(tmp_path)


def test_an_earlier_backup_in_the_same_folder_stays_beside_the_new_one(new_board, tmp_path):
    board = new_board()
    for name in (b"first", b"first", b"second", b"third"):
        (board.drive / "garden-b.sav").write_bytes(pack(6, 5, {4: name}))
        saves.backup(MountedDrive(board.drive), tmp_path / "kept")
    kept = {path.name: unpack(path.read_bytes())[2][4] for path in (tmp_path / "kept").iterdir()}
    assert kept == {
        "garden.sav": b"third",
        "garden.sav.before1": b"first",
        "garden.sav.before2": b"second",
    }


@pytest.mark.parametrize("place", ["notes.txt", "notes.txt/deeper"])
def test_a_backup_into_a_file_is_refused_in_a_sentence(new_board, tmp_path, place):
    (tmp_path / "notes.txt").write_text("mine")
    board = new_board()
    (board.drive / "garden-b.sav").write_bytes(pack(6, 5, {4: b"newest"}))
    done = command("--drive", board.drive, "--backup", tmp_path / place)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert f"{tmp_path / 'notes.txt'} is a file: name a folder." in done.stderr
    assert (tmp_path / "notes.txt").read_text() == "mine"


def command(*words):
    words = [sys.executable, str(ROOT / "tools" / "flash.py"), *map(str, words)]
    return subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def test_the_command_flashes_this_very_project_onto_a_drive(new_board):
    board = new_board({})
    done = command("--drive", board.drive)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Board: Adafruit PyGamer with samd51j19, CircuitPython 10.0.3, drive" in done.stdout
    files = board.files()
    built = building.build()
    assert {place: files[place] for place in built} == built
    again = command("--drive", board.drive, "--dry-run")
    assert f"{len(built)} files are there already; to send: 0 files" in again.stdout


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b"10.0.3", b"9.2.8", "runs CircuitPython 9.2.8; the game needs CircuitPython 10"),
        (b"ID:pygamer", b"ID:feather", "does not know the board feather; it knows"),
        (BOOT_OUT, b"nothing of that kind", "no boot_out.txt that names a board"),
    ],
)
def test_the_wrong_board_is_said_and_nothing_is_touched(new_board, old, new, sentence):
    board = new_board()
    (board.drive / "boot_out.txt").write_bytes(BOOT_OUT.replace(old, new))
    done = command("--drive", board.drive)
    assert done.returncode == 1 and sentence in done.stderr
    assert version_on(board) == "old"


def test_without_a_board_the_command_builds_and_says_what_to_do():
    if find.boards():
        pytest.skip("a board is plugged in here")
    done = command()
    assert done.returncode == 1
    assert done.stderr.startswith("No board was found") and "Plug it in" in done.stderr
    dry = command("--dry-run")
    assert (dry.returncode, dry.stderr) == (0, "")
    assert "Otherwise it would all be sent" in dry.stdout
    assert command("--list").stdout == "No board is plugged in.\n"


def test_the_command_says_what_is_wrong_over_the_line_too(new_board, tmp_path):
    board = new_board(release="9.2.8").plug_in()
    done = command("--port", board.port)
    assert done.returncode == 1
    assert "runs CircuitPython 9.2.8" in done.stderr
    assert version_on(board) == "old"
    assert "There is no serial port" in command("--port", tmp_path / "none").stderr


@pytest.fixture
def two_saves(new_board, tmp_path):
    """Return (a board with a save, a folder with another)."""
    board = new_board()
    (board.drive / "garden-b.sav").write_bytes(pack(6, 5, {4: b"on the board"}))
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / saves.NAME).write_bytes(pack(3, 2, {4: b"from before"}))
    return board, tmp_path / "old"


def newest(folder):
    return unpack((folder / saves.NAME).read_bytes())[2][4]


def test_a_dry_run_keeps_nothing_and_brings_nothing_back(two_saves, tmp_path):
    board, old = two_saves
    before = board.files()
    words = ("--drive", board.drive, "--backup", tmp_path / "new", "--restore", old, "--dry-run")
    done = command(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Would keep saves and records in {tmp_path / 'new' / saves.NAME}." in done.stdout
    assert f"Would bring saves and records back from {old}." in done.stdout
    assert board.files() == before and not (tmp_path / "new").exists()


def test_backup_and_restore_together_keep_first_and_then_bring_back(two_saves, tmp_path):
    board, old = two_saves
    done = command("--drive", board.drive, "--backup", tmp_path / "new", "--restore", old)
    assert (done.returncode, done.stderr) == (0, "")
    assert newest(tmp_path / "new") == b"on the board"
    assert Store(Nvm(bytearray(8192)), Files(board.drive)).get("veggies") == b"from before"


def test_backup_and_restore_of_one_folder_lose_neither(two_saves):
    board, old = two_saves
    done = command("--drive", board.drive, "--backup", old, "--restore", old)
    assert (done.returncode, done.stderr) == (0, "")
    assert newest(old) == b"on the board"
    assert unpack((old / f"{saves.NAME}.before1").read_bytes())[2][4] == b"from before"
    assert Store(Nvm(bytearray(8192)), Files(board.drive)).get("veggies") == b"from before"


def test_nothing_is_kept_if_what_is_to_come_back_is_not_whole(two_saves, tmp_path):
    board, old = two_saves
    (old / saves.NAME).write_bytes(b"rubbish")
    done = command("--drive", board.drive, "--backup", tmp_path / "new", "--restore", old)
    assert done.returncode == 1 and "is not a whole save" in done.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("option", ["--backup", "--restore"])
def test_an_empty_name_for_the_folder_of_saves_flashes_nothing(two_saves, option):
    board, _ = two_saves
    before = board.files()
    done = command("--drive", board.drive, option, "")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "The name of the folder for saves is empty.\nName a folder.\n"
    assert board.files() == before


def test_saves_are_not_kept_on_the_board_that_they_come_from(two_saves):
    board, _ = two_saves
    before = board.files()
    done = command("--drive", board.drive, "--backup", board.drive / "kept")
    assert done.returncode == 1
    assert done.stderr.endswith("is on the board itself.\nName a folder on this computer.\n")
    assert board.files() == before
