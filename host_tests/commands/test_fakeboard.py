# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stand-in board's clock: no nap is cut short while a byte is under way."""

import contextlib
import os
import select
import threading
import time
from unittest import mock

import pytest
import serial

from fakeboard import line as board_end
from fakeboard.clock import Clock
from fakeboard.line import Gone, Line

pytest.importorskip("pty", reason="Windows has no such lines")


class Starved:
    """The board's `select`: while it is starved, it notices nothing."""

    def __init__(self):
        self.starved = threading.Event()

    def select(self, *files_and_seconds):
        ready = select.select(*files_and_seconds)
        return ([], [], []) if self.starved.is_set() else ready


@pytest.fixture
def ends(tmp_path, monkeypatch):
    """Yield (clock, the computer's end, the board's select) of a line on which a board waits."""
    board = Starved()
    monkeypatch.setattr(board_end, "select", board)
    clock, line = Clock(), Line(tmp_path / "port")
    clock.lines.append(line)
    line.open()
    thread = threading.Thread(target=listen, args=(line,))
    thread.start()
    with clock.ticking(), serial.Serial(str(line.name), timeout=5) as port:
        yield clock, port, board
    line.close()
    thread.join(20)


def listen(line):
    """Answer every byte with another."""
    with contextlib.suppress(Gone):
        while True:
            line.write(line.byte().upper())


def nap(clock, seconds):
    """Take a nap, which counts as long as it says; how long it really was."""
    began, said = time.monotonic(), clock.monotonic()
    clock.sleep(seconds)
    assert clock.monotonic() - said >= seconds
    return time.monotonic() - began


def test_a_nap_ends_when_the_board_has_heard_and_answered(ends):
    clock, port, _ = ends
    port.write(b"a")
    assert nap(clock, 60) < 30
    assert port.in_waiting == 1, "the answer is there when the nap ends"
    assert port.read() == b"A"
    assert nap(clock, 60) < 30


def test_a_nap_lasts_while_the_board_has_not_heard_what_was_sent(ends):
    clock, port, board = ends
    nap(clock, 60)  # until it waits
    board.starved.set()
    port.write(b"a")
    threading.Timer(0.2, board.starved.clear).start()
    assert nap(clock, 0.01) > 0.1
    assert port.read() == b"A"


def test_what_the_board_says_counts_before_it_is_written(ends, monkeypatch):
    clock, port, _ = ends
    (line,) = clock.lines
    counted = []

    def write(file, content):
        counted.append(line.traffic.said)
        return os.write(file, content)

    monkeypatch.setattr(board_end, "os", mock.Mock(wraps=os, write=write))
    port.write(b"a")
    assert port.read() == b"A"
    assert counted == [1]
