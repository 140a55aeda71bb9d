# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Boards to be flashed: a small Kitchen Garden in two versions, and what is on a drive of it."""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fakeboard import FakeBoard
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


def project(version: str, *places: str) -> building.Drive:
    """Make a small Kitchen Garden whose parts only start together."""
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


def lay(folder: Path, drive: Mapping[str, bytes]) -> None:
    """Write these files into a folder."""
    for place, content in drive.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def version_on(board: FakeBoard) -> str | None:
    """Return the version that is on the drive, whole and alone; None for a mixture."""
    files = board.files()
    assert files.pop("mine.txt") == b"a file of somebody's own"
    ours = {
        place: content
        for place, content in files.items()
        if place != "boot_out.txt" and not place.startswith((sync.STAGING, "saves/"))
    }
    return "old" if ours == OLD else "new" if ours == NEW else None


def leftovers(board: FakeBoard) -> list[str]:
    """List the empty folders on the drive."""
    folders = [path for path in board.drive.rglob("*") if path.is_dir()]
    empty = [path for path in folders if not any(path.iterdir())]
    return [path.relative_to(board.drive).as_posix() for path in empty]


def over_the_wire(board: FakeBoard, drive: building.Drive = NEW, **options: Any) -> bool:
    """Plug it in and flash it over its serial line; return whether the title came up."""
    with contextlib.closing(SerialBoard(str(board.port))) as line:
        changed = session.update(line, drive, **options)
        return line.restart(changed)
