# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The backends of the store: two files on the drive, written in turn, and nvm.

nvm is one erase block of 8,192 bytes:

     0   MARK, when tools/flash.py asks boot.py for the drive
    16   a record (see store.py) up to the end
"""

from garden import const

MARK = b"ours"
RECORD_AT = const(16)
FILES = ("garden-a.sav", "garden-b.sav")

_ENOENT = const(2)
_ENOSPC = const(28)
_EROFS = const(30)


class Nvm:
    """`nvm` is microcontroller.nvm, which is None on a board without."""

    def __init__(self, nvm):
        self._nvm = nvm

    def read(self, count):
        """The first bytes of what is there, None if this board has no nvm."""
        return self._nvm and bytes(self._nvm[RECORD_AT : RECORD_AT + count])

    def write(self, record):
        """Whether nvm now holds the record; OSError, and nothing erased, if it never could."""
        end = RECORD_AT + len(record)
        if self._nvm is None or end > len(self._nvm):
            raise OSError(_ENOSPC)
        try:
            # One slice: every assignment erases all of nvm.
            self._nvm[RECORD_AT:end] = record
        except RuntimeError:
            return False
        return bytes(self._nvm[RECORD_AT:end]) == record


class Drive:
    """`remount` is storage.remount, `open` and `sync` are the machine's own."""

    def __init__(self, remount, path="/", open=open, sync=None):
        self._remount = remount
        self._path = path
        self._open = open
        self._sync = sync

    def read(self, name):
        """What the file holds, None if there is no such file."""
        try:
            with self._open(self._path + name, "rb") as file:
                return file.read()
        except OSError as trouble:
            if trouble.errno == _ENOENT:
                return None
            return b""

    def write(self, name, record):
        try:
            self._write(name, record)
        except OSError as trouble:
            if trouble.errno != _EROFS:
                raise
            self._take(name, record)

    def _take(self, name, record):
        """Take the drive for as long as the write lasts: a computer plugged in later may have it.

        RuntimeError while a computer has it now.
        """
        self._remount("/", readonly=False)
        try:
            self._write(name, record)
        finally:
            self._remount("/", readonly=True)

    def _write(self, name, record):
        """In place where the file exists: its clusters stay, and the file system is not touched."""
        try:
            file = self._open(self._path + name, "r+b")
        except OSError as trouble:
            if trouble.errno != _ENOENT:
                raise
            file = self._open(self._path + name, "wb")
        with file:
            file.write(record)
        if self._sync:
            self._sync()
