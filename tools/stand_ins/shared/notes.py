# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Notes beside the pixels: which text was written where on a bitmap, for terminals and readers.

A bitmap keeps its own notes, {(x, y, width): (text, font, alignment)}: they go when it goes, when
it is painted over, and along when it is copied.
"""

_TALL = 7  # pixels of a text
_PANEL = (20, 9)  # no smaller fill is the ground of a text

on_cover = None  # gets (bitmap, x1, y1, x2, y2) of each rectangle that is painted over
_heard = None  # the bitmap whose changes go into the journal
_journal: list = []


def write(canvas, x, y, width, text, font, align):
    """Note a text; a class of canvas takes this as its on_text."""
    canvas.bitmap.notes[x, y, width] = text, font, align
    if canvas.bitmap is _heard:
        _journal.append((x, y, text, font))


def fill(bitmap, x1, y1, x2, y2, color):
    """Forget the texts that this rectangle covers, even in part."""
    if bitmap is _heard and x2 - x1 >= _PANEL[0] and y2 - y1 >= _PANEL[1]:
        _journal.append((x1, y1, x2, y2, color))
    if on_cover:
        on_cover(bitmap, x1, y1, x2, y2)
    for place in list(bitmap.notes):
        x, y, width = place
        if x < x2 and x1 < x + width and y < y2 and y1 < y + _TALL:
            del bitmap.notes[place]


def copy(dest, source, x, y, x1, y1, x2, y2, opaque):
    """Take along the texts that begin in this part; an opaque one replaces those that it hides.

    A text may be copied in several parts: it goes with the one in which it begins.
    """
    if on_cover and opaque:
        on_cover(dest, x, y, x + x2 - x1, y + y2 - y1)
    if not (source.notes or dest.notes):
        return
    taken = [(place, source.notes[place]) for place in _begun(source, x1, y1, x2, y2)]
    if opaque:
        for place in _begun(dest, x, y, x + x2 - x1, y + y2 - y1):
            del dest.notes[place]
    for (left, top, width), note in taken:
        dest.notes[left - x1 + x, top - y1 + y, width] = note


def _begun(bitmap, x1, y1, x2, y2):
    """Return the places of the texts that begin in this rectangle."""
    return [place for place in bitmap.notes if x1 <= place[0] < x2 and y1 <= place[1] < y2]


def listen(bitmap, paint):
    """Return what paint() writes on this bitmap, and its panels.

    A text is (x, y, text, font), a panel (x1, y1, x2, y2, color).
    """
    global _heard
    _heard = bitmap
    _journal.clear()
    paint()
    _heard = None
    return _journal
