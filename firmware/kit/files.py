# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Files that stay open for a frame: a board takes longer to open one than to read from it."""

_kept = {}  # by what it is for: the path that was read last, and its file


def reading(what, path):
    """Return this file, open at its start; the last one for the same thing is closed."""
    last, file = _kept.pop(what, (None, None))
    if last != path:
        if file:
            file.close()
        file = open(path, "rb")  # noqa: SIM115, close() is for this
    _kept[what] = path, file
    file.seek(0)
    return file


def close():
    """Close them all: between frames a computer may change what is on the drive."""
    for _, file in _kept.values():
        file.close()
    _kept.clear()
