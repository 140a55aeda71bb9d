# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Flashing: the real mpremote to a real VM over a pty, and mounted drives; cut off anywhere."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
import serial
from mpremote import transport_serial

import building
from building import manifest
from fakeboard import FakeBoard
from fakeboard.clock import CLOCK
from firmware.kit.backends import Nvm
from firmware.kit.store import Store, pack, unpack
from flashing import find, saves, session, sync, title, wire
from flashing.drive import MountedDrive
from flashing.progress import Bar
from flashing.trouble import Full, ReadOnly, Trouble, Unplugged
from flashing.wire import SerialBoard
from small_vm import need_vm

ROOT = Path(__file__).resolve().parents[2]
FILLER = "# " + "the fields are long and the carrots are many " * 60 + "\n"
BOOT_OUT = b"""Adafruit CircuitPython 10.0.3 on 2026-01-01; Adafruit PyGamer with samd51j19
Board ID:pygamer
UID:0123456789ABCDEF
"""

STUBBORN = """
import time
while True:
    try:
        print("on and on")
        time.sleep(0.1)
    except KeyboardInterrupt:
        pass
"""

APP = """
VERSION = %r
def main():
    import time
    from garden import one, two
    assert one.VERSION == two.VERSION == VERSION
    print("Kitchen Garden is ready")
    while True:
        time.sleep(0.05)
"""


def project(version, *places):
    """A small Kitchen Garden whose parts only start together."""
    part = f"VERSION = {version!r}\n{FILLER}".encode()
    drive = {
        "boot.py": (ROOT / "boot.py").read_bytes(),
        "code.py": (ROOT / "code.py").read_bytes(),
        "firmware/app.py": (APP % version).encode(),
        "firmware/boards/pygamer.py": b"",
        "lib/garden/one.py": part,
        **{place: part for place in places},
    }
    drive[manifest.NAME] = building.describe(drive, version)
    return drive


OLD = project("1", "lib/garden/two.py", "lib/garden/old/__init__.py")
# A module became a package, and a package went.
NEW = project("2", "lib/garden/two/__init__.py", "firmware/art/new.bin")


@pytest.fixture(scope="module", autouse=True)
def short_naps():
    """Nobody waits longer than the stand-in is at work."""
    with CLOCK.ticking(wire, title, transport_serial):
        yield


@pytest.fixture
def new_board(tmp_path):
    """Makes boards, each with this version on it."""
    need_vm()
    boards = []

    def make(drive=OLD, **differences):
        board = FakeBoard(tmp_path / f"board{len(boards)}", **differences)
        (board.drive / "boot_out.txt").write_bytes(BOOT_OUT)
        (board.drive / "mine.txt").write_bytes(b"a file of somebody's own")
        lay(board.drive, drive)
        boards.append(board)
        return board

    yield make
    for board in boards:
        board.unplug()


def lay(folder, drive):
    for place, content in drive.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def version_on(board):
    """The version that is on the drive whole, with nothing of the other; None for a mixture."""
    files = board.files()
    assert files.pop("mine.txt") == b"a file of somebody's own"
    ours = {
        place: content
        for place, content in files.items()
        if place != "boot_out.txt" and not place.startswith(sync.STAGING)
    }
    return {id(OLD): "old", id(NEW): "new"}.get(
        next((id(drive) for drive in (OLD, NEW) if drive == ours), None)
    )


def leftovers(board):
    folders = [path for path in board.drive.rglob("*") if path.is_dir()]
    empty = [path for path in folders if not any(path.iterdir())]
    return [path.relative_to(board.drive).as_posix() for path in empty]


def over_the_wire(board, drive=NEW, **options):
    """Plug it in and flash it over its serial line; whether the title came up."""
    with contextlib.closing(SerialBoard(str(board.port))) as line:
        changed = session.update(line, drive, **options)
        return line.restart(changed)


# -- over the serial line ------------------------------------------------------------------------


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
    board.plug_in(asleep=True)
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
    """How many bytes a whole flash sends."""
    need_vm()
    with FakeBoard(tmp_path_factory.mktemp("whole") / "board") as board:
        (board.drive / "boot_out.txt").write_bytes(BOOT_OUT)
        lay(board.drive, OLD)
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


# -- through the mounted drive ---------------------------------------------------------------------


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


# -- finding boards, backups, the command ---------------------------------------------------------


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
        saves.restore(line, tmp_path / "kept")
    assert unpack(other.nvm[16:]) == (91, 81, {4: b"newest"})


def test_saves_are_kept_and_brought_back_through_the_drive(new_board, tmp_path):
    board = new_board()
    (board.drive / "garden-b.sav").write_bytes(pack(6, 5, {4: b"newest"}))
    (board.drive / "garden-a.sav").write_bytes(b"damaged")
    saves.backup(MountedDrive(board.drive), tmp_path / "kept")
    (board.drive / "garden-b.sav").write_bytes(pack(9, 5, {4: b"another"}))
    saves.restore(MountedDrive(board.drive), tmp_path / "kept")
    store = Store(Nvm(bytearray(bytes(16) + pack(900, 5, {4: b"unseen"}))), Files(board.drive))
    assert store.get("veggies") == b"newest"


class Files:
    def __init__(self, folder):
        self._drive = MountedDrive(folder)
        self.read = self._drive.read


def test_nothing_to_keep_and_nothing_to_bring_back_are_said(new_board, tmp_path):
    drive = MountedDrive(new_board().drive)
    with pytest.raises(Trouble, match="nothing saved on the drive"):
        saves.backup(drive, tmp_path)
    with pytest.raises(Trouble, match="is not a whole save"):
        saves.restore(drive, tmp_path)


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
