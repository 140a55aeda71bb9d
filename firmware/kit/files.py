# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Files that stay open for a frame, because a board takes longer to open one than to read it."""

_kept = {}  # by purpose: the path that was read last, and its file


def reading(what, path):
    """Return this file, open at its start. Close the last one for the same purpose."""
    last, file = _kept.pop(what, (None, None))
    if last != path:
        if file:
            file.close()
        file = open(path, "rb")  # noqa: SIM115, close() is for this
    _kept[what] = path, file
    file.seek(0)
    return file


def close():
    """Close all files, because between frames a computer may change the drive."""
    for _, file in _kept.values():
        file.close()
    _kept.clear()
