# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A stand-in board: a folder for its drive, a real small VM for its Python, a pty for its line."""

from __future__ import annotations

import json
import shutil
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import static_checks
from fakeboard.clock import CLOCK
from fakeboard.line import Gone, Line
from fakeboard.prompt import Prompt
from tools import stand_ins, vm

INSIDE = Path(__file__).with_name("inside")
NVM_SIZE = 8192
HEAP = "heapsize=256k"  # room for the stand-ins; sweeping a larger heap takes longer
POWER_CUT = 99

# What a board is like, and how it is now; `held` are its pressed keys, None if it has no keys.
USUAL = {
    "board_id": "pygamer",
    "machine": "Adafruit PyGamer with samd51j19",
    "release": "10.0.3",
    "computer": True,
    "held": [],
    "nvm": True,
    "sleep_memory": [0] * 8,
    "room": 1 << 20,
    "steps": -1,
}


class FakeBoard:
    """`deaf`: how long it loses what comes behind a Ctrl-C, in seconds."""

    def __init__(self, folder: Path, deaf: float = 0.03, **differences: Any) -> None:
        self.drive = folder / "drive"
        self.drive.mkdir(parents=True)
        (self.drive / "lib").mkdir()
        self.port = folder / "port"
        self.deaf = deaf
        self.said_at_boot = ""
        self.starts = 0
        self._state = folder / "state.json"
        self._nvm = folder / "nvm.bin"
        self._nvm.write_bytes(b"\xff" * NVM_SIZE)
        self._line: Line | None = None
        self._life: threading.Thread | None = None
        self.state = {**USUAL, **differences, "ours": False}
        board_id = self.state["board_id"]
        self.be(
            pins=sorted(filter(str.isupper, static_checks.members("board", board_id))),
            modules=sorted(static_checks.board_modules(board_id)),
        )

    # -- what a test may do to it -----------------------------------------------------------------

    @property
    def state(self) -> dict[str, Any]:
        return json.loads(self._state.read_text())

    @state.setter
    def state(self, state: dict[str, Any]) -> None:
        self._state.write_text(json.dumps(state))

    def be(self, **differences: Any) -> None:
        self.state = {**self.state, **differences}

    @property
    def nvm(self) -> bytes:
        return self._nvm.read_bytes()

    @nvm.setter
    def nvm(self, content: bytes) -> None:
        self._nvm.write_bytes(content.ljust(NVM_SIZE, b"\xff"))

    def files(self) -> dict[str, bytes]:
        """Return all that is on the drive, by its place there."""
        paths = [path for path in self.drive.rglob("*") if path.is_file()]
        return {path.relative_to(self.drive).as_posix(): path.read_bytes() for path in paths}

    @property
    def heard(self) -> int:
        """Return how many bytes have come over the line since it was plugged in."""
        assert self._line
        return self._line.heard

    def plug_in(self, cut_after: int = -1, asleep: bool = False, busy: bool = False) -> FakeBoard:
        """Power on, and wait until code.py is ready or ends; off after so many bytes heard.

        Nobody waits for one that is asleep; a busy one never rests.
        """
        self.unplug()
        line = self._line = Line(self.port, cut_after, busy)
        self._prompt = Prompt(self, line)
        self._life = threading.Thread(target=self._live, args=(line,), daemon=True)
        self.boot()
        line.open()
        self._life.start()
        CLOCK.lines.append(line)
        if not asleep and not busy:
            self._wake_up(line)
        return self

    def _wake_up(self, line: Line) -> None:
        deadline = time.monotonic() + 20
        while not line.rests:
            assert time.monotonic() < deadline
            time.sleep(0.001)

    def auto_reload(self) -> None:
        """Reload, as the board does by itself once a computer has written its drive."""
        self._prompt.reload()

    def wait_for_the_end_of_code(self) -> None:
        """Wait until code.py has ended by itself: a Ctrl-C before that would stop it earlier."""
        assert self._prompt.code_ended.wait(60)

    def unplug(self) -> None:
        if self._line and self._life:
            CLOCK.lines.remove(self._line)
            self._line.close()
            self._life.join(20)
            assert not self._life.is_alive()
            self._line = None

    def __enter__(self) -> FakeBoard:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.unplug()

    # -- how it lives ---------------------------------------------------------------------------

    def boot(self) -> int:
        """Do what the chip does when power comes on: run boot.py, keep what it says."""
        self.be(ours=False)
        done = subprocess.run(self.command("boot"), capture_output=True, timeout=20)
        assert not done.stderr, done.stderr
        self.said_at_boot = done.stdout.decode()
        return done.returncode

    def command(self, phase: str) -> list[str]:
        """Return what runs one phase of the board's life on the small VM: boot, code or prompt."""
        places = self.drive, self._state, self._nvm, self._readable(), *stand_ins.folders("small")
        return [*vm.command(), "-X", HEAP, str(INSIDE / "run.py"), phase, *map(str, places)]

    def _readable(self) -> Path:
        """Return the drive as the small VM imports it: .mpy files with another first letter."""
        compiled = list(self.drive.rglob("*.mpy"))
        if not compiled:
            return self.drive
        readable = self.drive.with_name("readable")
        shutil.rmtree(readable, ignore_errors=True)
        shutil.copytree(self.drive, readable)
        for path in compiled:
            content = path.read_bytes()
            (readable / path.relative_to(self.drive)).write_bytes(b"M" + content[1:])
        return readable

    def _live(self, line: Line) -> None:
        prompt = self._prompt
        try:
            while True:
                self.starts += 1
                if prompt.live() == POWER_CUT:
                    line.close()
                line.restart(self.boot)
        except Gone:
            prompt.stop()
