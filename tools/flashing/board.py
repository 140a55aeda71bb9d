# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What flashing asks of a board, whichever way leads to it."""

from collections.abc import Callable, Iterable
from typing import Protocol

from tools.building import Drive
from tools.flashing.steps import Step

__all__ = ["Board", "Drive", "Mark", "Progress"]

Mark = tuple[int, int]  # a file's size and CRC
Progress = Callable[[int], object]  # called with the bytes of each part that is sent


class Board(Protocol):
    """A board by its mounted drive or by its serial line."""

    shows_nvm: bool

    def about(self) -> tuple[str, str, str]:
        """Return the board's id, the Python that runs on it, and its name."""

    def make_writable(self) -> None:
        """Get write access to the drive, and make the folder for new files."""

    def free(self) -> int:
        """Return the bytes that are free on the drive."""

    def names(self, folder: str) -> list[str]:
        """Return what is in a folder; nothing if there is no such folder."""

    def check(self, paths: Iterable[str]) -> dict[str, Mark]:
        """Return the mark of every one of these files that is there."""

    def read(self, path: str) -> bytes | None:
        """Return a file's content, None if there is no such file."""

    def write(self, path: str, content: bytes, progress: Progress = ...) -> None:
        """Write a file."""

    def do(self, verb: str, *paths: str) -> bool:
        """Do one step of an update; return False if it was refused."""

    def do_all(self, todo: list[Step]) -> None:
        """Do every step of an update."""

    def flush(self) -> None:
        """Bring everything to the board's flash."""

    def restart(self, changed: bool) -> bool | None:
        """Restart the game; return whether its title came up, None if unheard."""

    def read_nvm(self, start: int, count: int) -> bytes:
        """Return a part of nvm, if the board shows it."""

    def write_nvm(self, start: int, content: bytes) -> None:
        """Write a part of nvm, if the board shows it."""
