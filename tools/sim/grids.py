# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""displayio draws a grid of tiles pixel by pixel; this draws the same row by row.

A row is text here, a hexadecimal digit a pixel.
"""

import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

from . import rows

_Grid = Any  # displayio's, with what it keeps to itself
_Bitmap = Any
_Shades = Sequence[bytes]

_RUN = re.compile("1+")


def fast_fill_pixels(fill_pixels: Callable[..., bool]) -> Callable[..., bool]:
    """Return displayio's function for a grid of up to sixteen colours that is not turned."""

    def fast(
        buffer: memoryview,
        mask: memoryview,
        colors: Sequence[int],
        opaque: Sequence[bool],
        geometry: Sequence[int],
        grid: _Grid,
        bitmap: _Bitmap,
    ) -> bool:
        start, across, down, x_shift, y_shift, x1, x2, y1, y2 = geometry
        if across != 1 or not _is_plain(grid, bitmap):
            return fill_pixels(buffer, mask, colors, opaque, geometry, grid, bitmap)
        shades = _shades(colors)
        solid = None if all(opaque) else _solid(opaque)
        tiled = _rows_of(grid, bitmap, y1, y2)
        taken = int.from_bytes(mask, "little")  # a bit for each pixel that has its colour
        ones = (1 << x2 - x1) - 1
        is_covered = True
        for y in range(y1, y2):
            at = start + (y - y1 + y_shift) * down + x_shift
            digits = tiled(y)[x1:x2]
            free = ~(taken >> at) & ones
            paint = free & int(digits[::-1].translate(solid), 2) if solid else free
            is_covered = is_covered and paint == free
            _paint(buffer, at, _shaded(digits, shades), paint, ones)
            taken |= paint << at
        mask[:] = memoryview(taken.to_bytes(4 * len(mask), "little")).cast("I")
        return is_covered

    return fast


def _is_plain(grid: _Grid, bitmap: _Bitmap) -> bool:
    wide, tall = grid._tile_width, grid._tile_height
    return bitmap.bits_per_value <= 4 and bitmap.width % wide == bitmap.height % tall == 0


def _rows_of(grid: _Grid, bitmap: _Bitmap, y1: int, y2: int) -> Callable[[int], bytes]:
    """Return a function that gives the digits of a row of the grid, all its tiles side by side."""
    scale = grid._absolute_transform.scale
    if grid._tiles_in_bitmap == len(grid._tiles) == 1:
        first = y1 // scale
        single = rows.digits(bitmap, first, (y2 - 1) // scale + 1)
        return lambda y: _enlarged(single[y // scale - first], scale)
    sheet = rows.digits(bitmap, 0, bitmap.height)
    return lambda y: _enlarged(_tiled(grid, sheet, y // scale), scale)


def _tiled(grid: _Grid, sheet: Sequence[bytes], y: int) -> bytes:
    wide, tall = grid._tile_width, grid._tile_height
    columns, across = grid._width_in_tiles, grid._bitmap_width_in_tiles
    first = (y // tall + grid._top_left_y) % grid._height_in_tiles * columns
    row = b""
    for column in range(columns):
        tile = grid._tiles[first + (column + grid._top_left_x) % columns]
        left = tile % across * wide
        row += sheet[tile // across * tall + y % tall][left : left + wide]
    return row


def _enlarged(digits: bytes, scale: int) -> bytes:
    if scale == 1:
        return digits
    wide = bytearray(scale * len(digits))
    for nth in range(scale):
        wide[nth::scale] = digits
    return bytes(wide)


def _shades(colors: Sequence[int]) -> _Shades:
    """Return two tables: each digit's colour, its first byte and its second."""
    pairs = zip(*[color.to_bytes(2, sys.byteorder) for color in colors])
    return [bytes.maketrans(rows.DIGITS[: len(colors)], bytes(half)) for half in pairs]


def _solid(opaque: Sequence[bool]) -> bytes:
    """Return a table: 1 for each digit whose colour is not clear."""
    ones = bytes(b"01"[is_opaque] for is_opaque in opaque)
    return bytes.maketrans(rows.DIGITS[: len(ones)], ones)


def _shaded(digits: bytes, shades: _Shades) -> memoryview:
    row = bytearray(2 * len(digits))
    row[0::2], row[1::2] = digits.translate(shades[0]), digits.translate(shades[1])
    return memoryview(row).cast("H")


def _paint(buffer: memoryview, at: int, row: memoryview, where: int, ones: int) -> None:
    if where == ones:
        buffer[at : at + len(row)] = row
        return
    for run in _RUN.finditer(f"{where:b}"[::-1]):
        first, end = run.span()
        buffer[at + first : at + end] = row[first:end]
