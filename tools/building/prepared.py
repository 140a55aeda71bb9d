# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The files in which a board keeps its games, as they are before the first one: docs/saving.md.

tools/flash.py puts them on a drive that lacks them. dragging.py offers them for a first time. They
are not in build/CIRCUITPY, because an update by dragging would replace everybody's games.
"""

from firmware.kit.backends import FILES, MIDDLE, SIZE, Drive
from firmware.kit.making import readme

_PLACES = Drive(None, None, "")


def place(name: str) -> str:
    """Return where on the drive the copy of this name lies."""
    return _PLACES.place(name)


def copy(record: bytes = b"") -> bytes:
    """Return the content of a copy that holds this record."""
    return bytes(MIDDLE) + bytes(record).ljust(SIZE - MIDDLE, b"\0")


def files() -> dict[str, bytes]:
    """Return {place: content}, in the order in which they have to be made."""
    return {"saves/README.txt": readme(), **{place(name): copy() for name in FILES}}
