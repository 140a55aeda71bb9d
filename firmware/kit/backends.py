# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The backends of the store: two copies on the drive, written in turn, and nvm.

docs/saving.md describes the layout of the drive and why it is safe. nvm is one erase block. Its
record (see store.py) begins at byte 16, after the mark that older versions of boot.py look for.
"""

from garden import const

MARK = b"ours"  # asks boot.py for the drive, for one start
RECORD_AT = const(16)  # in nvm
FILES = ("garden-a.sav", "garden-b.sav")
MIDDLE = const(4096)  # where a record begins in its file
MOST = const(4096)  # bytes of a record, with as many blank ones before and after it
SIZE = const(12288)  # in a file of this size
SECTOR = const(512)

_HEAD = const(16)
_LENGTH_AT = const(10)
_ENOENT = const(2)
_ENOSPC = const(28)
_EROFS = const(30)


class Nvm:
    """The nvm of the board. `nvm` is microcontroller.nvm, None on a board without it."""

    def __init__(self, nvm):
        self._nvm = nvm

    def read(self, count):
        """Return the first bytes of nvm, None if this board has none."""
        return self._nvm and bytes(self._nvm[RECORD_AT : RECORD_AT + count])

    def write(self, record):
        """Write the record. Return True if nvm holds it now. Raise OSError if it does not fit."""
        end = RECORD_AT + len(record)
        if self._nvm is None or end > len(self._nvm):
            raise OSError(_ENOSPC)
        try:
            # Assign one slice, because every assignment erases all of nvm.
            self._nvm[RECORD_AT:end] = record
        except RuntimeError:
            return False
        return self._nvm[RECORD_AT:end] == record


class Drive:
    """The drive. `remount` is storage.remount, `runtime` supervisor.runtime, `sync` os.sync."""

    def __init__(self, remount, runtime, path="/", open=open, sync=None):
        self._remount = remount
        self.path = path
        self.sync = sync
        self._runtime = runtime
        self.open = open
        self.held = {}  # files that stay open, because closing one writes its folder
        self._ours = None  # True if only we may write the drive; None if not known yet

    def place(self, name):
        """Return the path of a copy, which has a folder of its own."""
        return self.path + "saves/" + name[:8] + "/" + name

    def read(self, name, old=False):
        """Return a copy's record, b"" if it cannot be read, None if the file is missing.

        An `old` record is in the root directory, at the beginning of its file.
        """
        try:
            with self.open(self.path + name if old else self.place(name), "rb") as file:
                if not old and file.seek(0, 2) < SIZE:
                    return b""
                file.seek(0 if old else MIDDLE)
                head = file.read(_HEAD)
                length = int.from_bytes(head[_LENGTH_AT : _LENGTH_AT + 2], "little")
                return head + file.read(min(length, MOST))
        except OSError as trouble:
            return None if trouble.errno == _ENOENT else b""

    def available(self):
        """Return True if a write is worth a try: as far as we know, no computer has the drive."""
        return self._ours is not False or not self._runtime.usb_connected

    def write(self, name, record):
        """Write whole sectors in place, without touching the FAT or a directory.

        Raise RuntimeError while a computer has the drive, OSError if this copy cannot be written.
        """
        if len(record) > MOST:
            raise OSError(_ENOSPC)
        if not self.held:
            # Open both now, because a computer may have come when we need the second one.
            self.work(lambda: [self._hold(file) for file in FILES])
        if name not in self.held:
            raise OSError(_ENOENT)
        file = self.held[name]
        file.seek(MIDDLE)
        file.write(record)
        if self.sync:
            self.sync()

    def _hold(self, name):
        try:
            file = self.open(self.place(name), "r+b")
        except OSError as trouble:
            if trouble.errno == _EROFS:
                raise
            return  # this copy is missing
        if file.seek(0, 2) < SIZE:
            file.close()  # it would grow, which changes the FAT
        else:
            self.held[name] = file

    def work(self, step):
        """Do this step on the drive.

        If the drive is not ours, take it only for this step, so that a computer can have it later.
        Raise RuntimeError while a computer has it.
        """
        try:
            done = step()
            self._ours = True
            return done
        except OSError as trouble:
            if trouble.errno != _EROFS:
                raise
        self._ours = False
        if self._runtime.usb_connected:
            raise RuntimeError
        self._remount("/", readonly=False)
        try:
            return step()
        finally:
            self._remount("/", readonly=True)

    def close(self):
        """Close the files, which writes their folders."""
        while self.held:
            _, file = self.held.popitem()
            try:
                file.close()
            except OSError:
                continue  # the other copy is intact
        try:
            if self.sync:
                self.sync()
        except OSError:
            pass  # the store reports this with its next write
