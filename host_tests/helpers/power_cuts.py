# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A board's nvm and drive whose power may go at any byte, and stores that are kept on them.

helpers/vm/flash_life.py has the real FatFs and the erase blocks under it.
"""

from __future__ import annotations

import errno
from typing import Any

from firmware.kit.backends import FILES, MIDDLE, Drive, Nvm
from firmware.kit.store import Store
from tools.building import prepared

NVM_SIZE = 8192


class PowerCut(BaseException):
    """Nothing on the board lives to catch it."""


class Power:
    """Lasts for so many steps, for ever if not told; a step is one byte or one erase."""

    def __init__(self, steps: int = -1) -> None:
        self.left = steps
        self.used = 0

    def step(self) -> None:
        if self.left == 0:
            raise PowerCut
        self.left -= 1
        self.used += 1


class NvmChip:
    """The board's nvm: one block, erased whole and written anew by every assignment."""

    def __init__(self, rubbish: bytes | None = None) -> None:
        self.cells = bytearray(b"\xff" * NVM_SIZE)
        self.power = Power()
        self.erases = 0
        self.broken = False
        self.rubbish = rubbish  # what half an erase leaves; None: blank cells

    def __len__(self) -> int:
        return len(self.cells)

    def __getitem__(self, where: Any) -> Any:
        return self.cells[where]

    def __setitem__(self, where: slice, content: bytes) -> None:
        assert isinstance(where, slice) and len(self.cells[where]) == len(content)
        after = bytearray(self.cells)
        after[where] = content
        self.power.step()
        self.erases += 1
        self.cells[:] = self.rubbish or b"\xff" * NVM_SIZE
        if self.broken:
            raise RuntimeError("Unable to write to nvm.")
        for place, byte in enumerate(after.rstrip(b"\xff")):
            self.power.step()
            self.cells[place] = byte
        self.cells[:] = after


class Files:
    """The drive, with CircuitPython's manners: remount, and errors by number."""

    def __init__(self) -> None:
        self.content: dict[str, bytearray] = {}
        self.power = Power()
        self.ours = False
        self.locked = False  # a computer has mounted it
        self.usb_connected = False
        self.broken: set[str] = set()  # files that cannot be opened
        self.opened: list[tuple[str, str]] = []  # (name, mode) of all that was opened for writing
        self.synced = 0
        self.unsynced = False  # something was written since
        for name in FILES:
            self.put(name)

    @property
    def computer(self) -> bool:
        return self.locked

    @computer.setter
    def computer(self, there: bool) -> None:
        self.locked = self.usb_connected = there

    def put(self, name: str, record: bytes = b"") -> None:
        """Let the copy of this name hold this record."""
        self.content[prepared.place(name)] = bytearray(prepared.copy(record))

    def record(self, name: str) -> bytes:
        return bytes(self.content[prepared.place(name)][MIDDLE:])

    def remount(self, path: str, readonly: bool) -> None:
        assert path == "/"
        if self.locked:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.ours = not readonly

    def sync(self) -> None:
        self.synced += 1
        self.unsynced = False

    def open(self, name: str, mode: str) -> _Opened:
        if mode != "rb":
            if not self.ours:
                raise OSError(errno.EROFS, "as the board says")
            self.opened.append((name, mode))
        if name not in self.content:
            raise OSError(errno.ENOENT, "as the board says")
        if name in self.broken:
            raise OSError(errno.EIO, "as the board says")
        return _Opened(self, name, mode)


class _Opened:
    def __init__(self, files: Files, name: str, mode: str) -> None:
        self.files = files
        self.name = name
        self._mode = mode
        self._at = 0

    def __enter__(self) -> _Opened:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def close(self) -> None:
        if self._mode != "rb":
            self.files.power.step()
            self.files.unsynced = True

    def seek(self, place: int, whence: int = 0) -> int:
        self._at = place + (len(self.files.content[self.name]) if whence == 2 else 0)
        return self._at

    def read(self, count: int) -> bytes:
        content = bytes(self.files.content[self.name][self._at : self._at + count])
        self._at += len(content)
        return content

    def write(self, content: bytes) -> None:
        assert len(content) % 512 == 0 and self._at % 512 == 0
        assert self._at + len(content) <= len(self.files.content[self.name])  # it never grows
        for byte in content:
            self.files.power.step()
            self.files.content[self.name][self._at] = byte
            self._at += 1


class Board:
    def __init__(self) -> None:
        self.nvm = NvmChip()
        self.files = Files()

    def start(self) -> Store:
        return Store(Nvm(self.nvm), self.drive())

    def drive(self) -> Drive:
        files = self.files
        return Drive(files.remount, files, "", files.open, files.sync)

    def save(self, **sections: bytes) -> Store:
        store = self.start()
        for name, content in sections.items():
            store.put(name, content)
        assert store.save() is None
        return store

    def cut_after(self, steps: int) -> Power:
        power = Power(steps)
        self.nvm.power = self.files.power = power
        return power

    def power_on(self) -> Store:
        self.nvm.power = self.files.power = Power()
        return self.start()

    def copy(self) -> Board:
        other = Board()
        other.nvm.cells[:] = self.nvm.cells
        other.files.content = {name: bytearray(kept) for name, kept in self.files.content.items()}
        other.files.computer = self.files.computer
        return other


def steps_of_a_save(board: Board, content: bytes) -> int:
    """Return how many steps the next save of this board takes, found on a copy."""
    trial = board.copy()
    store = trial.start()
    power = trial.cut_after(-1)
    store.put("match", content)
    assert store.save() is None
    return power.used
