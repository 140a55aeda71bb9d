# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What CircuitPython does between resets: code.py, the prompt people use, the one tools use."""

from __future__ import annotations

import signal
import subprocess
import threading
from collections.abc import Callable
from typing import IO, TYPE_CHECKING

from fakeboard.line import Line
from tools.building import manifest

if TYPE_CHECKING:
    from fakeboard import FakeBoard

    _Mood = Callable[[], "_Mood"] | int  # a state, or the VM's exit code

READY = manifest.READY.encode()
CTRL_A, CTRL_B, CTRL_C, CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
RAW_PASTE = b"\x05A"
WINDOW = 128
BANNER = b"\nAdafruit CircuitPython %s on 2026-01-01; %s\n>>> "
RAW_BANNER = b"raw REPL; CTRL-B to exit\n>"
ANY_KEY = b"\nPress any key to enter the REPL. Use CTRL-D to reload.\n"


class Prompt:
    """Each of its states is a method that returns the next one, or the VM's exit code."""

    def __init__(self, board: FakeBoard, line: Line) -> None:
        self._board = board
        self._line = line
        self._vm: subprocess.Popen[bytes] | None = None
        self.code_ended = threading.Event()

    def live(self) -> int:
        """Live until the board resets or its power goes; return the VM's exit code."""
        mood: _Mood = self._code
        while not isinstance(mood, int):
            mood = mood()
        self.stop()
        return mood

    def stop(self) -> None:
        if self._vm:
            self._vm.kill()
            self._vm.wait()
            self._stdin.close()
            self._stdout.close()
            self._vm = None

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        assert self._vm, "nothing was started"
        return self._vm

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._running.stdin
        return self._running.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._running.stdout
        return self._running.stdout

    def reload(self) -> None:
        """Start code.py anew, from any thread, also while the VM starts or stops."""
        running = self._vm
        if running:
            self._line.disturbed = True
            running.kill()

    def _start(self, phase: str) -> None:
        self.stop()
        self._vm = subprocess.Popen(
            self._board.command(phase),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
        )

    def _code(self) -> _Mood:
        self._line.write(b"soft reboot\n")
        self._start("code")
        self._line.disturbed = False
        heard, stopped = b"", False
        while True:
            rests = READY in heard and not stopped
            if self._line.wait(self._stdout, rests=rests):
                printed = self._stdout.read(1024)
                if not printed:
                    break
                self._line.write(printed)
                heard += printed
            elif self._line.byte() == CTRL_C:
                self._running.send_signal(signal.SIGINT)
                self._line.deaf_for(self._board.deaf)
                stopped = True
        code = self._running.wait()
        if code == -signal.SIGKILL:  # by reload()
            return self._code
        if code > 1:
            return code
        self.code_ended.set()
        self._line.write(b"\nCode done running.\n")
        return self._wait

    def _wait(self) -> _Mood:
        self._line.write(ANY_KEY)
        if self._line.byte() == CTRL_D:
            return self._code
        self._start("prompt")
        return self._friendly

    def _friendly(self) -> _Mood:
        state = self._board.state
        self._line.write(BANNER % (state["release"].encode(), state["machine"].encode()))
        while True:
            key = self._line.byte()
            if key == CTRL_A:
                return self._raw
            if key == CTRL_B:
                return self._friendly
            if key == CTRL_D:
                return self._code
            if key in (CTRL_C, b"\r"):
                self._line.write(b"\n>>> ")

    def _raw(self) -> _Mood:
        self._line.write(b"\n" + RAW_BANNER)
        program = b""
        while True:
            key = self._line.byte()
            if key == CTRL_A and program == RAW_PASTE:
                program = self._pasted()
            elif key == CTRL_A:
                return self._raw
            elif key == CTRL_B:
                return self._friendly
            elif key == CTRL_C:
                program = b""
                continue
            elif key == CTRL_D:
                self._line.write(b"OK")
                if not program:
                    self._line.write(b"\nsoft reboot\n")
                    self._start("prompt")
                    return self._raw
            else:
                program += key
                continue
            if self._execute(program):
                return self._running.wait()
            program = b""
            self._line.write(b">")

    def _pasted(self) -> bytes:
        """Read a program that comes in windows: each is asked for when the one before is read."""
        self._line.write(b"R\x01" + WINDOW.to_bytes(2, "little") + b"\x01")
        program = b""
        while True:
            key = self._line.byte()
            if key in (CTRL_C, CTRL_D):
                self._line.write(b"\x04")
                return program if key == CTRL_D else b""
            program += key
            if len(program) % WINDOW == 0:
                self._line.write(b"\x01")

    def _execute(self, program: bytes) -> bool:
        """Run it on the VM and pass on what it says; return whether the VM ended."""
        self._stdin.write(len(program).to_bytes(4, "little") + program)
        ends = 0
        while ends < 2:
            printed = self._stdout.read(1024)
            if not printed:
                return True
            ends += printed.count(b"\x04")
            self._line.write(printed)
        return False
