# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: a board's flash under the real FatFs, every operation noted.

Flash does what CircuitPython's external flash does: sectors are gathered in a cache of one erase
block, a flush erases that block and programs it again, and a blank sector is programmed directly.
"""

import os

SECTOR = 512
BLOCK = 4096
ERASE, PROGRAM = 45000, 500  # us: an erase, a page of 256 bytes

_BLANK = b"\xff" * SECTOR


class Operation:
    """One erase and program of a block, or the programming of a blank sector."""

    def __init__(self, chip, at, before, after, erases):
        self.chip, self.at, self.before, self.after, self.erases = chip, at, before, after, erases
        self.time = (ERASE if erases else 0) + PROGRAM * (len(after) // 256)

    def torn(self):
        """Yield what the flash may hold there if the power goes meanwhile."""
        size = len(self.after)
        start = b"\xff" * size if self.erases else self.before
        if self.erases:
            yield bytes([byte | 0x5A for byte in self.before])  # half erased
        for kept in (0, 256, 512, 1536, 3584):
            if kept < size:
                yield self.after[:kept] + start[kept:]


class Flash:
    """The chip; `log` gets its operations."""

    def __init__(self, data, log=None):
        self.data = data
        self.log = log
        self.forget()

    def forget(self):
        """Lose the cache, as a reset does."""
        self.block, self.cache = -1, {}

    def readblocks(self, n, buf, off=0):
        for i in range(0, len(buf), SECTOR):
            s = n + i // SECTOR
            if s // 8 == self.block and s % 8 in self.cache:
                buf[i : i + SECTOR] = self.cache[s % 8]
            else:
                buf[i : i + SECTOR] = self.data[s * SECTOR : (s + 1) * SECTOR]

    def writeblocks(self, n, buf, off=0):
        for i in range(0, len(buf), SECTOR):
            self._write(n + i // SECTOR, bytes(buf[i : i + SECTOR]))

    def _write(self, s, sector):
        if s // 8 != self.block or s % 8 in self.cache:
            if self.data[s * SECTOR : (s + 1) * SECTOR] == _BLANK:
                self._do(s * SECTOR, sector, False)
                return
            self.flush()
            self.block = s // 8
        self.cache[s % 8] = sector

    def flush(self):
        if self.block < 0:
            return
        at = self.block * BLOCK
        after = bytearray(self.data[at : at + BLOCK])
        for i in self.cache:
            after[i * SECTOR : (i + 1) * SECTOR] = self.cache[i]
        self.forget()
        self._do(at, bytes(after), True)

    def _do(self, at, after, erases):
        end = at + len(after)
        if self.log is not None:
            self.log(Operation(self, at, bytes(self.data[at:end]), after, erases))
        self.data[at:end] = after

    def ioctl(self, op, arg):
        if op == 3:
            self.flush()
        if op == 4:
            return len(self.data) // SECTOR
        return SECTOR if op == 5 else 0


class NvmChip:
    """One erase block: every assignment erases it."""

    def __init__(self, data, log=None):
        self.data = data
        self.log = log

    def __len__(self):
        return len(self.data)

    def __getitem__(self, where):
        return self.data[where]

    def __setitem__(self, where, content):
        after = bytearray(self.data)
        after[where] = content
        if self.log:
            self.log(Operation(self, 0, bytes(self.data), bytes(after), True))
        self.data[:] = after


class Mounted:
    """The drive as CircuitPython mounts it: either our code or the computer may write it."""

    usb_connected = False
    locked = False  # the computer has said that it may write
    at_sync = None
    _ours = False

    def __init__(self, flash):
        self.fat = os.VfsFat(flash)
        self.flash = flash

    def sync(self):
        """Do what os.sync() does. What `at_sync` says happens just before, once."""
        before, self.at_sync = self.at_sync, None
        if before:
            before()
        self.flash.flush()

    def remount(self, path, readonly):
        if self.locked:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self._ours = not readonly

    def _change(self):
        if not self._ours:
            raise OSError(30)

    def mount(self, readonly, mkfs):
        pass

    def umount(self):
        pass

    def open(self, path, mode):
        if mode not in ("r", "rb"):
            self._change()
        return self.fat.open(path, mode)

    def mkdir(self, path):
        self._change()
        self.fat.mkdir(path)

    def remove(self, path):
        self._change()
        self.fat.remove(path)

    def stat(self, path):
        return self.fat.stat(path)

    def statvfs(self, path):
        return self.fat.statvfs(path)

    def ilistdir(self, path):
        return self.fat.ilistdir(path)

    def chdir(self, path):
        self.fat.chdir(path)
