# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs tools/play.py as a person does: with arguments, or in a terminal of its own."""

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAY = [sys.executable, str(ROOT / "tools" / "play.py")]


def play(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run it with these arguments to its end."""
    return subprocess.run(
        [*PLAY, *arguments], cwd=folder, capture_output=True, text=True, timeout=300
    )


class Session:
    """play.py in a terminal of its own, without a display."""

    def __init__(
        self, columns: int, lines: int, folder: Path, arguments: Sequence[str] = (), **more: str
    ) -> None:
        pty = pytest.importorskip("pty", reason="Windows has no such terminal")
        import fcntl
        import struct
        import termios

        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.before = termios.tcgetattr(theirs)
        self.theirs = theirs
        hidden = ("DISPLAY", "WAYLAND_DISPLAY", "COLUMNS", "LINES")
        environ = {name: value for name, value in os.environ.items() if name not in hidden}
        if sys.platform == "darwin":
            environ["SDL_VIDEODRIVER"] = "none"  # a Mac always has a display
        self.process = subprocess.Popen(
            [*PLAY, "--lang", "en", "--saves", str(folder), *arguments],
            cwd=ROOT,
            env={**environ, **more},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> bool:
        """Read until this was seen, or so much time has passed."""
        return self._until(lambda: text in self.seen, seconds)

    def until_letters(self, text: str, seconds: float = 60) -> bool:
        """Read until these letters were seen, whatever colours and moves them."""
        return self._until(lambda: text in self.letters, seconds)

    def until_more(self, seconds: float = 60) -> bool:
        """Read until anything comes."""
        before = len(self.seen)
        return self._until(lambda: len(self.seen) > before, seconds)

    def rest(self, seconds: float) -> None:
        """Read for so long."""
        self._until(lambda: False, seconds)

    @property
    def letters(self) -> str:
        return re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", self.seen)

    def _until(self, came: Callable[[], bool], seconds: float) -> bool:
        ends = time.monotonic() + seconds
        while not came():
            left = ends - time.monotonic()
            if left <= 0:
                return False
            if select.select([self.ours], [], [], left)[0]:
                self.seen += os.read(self.ours, 1 << 16).decode("utf-8", "replace")
        return True

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def left(self) -> tuple[int, bool]:
        """Return the exit code, and whether the terminal is as it was before."""
        import termios

        self.until("\x1b[?1049l")
        code = self.process.wait(60)
        same = termios.tcgetattr(self.theirs) == self.before
        os.close(self.ours)
        os.close(self.theirs)
        return code, same
