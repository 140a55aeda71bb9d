# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Our versions of CircuitPython's modules, for each kind of VM that is no board.

`shared` runs on every VM, `micropython` on both kinds of MicroPython. `host` is for the simulator,
beside displayio from PyPI; `page` draws in a browser; `small` takes the heap of a board's modules
and draws nothing.
"""

from pathlib import Path

_HERE = Path(__file__).parent
_FOLDERS = {
    "host": ("host", "shared"),
    "page": ("page", "micropython", "shared"),
    "small": ("small", "micropython", "shared"),
}


def folders(kind: str) -> "list[Path]":
    """Return the folders to import from on this kind of VM; its own modules come first."""
    return [_HERE / name for name in _FOLDERS[kind]]


def sources(kind: str) -> "list[Path]":
    """Return the files of all modules for this kind of VM."""
    found = {file.name: file for folder in folders(kind)[::-1] for file in folder.glob("*.py")}
    return sorted(found.values())
