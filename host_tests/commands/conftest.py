# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Boards for the tests of flashing."""

import pytest
from mpremote import transport_serial

from fakeboard import FakeBoard
from fakeboard.clock import CLOCK
from flashed import BOOT_OUT, OLD, lay
from small_vm import need_vm
from tools.building import prepared
from tools.flashing import title, wire


@pytest.fixture(scope="module")
def short_naps():
    """Let nobody wait longer than the stand-in works."""
    with CLOCK.ticking(wire, title, transport_serial):
        yield


@pytest.fixture
def new_board(tmp_path):
    """Return a function that makes boards, each with this version on it."""
    need_vm()
    boards = []

    def make(drive=OLD, ready=True, **differences):
        """Return a board with these files. A `ready` one has the files for its saves already."""
        board = FakeBoard(tmp_path / f"board{len(boards)}", **differences)
        (board.drive / "boot_out.txt").write_bytes(BOOT_OUT)
        (board.drive / "mine.txt").write_bytes(b"a file of somebody's own")
        lay(board.drive, {**(prepared.files() if ready else {}), **drive})
        boards.append(board)
        return board

    yield make
    for board in boards:
        board.unplug()
