# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Makes the missing folders and files of the store, as docs/saving.md describes.

The store loads this once and drops it again. The build makes the same files for tools/flash.py.
"""

import os

from firmware.kit.backends import FILES, MIDDLE, SECTOR, SIZE
from garden import const

ROOM = const(49152)  # bytes for all files, with some to spare
README = b"""\
Kitchen Garden keeps your games in this folder: two copies of settings, names, records and \
games, which it writes in turn.

The copies, and this file, are larger than what they hold. This keeps your other files apart \
from what is written in play: a power cut while a copy is written costs that copy's last change, \
and no other file. So leave everything here in its place. To keep or to move your games use \
"python3 tools/flash.py --backup" and "--restore".
"""
_LARGEST = const(16777216)  # bytes of a board's drive
_EEXIST = const(17)
_ENOSPC = const(28)


def make(drive):
    """Make what is missing. Return the key of a notice if the drive has no room."""
    try:
        drive.work(lambda: _make(drive))
    except OSError:
        return "save_full"
    except RuntimeError:
        return None  # a computer has the drive; the next start tries again
    return None


def _make(drive):
    _make_folder(drive.path + "saves")
    filler = drive.path + "saves/garden.tmp"
    drive.open(filler, "wb").close()
    try:
        figures = os.statvfs(drive.path + "saves")
        free = min(figures[0] * figures[3], _LARGEST)
        if free < ROOM:
            raise OSError(_ENOSPC)
        # Take all room but the last, so that the next files are in one piece.
        with drive.open(filler, "wb") as file:
            file.seek(free - ROOM)
        _make_all(drive)
    finally:
        os.remove(filler)


def _make_all(drive):
    _write_readme(drive, drive.path + "saves/README.txt")
    for name in FILES:
        if not drive.read(name):
            _make_copy(drive, name)
    if drive.sync:
        drive.sync()


def _make_folder(path):
    try:
        os.mkdir(path)
    except OSError as trouble:
        if trouble.errno != _EEXIST:
            raise


def _write_readme(drive, path):
    """Write the file that separates the copies from earlier files, unless it is there."""
    try:
        drive.open(path, "rb").close()
    except OSError:
        with drive.open(path, "wb") as file:
            file.write(readme())


def _make_copy(drive, name):
    place = drive.place(name)
    _make_folder(place[: -len(name) - 1])
    with drive.open(place, "wb") as file:
        for at in (MIDDLE, SIZE - SECTOR):
            file.seek(at)
            file.write(bytes(SECTOR))


def readme():
    """Return the text with blank lines that fill an erase block."""
    return README + b"\n" * (MIDDLE - len(README))
