# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Notes beside the pixels: which text was written where on a bitmap, for screen readers.

A bitmap keeps its own notes, {(x, y, width): text}: they go when it goes, when it is painted over,
and along when it is copied.
"""

_TALL = 7  # pixels of a text
_PANEL = (20, 9)  # no smaller fill is the ground of a text

_heard = None  # the bitmap whose changes go into the journal
_journal = []


def write(bitmap, x, y, width, text):
    bitmap.notes[x, y, width] = text
    if bitmap is _heard:
        _journal.append((x, y, text))


def fill(bitmap, x1, y1, x2, y2, color):
    if bitmap is _heard and x2 - x1 >= _PANEL[0] and y2 - y1 >= _PANEL[1]:
        _journal.append((x1, y1, x2, y2, color))
    for place in list(bitmap.notes):
        x, y, width = place
        if x < x2 and x1 < x + width and y < y2 and y1 < y + _TALL:
            del bitmap.notes[place]


def copy(dest, source, x, y, x1, y1, x2, y2):
    for place in source.notes:
        left, top, width = place
        if x1 <= left < x2 and y1 <= top < y2:
            dest.notes[left - x1 + x, top - y1 + y, width] = source.notes[place]


def listen(bitmap, paint):
    """What paint() writes on this bitmap, (x, y, text), and its panels, (x1, y1, x2, y2, color)."""
    global _heard
    _heard = bitmap
    _journal.clear()
    paint()
    _heard = None
    return _journal
