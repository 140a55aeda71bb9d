# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Boards to be flashed: a small Kitchen Garden in two versions, and what is on a drive of it."""

import contextlib
from pathlib import Path

from tools import building
from tools.building import manifest
from tools.flashing import session, sync
from tools.flashing.wire import SerialBoard

ROOT = Path(__file__).resolve().parents[2]
FILLER = "# " + "the fields are long and the carrots are many " * 60 + "\n"
BOOT_OUT = b"""Adafruit CircuitPython 10.0.3 on 2026-01-01; Adafruit PyGamer with samd51j19
Board ID:pygamer
UID:0123456789ABCDEF
"""

APP = """
VERSION = %r
def main():
    import time
    from garden import one, two
    assert one.VERSION == two.VERSION == VERSION
    print("Kitchen Garden is ready")
    while True:
        time.sleep(0.05)
"""


def project(version, *places):
    """A small Kitchen Garden whose parts only start together."""
    part = f"VERSION = {version!r}\n{FILLER}".encode()
    drive = {
        "boot.py": (ROOT / "boot.py").read_bytes(),
        "code.py": (ROOT / "code.py").read_bytes(),
        "firmware/app.py": (APP % version).encode(),
        "firmware/boards/pygamer.py": b"",
        "lib/garden/one.py": part,
        **{place: part for place in places},
    }
    drive[manifest.NAME] = building.describe(drive, version)
    return drive


OLD = project("1", "lib/garden/two.py", "lib/garden/old/__init__.py")
# A module became a package, and a package went.
NEW = project("2", "lib/garden/two/__init__.py", "firmware/art/new.bin")


def lay(folder, drive):
    for place, content in drive.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def version_on(board):
    """The version that is on the drive whole, with nothing of the other; None for a mixture."""
    files = board.files()
    assert files.pop("mine.txt") == b"a file of somebody's own"
    ours = {
        place: content
        for place, content in files.items()
        if place != "boot_out.txt" and not place.startswith((sync.STAGING, "saves/"))
    }
    return {id(OLD): "old", id(NEW): "new"}.get(
        next((id(drive) for drive in (OLD, NEW) if drive == ours), None)
    )


def leftovers(board):
    folders = [path for path in board.drive.rglob("*") if path.is_dir()]
    empty = [path for path in folders if not any(path.iterdir())]
    return [path.relative_to(board.drive).as_posix() for path in empty]


def over_the_wire(board, drive=NEW, **options):
    """Plug it in and flash it over its serial line; whether the title came up."""
    with contextlib.closing(SerialBoard(str(board.port))) as line:
        changed = session.update(line, drive, **options)
        return line.restart(changed)
