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
_ENOENT = const(2)
_EEXIST = const(17)


def make(drive, tell):
    """Make what is missing. Return the key of a notice if the drive has no room.

    Call `tell` just before, because a power cut meanwhile may cost the drive.
    """
    try:
        drive.work(lambda: _remove_leftovers(drive))
        figures = os.statvfs(drive.path)
        free = min(figures[0] * figures[3], _LARGEST)
        if free < ROOM:
            return "save_full"
        tell()
        drive.work(lambda: _make(drive, figures[0], free))
    except OSError:
        return "save_full"
    except RuntimeError:
        return None  # a computer has the drive; the next start tries again
    return None


def _remove_leftovers(drive):
    """Remove what a start that was cut off may have left: the filler, copies that are too short."""
    _remove(_filler(drive))
    for name in FILES:
        if drive.read(name) == b"":
            _remove(drive.place(name))


def _filler(drive):
    return drive.path + "saves/garden.tmp"


def _make(drive, cluster, free):
    saves = drive.path + "saves"
    _make_folder(saves)
    # A large cluster has erase blocks of its own, so it does not matter where the copies lie.
    if cluster >= MIDDLE or _write_readme(drive, saves, _to_the_next_block(saves)):
        _make_copies(drive)
        return
    try:
        # There are holes. Take all room but the last, so that the next files are in one piece.
        with drive.open(_filler(drive), "wb") as file:
            file.seek(free - ROOM)
        _write_readme(drive, saves)
        _make_copies(drive)
    finally:
        _remove(_filler(drive))


def _to_the_next_block(saves):
    """Return the size of the readme after which the first copy begins with an erase block.

    Then a save erases only one. This is right if there are no holes in front.
    """
    figures = os.statvfs(saves)
    used = figures[2] - figures[3] + 1  # clusters, the folder of the copy included
    return MIDDLE + -used * figures[0] % MIDDLE


def _make_folder(path):
    try:
        os.mkdir(path)
    except OSError as trouble:
        if trouble.errno != _EEXIST:
            raise


def _remove(path):
    try:
        os.remove(path)
    except OSError as trouble:
        if trouble.errno != _ENOENT:
            raise


def _write_readme(drive, folder, new=0):
    """Write the file that separates the copies from earlier files, unless it is there.

    With a size for `new`, write it only if it gets room that was never used: files that are made
    next lie behind it, in one piece. Return whether it was written.
    """
    path = folder + "/README.txt"
    try:
        drive.open(path, "rb").close()
        return False
    except OSError:
        pass  # it is missing
    with drive.open(path, "w+b") as file:
        file.seek(new)  # which takes the room, and leaves there what was there
        file.seek(0)
        fits = not file.read(new).strip(b"\xff")
        if fits:
            file.seek(0)
            file.write(readme(new or MIDDLE))
    if not fits:
        os.remove(path)
    return fits


def _make_copies(drive):
    for name in FILES:
        if not drive.read(name):
            _make_copy(drive, name)
    if drive.sync:
        drive.sync()


def _make_copy(drive, name):
    place = drive.place(name)
    _make_folder(place[: -len(name) - 1])
    with drive.open(place, "wb") as file:
        for at in (MIDDLE, SIZE - SECTOR):
            file.seek(at)
            file.write(bytes(SECTOR))


def readme(size=MIDDLE):
    """Return the text with blank lines that fill an erase block, or more."""
    return README + b"\n" * (size - len(README))
