# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What CircuitPython's drawing modules check before they draw."""


def inside(value, low, high, what):
    """Return this value, if it is in this range."""
    if not low <= value <= high:
        raise IndexError("%s must be %d-%d, not %d" % (what, low, high, value))
    return value


def place(where, width, height):
    """Return the index of a place, which is a number or (x, y)."""
    if isinstance(where, int):
        return inside(where, 0, width * height - 1, "index")
    x, y = where
    return inside(y, 0, height - 1, "y") * width + inside(x, 0, width - 1, "x")


def region(bitmap, x1, y1, x2, y2):
    """Check that a bitmap has this rectangle."""
    if not (0 <= x1 <= x2 <= bitmap.width and 0 <= y1 <= y2 <= bitmap.height):
        inside(x1, 0, bitmap.width, "x1")
        inside(y1, 0, bitmap.height, "y1")
        inside(x2, x1, bitmap.width, "x2")
        inside(y2, y1, bitmap.height, "y2")


def copied(dest, source, x, y, x1, y1, x2, y2):
    """Check a copy of this part to (x, y). Return (x2, y2), which may be None for the whole."""
    x2 = source.width if x2 is None else x2
    y2 = source.height if y2 is None else y2
    inside(x, 0, dest.width, "x")
    inside(y, 0, dest.height, "y")
    region(source, x1, y1, x2, y2)
    if dest.bits_per_value < source.bits_per_value:
        raise ValueError("source palette too large")
    return x2, y2
