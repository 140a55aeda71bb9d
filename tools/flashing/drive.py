# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A board through its drive, as this computer has it mounted."""

import contextlib
import os
import re
import shutil
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from tools.building import manifest
from tools.flashing import ports, steps, title, trouble
from tools.flashing.board import Mark, Progress
from tools.flashing.steps import Step

# As CircuitPython writes it: a line with its version, then "Board ID:pygamer".
_BOOT_OUT = re.compile(r"(CircuitPython \S+) on .*; (.*)\s+Board ID:(\S+)")
_CHUNK = 1 << 14
_ASK = "Press reset on the board, wait until its drive is back and run this again."


class MountedDrive:
    """A board by its drive; SerialBoard has the same methods."""

    shows_nvm = False

    def __init__(
        self,
        folder: str | Path,
        port: str | None = None,
        patience: float = 15,
        open: Callable[..., IO[bytes]] = open,
    ) -> None:
        self.folder = Path(folder)
        self._port = port
        self._patience = patience  # seconds the board may take to restart
        self._open = open
        self._attempt = steps.interpreter_on(_DriveOs(self.folder))

    def __str__(self) -> str:
        return f"drive {self.folder}"

    def about(self) -> tuple[str, str, str]:
        """The board's id, the Python that runs on it, and its name."""
        text = (self.read("boot_out.txt") or b"").decode(errors="replace")
        found = _BOOT_OUT.search(text)
        if not found:
            raise trouble.Trouble(
                f"{self.folder} has no boot_out.txt that names a board.",
                "Is it a CIRCUITPY drive? If so, press reset on the board and run this again.",
            )
        system, machine, board_id = found.groups()
        return board_id, system, machine.strip()

    def make_writable(self) -> None:
        with _explained():
            (self.folder / "garden.new").mkdir(exist_ok=True)

    def free(self) -> int:
        with _explained():
            return shutil.disk_usage(self.folder).free

    def names(self, folder: str) -> list[str]:
        with contextlib.suppress(OSError):
            return os.listdir(self.folder / folder)
        return []

    def check(self, paths: Iterable[str]) -> dict[str, Mark]:
        """Size and CRC of every one of these files that is there."""
        found = {}
        for path in paths:
            content = self.read(path)
            if content is not None:
                found[path] = (len(content), zlib.crc32(content))
        return found

    def read(self, path: str) -> bytes | None:
        try:
            return (self.folder / path).read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None
        except OSError as what:
            raise trouble.of_number(what.errno, _ASK) from what

    def write(self, path: str, content: bytes, progress: Progress = lambda count: None) -> None:
        with _explained(), self._open(self.folder / path, "wb") as file:
            for start in range(0, len(content), _CHUNK):
                progress(file.write(content[start : start + _CHUNK]))
            file.flush()
            os.fsync(file.fileno())
            _forget(file)

    def do(self, verb: str, *paths: str) -> bool:
        """Do one step of an update; False if it was refused."""
        with _explained():
            return self._attempt(verb, *paths)

    def do_all(self, todo: list[Step]) -> None:
        """Do every step of an update."""
        for step in todo:
            self.do(*step)
        self.flush()

    def read_nvm(self, start: int, count: int) -> bytes:
        """Return nothing: a drive does not show nvm."""
        return b""

    def write_nvm(self, start: int, content: bytes) -> None:
        raise trouble.Trouble("A drive does not lead to nvm.", "Name the board's port with --port.")

    def restart(self, changed: bool) -> bool | None:
        """The board restarts by itself: whether it says that its title is up, None if unheard."""
        if not (changed and self._port):
            return None
        try:
            transport = ports.open_port(self._port)
        except trouble.Trouble:
            return None  # a console has it, and shows the same
        with contextlib.closing(transport):
            return title.hear(transport.serial, manifest.READY, self._patience)

    def flush(self) -> None:
        """Write everything to the board's flash, before somebody pulls the plug."""
        if hasattr(os, "sync"):
            os.sync()


class _DriveOs:
    """What boot.py uses of os, on the drive in this folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def _real(self, path: str) -> Path:
        return self._folder / path.lstrip("/")

    def mkdir(self, path: str) -> None:
        os.mkdir(self._real(path))

    def rmdir(self, path: str) -> None:
        os.rmdir(self._real(path))

    def remove(self, path: str) -> None:
        os.remove(self._real(path))

    def rename(self, path: str, new: str) -> None:
        os.replace(self._real(path), self._real(new))


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """Raise Trouble, which says what to do, for an OSError."""
    try:
        yield
    except OSError as what:
        raise trouble.of_number(what.errno, _ASK) from what


def _forget(file: IO[bytes]) -> None:
    """Drop the file from this computer's cache: the next read asks the board."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
