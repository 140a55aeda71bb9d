# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A board's nvm and drive whose power may go at any byte, and stores that are kept on them."""

import errno
import io
from pathlib import Path

from firmware.kit.backends import Drive, Nvm
from firmware.kit.store import Store

ROOT = Path(__file__).resolve().parents[2]
NVM_SIZE = 8192


class PowerCut(BaseException):
    """Nothing on the board lives to catch it."""


class Power:
    """Lasts for so many steps, for ever if not told; a step is one byte or one erase."""

    def __init__(self, steps=-1):
        self.left = steps
        self.used = 0

    def step(self):
        if self.left == 0:
            raise PowerCut
        self.left -= 1
        self.used += 1


class NvmChip:
    """The board's nvm: one block, erased whole and written anew by every assignment."""

    def __init__(self, rubbish=None):
        self.cells = bytearray(b"\xff" * NVM_SIZE)
        self.power = Power()
        self.erases = 0
        self.broken = False
        self.rubbish = rubbish  # what half an erase leaves; None: blank cells

    def __len__(self):
        return len(self.cells)

    def __getitem__(self, where):
        return self.cells[where]

    def __setitem__(self, where, content):
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

    def __init__(self):
        self.content = {}
        self.power = Power()
        self.ours = False
        self.computer = False
        self.room = 1 << 20

    def remount(self, path, readonly):
        assert path == "/"
        if self.computer:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.ours = not readonly

    def open(self, name, mode):
        if mode == "rb":
            if name not in self.content:
                raise OSError(errno.ENOENT, "as the board says")
            return io.BytesIO(self.content[name])
        if mode == "r+b" and name not in self.content:
            raise OSError(errno.ENOENT, "as the board says")
        if not self.ours:
            raise OSError(errno.EROFS, "as the board says")
        self.power.step()
        if mode == "wb":
            self.content[name] = b""
        return _Written(self, name)


class _Written:
    def __init__(self, files, name):
        self.files = files
        self.name = name

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        pass

    def write(self, content):
        files = self.files.content
        for place, byte in enumerate(content):
            self.files.power.step()
            there = files[self.name]
            full = sum(map(len, files.values())) >= self.files.room
            if full and place >= len(there):
                raise OSError(errno.ENOSPC, "as the board says")
            files[self.name] = there[:place] + bytes([byte]) + there[place + 1 :]


class Board:
    def __init__(self):
        self.nvm = NvmChip()
        self.files = Files()

    def start(self):
        return Store(Nvm(self.nvm), Drive(self.files.remount, "", self.files.open))

    def save(self, **sections):
        store = self.start()
        for name, content in sections.items():
            store.put(name, content)
        assert store.save() is None
        return store

    def cut_after(self, steps):
        power = Power(steps)
        self.nvm.power = self.files.power = power
        return power

    def power_on(self):
        self.nvm.power = self.files.power = Power()
        return self.start()

    def copy(self):
        other = Board()
        other.nvm.cells[:] = self.nvm.cells
        other.files.content = dict(self.files.content)
        other.files.computer = self.files.computer
        return other


def steps_of_a_save(board, content):
    """How many steps the next save of this board takes, found on a copy."""
    trial = board.copy()
    power = trial.cut_after(-1)
    store = trial.start()
    store.put("match", content)
    assert store.save() is None
    return power.used
