# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""boot.py and code.py on stand-in boards: whatever is missing or broken, they start and say so."""

import json
import runpy
import shutil
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

from fakeboard import FakeBoard
from small_vm import need_vm
from tools import building
from tools.sim import BOARDS, Sim  # before the firmware, which needs a board

from firmware.kit.backends import MARK  # isort: skip
from firmware.kit.input import TURN  # isort: skip

ROOT = Path(__file__).resolve().parents[2]
OURS = "the board writes this drive"


@pytest.fixture
def bare(tmp_path):
    """Return a PyGamer with boot.py and code.py, and nothing else of ours."""
    need_vm()
    board = FakeBoard(tmp_path / "board")
    shutil.copy(ROOT / "boot.py", board.drive)
    shutil.copy(ROOT / "code.py", board.drive)
    return board


@pytest.fixture
def board(bare):
    """Return the same with all our sources."""
    shutil.rmtree(bare.drive / "lib")
    for folder in ("firmware", "lib"):
        kept = shutil.ignore_patterns("__pycache__", "art")
        shutil.copytree(ROOT / folder, bare.drive / folder, ignore=kept)
    return bare


@pytest.fixture(scope="module")
def built():
    return building.build()


def run_code(board):
    return subprocess.run(board.command("code"), capture_output=True, text=True, timeout=20).stdout


def test_by_default_the_computer_writes_the_drive_and_boot_says_nothing(board):
    assert board.boot() == 0
    assert (board.said_at_boot, board.state["ours"]) == ("", False)


def test_the_mark_of_flash_gives_us_the_drive_for_one_start(board):
    board.nvm = MARK + b"\xff" * 12 + b"a save"
    assert board.boot() == 0
    assert OURS in board.said_at_boot and board.state["ours"]
    assert board.nvm[:4] != MARK and board.nvm[16:22] == b"a save"
    assert board.boot() == 0
    assert not board.state["ours"]


@pytest.mark.parametrize("mark", [b"", b"our", b"OURS", b"\0\0\0\0", b"xours"])
def test_any_other_mark_is_none(board, mark):
    board.nvm = mark
    assert board.boot() == 0
    assert (board.said_at_boot, board.state["ours"]) == ("", False)


# A board with nothing but a touch screen has no key to hold.
KEYED = [board for board in BOARDS if not Sim(board).profile.pointer]


@pytest.mark.parametrize("board_id", KEYED)
def test_on_every_board_turn_held_at_reset_gives_us_the_drive_and_no_other_key(
    board_id, built, tmp_path
):
    need_vm()
    board = FakeBoard(tmp_path / "board", board_id=board_id)
    building.write(built, board.drive)
    meanings = Sim(board_id).profile.KEYS
    assert TURN in meanings
    for number, button in enumerate(meanings):
        board.be(held=[number])
        assert board.boot() == 0
        assert board.state["ours"] == (button == TURN)
        assert board.said_at_boot == "" or OURS in board.said_at_boot


def test_a_board_without_these_keys_starts_and_says_what_is_missing(board):
    board.be(held=None)
    assert board.boot() == 0
    assert "BUTTON_CLOCK" in board.said_at_boot
    assert not board.state["ours"]


def test_without_keys_the_mark_still_counts(board):
    board.be(held=None)
    board.nvm = MARK
    assert board.boot() == 0
    assert board.state["ours"]


def test_without_the_firmware_the_board_starts_and_says_so_and_the_mark_still_counts(bare):
    assert bare.boot() == 0
    assert "boot.py: no module named 'firmware" in bare.said_at_boot
    bare.nvm = MARK
    assert bare.boot() == 0
    assert bare.state["ours"]


@pytest.mark.parametrize("name", ["boards/__init__.py", "boards/pygamer.py", "kit/input.py"])
@pytest.mark.parametrize("half", [None, "def (", "raise MemoryError('no room')"])
def test_a_half_written_drive_starts_and_says_so(board, name, half):
    (board.drive / "firmware" / name).unlink()
    if half is not None:
        (board.drive / "firmware" / name).write_text(half)
    assert board.boot() == 0
    assert "boot.py: " in board.said_at_boot and not board.state["ours"]


def test_a_board_without_nvm_starts_and_select_still_counts(board):
    board.be(nvm=None, held=[3])
    assert board.boot() == 0
    assert board.state["ours"]


def test_an_nvm_that_cannot_be_written_is_said_and_the_board_starts(board):
    board.nvm = MARK
    board.be(nvm="broken")
    assert board.boot() == 0
    assert "Unable to write to nvm." in board.said_at_boot


@pytest.mark.parametrize("steps", ["", "[", "[1]", '[["format", "/"]]', "{}", '[["remove", 5]]'])
def test_a_broken_list_of_steps_is_said_and_the_board_starts(board, steps):
    (board.drive / "garden.new").mkdir()
    (board.drive / "garden.new" / "switch.json").write_text(steps)
    before = board.files()
    assert board.boot() == 0
    assert board.said_at_boot
    assert {**before, **board.files()} == before


def test_an_update_that_was_cut_off_is_finished_without_any_other_file(bare):
    board = bare
    new = board.drive / "garden.new"
    new.mkdir()
    (new / "1").write_text("new")
    (board.drive / "old.py").write_text("old")
    steps = [
        ["mkdir", "/firmware"],
        ["remove", "/old.py"],
        ["rename", "/garden.new/0", "/code.py"],
        ["rename", "/garden.new/1", "/firmware/app.py"],
    ]
    (new / "switch.json").write_text(json.dumps(steps))
    assert board.boot() == 0
    assert "finished" in board.said_at_boot
    assert set(board.files()) == {"boot.py", "code.py", "firmware/app.py"}
    assert not board.state["ours"]


def test_an_update_that_cannot_be_finished_yet_is_kept(bare):
    board = bare
    new = board.drive / "garden.new"
    new.mkdir()
    (new / "1").write_text("new")
    (new / "switch.json").write_text('[["rename", "/garden.new/1", "/nowhere/app.py"]]')
    before = board.files()
    assert board.boot() == 0
    assert board.files() == before


def test_code_starts_the_firmware(bare):
    (bare.drive / "firmware").mkdir()
    (bare.drive / "firmware" / "app.py").write_text("def main():\n    print('the title')\n")
    assert run_code(bare) == "the title\n"


def test_without_the_firmware_code_says_what_to_do_and_what_is_missing(bare):
    printed = run_code(bare)
    assert "python3 tools/flash.py" in printed
    assert "ImportError: no module named 'firmware" in printed


def test_a_broken_firmware_is_said_too(bare):
    (bare.drive / "firmware").mkdir()
    (bare.drive / "firmware" / "app.mpy").write_bytes(b"rubbish")
    printed = run_code(bare)
    assert "python3 tools/flash.py" in printed and "Error" in printed


def test_an_error_of_the_game_itself_is_not_taken_for_a_broken_drive(bare):
    (bare.drive / "firmware").mkdir()
    (bare.drive / "firmware" / "app.py").write_text("def main():\n    1 / 0\n")
    printed = run_code(bare)
    assert "ZeroDivisionError" in printed and "flash.py" not in printed


def test_code_py_of_this_project_never_shadows_pythons_own():
    import code

    assert "InteractiveConsole" in dir(code)


@pytest.mark.parametrize("trouble", [None, "load", "main"])
def test_the_console_is_seen_only_when_the_game_does_not_start(trouble, monkeypatch):
    """Until the title is painted the screen is dark; a traceback has to be read."""
    screen = SimpleNamespace(brightness=1.0)
    levels = []

    def main():
        levels.append(screen.brightness)
        if trouble:
            raise KeyError("broken")

    firmware = (
        SimpleNamespace() if trouble == "load" else SimpleNamespace(app=SimpleNamespace(main=main))
    )
    monkeypatch.setitem(sys.modules, "board", SimpleNamespace(DISPLAY=screen))
    monkeypatch.setitem(sys.modules, "firmware", firmware)
    with pytest.raises((KeyError, ImportError)) if trouble else nullcontext():
        runpy.run_path(str(ROOT / "code.py"))
    assert levels == ([] if trouble == "load" else [0])
    assert screen.brightness == (1 if trouble else 0)
