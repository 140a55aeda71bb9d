# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The host's pixel tools go pixel by pixel; these do the same to whole rows, as large numbers.

A row of a bitmap is its words in one number, the first pixel in the highest bits.
"""

import sys
from array import array

_DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


def fill_region(bitmap, x1, y1, x2, y2, value):
    if x1 >= x2 or y1 >= y2:
        return
    bits = bitmap._bits_per_value
    shift = 32 * bitmap._stride - x2 * bits
    ones = (1 << (x2 - x1) * bits) - 1
    keep = ~(ones << shift)
    paint = _repeated(value, ones, bits) << shift
    bitmap.dirty(x1, y1, x2, y2)
    for y in range(y1, y2):
        _write(bitmap, y, _read(bitmap, y) & keep | paint)


def can_blit(target, source):
    """Whether blit() below knows how; a bitmap onto itself is left to the host."""
    bits = target._bits_per_value
    return source is not target and bits <= 4 and source._bits_per_value in (1, bits)


def blit(target, source, x, y, x1, y1, x2, y2, skip):
    width = min(x2 - x1, target.width - x)
    height = min(y2 - y1, target.height - y)
    if width <= 0 or height <= 0:
        return
    bits = target._bits_per_value
    ones = (1 << width * bits) - 1
    shift = 32 * target._stride - (x + width) * bits
    skipped = None if skip is None else _repeated(skip, ones, bits)
    target.dirty(x, y, x + width, y + height)
    for down in range(height):
        pixels = _part(source, y1 + down, x1, width, bits)
        mask = ones if skip is None else _where(pixels ^ skipped, ones, bits)
        row = _read(target, y + down) & ~(mask << shift)
        _write(target, y + down, row | (pixels & mask) << shift)


def fast_fill_pixels(fill_pixels):
    """displayio's drawing of a grid, row by row where the grid is one picture of 16 colours."""

    def fast(buffer, mask, colors, opaque, geometry, grid, bitmap):
        start, across, down, x_shift, y_shift, x1, x2, y1, y2 = geometry
        is_plain = across == 1 == grid._absolute_transform.scale and bitmap._bits_per_value == 4
        if not (is_plain and grid._tiles_in_bitmap == len(grid._tiles) == 1 and all(opaque)):
            return fill_pixels(buffer, mask, colors, opaque, geometry, grid, bitmap)
        ones = (1 << x2 - x1) - 1
        taken = int.from_bytes(mask, "little")  # a bit for each pixel that has its colour
        for y in range(y1, y2):
            at = start + (y - y1 + y_shift) * down + x_shift
            free = ~(taken >> at) & ones
            digits = f"{_part(bitmap, y, x1, x2 - x1, 4):0{x2 - x1}x}".encode()
            row = array("H", [colors[pixel] for pixel in digits.translate(_DIGITS)])
            if free == ones:
                buffer[at : at + x2 - x1] = row
            else:
                for nth, color in enumerate(row):
                    if free >> nth & 1:
                        buffer[at + nth] = color
            taken |= ones << at
        mask[:] = memoryview(taken.to_bytes(4 * len(mask), "little")).cast("I")
        return True

    return fast


def _part(source, y, x, width, bits):
    """So many pixels of a row, each as wide as the target's."""
    own = source._bits_per_value
    pixels = _read(source, y) >> 32 * source._stride - (x + width) * own
    pixels &= (1 << width * own) - 1
    # One bit a pixel: its binary digits, read as digits of the wider kind.
    return pixels if own == bits else int(f"{pixels:b}", 1 << bits)


def _where(pixels, ones, bits):
    """All bits of every pixel that is not 0."""
    if bits == 4:
        pixels |= pixels >> 2
    if bits > 1:
        pixels |= pixels >> 1
    full = (1 << bits) - 1
    return (pixels & ones // full) * full


def _repeated(value, ones, bits):
    return ones // ((1 << bits) - 1) * value


def _read(bitmap, y):
    start = y * bitmap._stride
    return int.from_bytes(_turned(bitmap._data[start : start + bitmap._stride]), "big")


def _write(bitmap, y, row):
    start = y * bitmap._stride
    packed = row.to_bytes(4 * bitmap._stride, "big")
    bitmap._data[start : start + bitmap._stride] = words(packed)


def words(packed):
    """A row's bytes, the first pixel first, as the words that a bitmap keeps."""
    return _turned(array("I", packed))


def _turned(words):
    if sys.byteorder == "little":
        words.byteswap()
    return words
