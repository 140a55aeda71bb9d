# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Makes the host's displayio refuse what the board refuses.

Methods are replaced on the classes themselves: the host's fast paths ask for the exact type.
"""

import sys
import types
from array import array
from collections.abc import Callable
from typing import Any

import bitmaptools
import busdisplay  # noqa: F401  (before the board's names hide what it imports)
import displayio
from vectorio._vectorshape import _VectorShape

from tools.stand_ins.shared import checks, notes

from . import grids, rows

_Class = Any  # one of displayio's, whose methods are replaced
_Self = Any  # one of its objects
_Index = int | tuple[int, int]

# What the board has of each module. The host's own helpers must not be leaned on.
NAMES = {
    "bitmaptools": (
        *("BlendMode", "DitherAlgorithm", "alphablend", "arrayblit", "blit", "boundary_fill"),
        *("dither", "draw_circle", "draw_line", "draw_polygon", "fill_region", "readinto"),
        "rotozoom",
    ),
    "displayio": (
        *("Bitmap", "ColorConverter", "Colorspace", "Group", "OnDiskBitmap", "Palette"),
        *("TileGrid", "release_displays"),
    ),
    "vectorio": ("Circle", "Polygon", "Rectangle"),
}


def install() -> None:
    """Check every call from here on, and hide what the board does not have."""
    host: Any = displayio
    host._stop_background()  # it only serves displays that refresh themselves
    _check_bitmap(displayio.Bitmap)
    _check_tiles(displayio.TileGrid)
    _check_palette(displayio.Palette)
    _check_group(displayio.Group)
    _check_tools()
    tiles: Any = sys.modules["displayio._tilegrid"]
    tiles._fill_pixels = grids.fast_fill_pixels(tiles._fill_pixels)
    for name, names in NAMES.items():
        host = sys.modules[name]
        board: Any = types.ModuleType(name, host.__doc__)
        board.__path__ = host.__path__
        for known in names:
            setattr(board, known, getattr(host, known))
        sys.modules[name] = board


def _check_bitmap(bitmap: _Class) -> None:
    start, fill = bitmap.__init__, bitmap.fill
    get, put = bitmap.__getitem__, bitmap.__setitem__

    def init(self: _Self, width: int, height: int, value_count: int) -> None:
        start(self, width, height, value_count)
        self.notes = {}
        self.bits_per_value = self._bits_per_value
        self._data = array("I", self._data)  # the host takes a PC's words, which may have 64 bits

    def getitem(self: _Self, index: _Index) -> int:
        checks.place(index, self.width, self.height)
        return get(self, index)

    def setitem(self: _Self, index: _Index, value: int) -> None:
        checks.place(index, self.width, self.height)
        checks.inside(value, 0, self._bitmask, "value")
        put(self, index, value)

    def strict_fill(self: _Self, value: int) -> None:
        checks.inside(value, 0, self._bitmask, "value")
        notes.fill(self, 0, 0, self.width, self.height, value)
        if rows.knows(self):
            rows.fill(self, value)
        else:
            fill(self, value)

    bitmap.__init__, bitmap.fill = init, strict_fill
    bitmap.__getitem__, bitmap.__setitem__ = getitem, setitem


def _check_tiles(grid: _Class) -> None:
    start, put, finish = grid.__init__, grid.__setitem__, grid._finish_refresh

    def init(self: _Self, bitmap: Any, *, default_tile: int = 0, **how: Any) -> None:
        start(self, bitmap, default_tile=default_tile, **how)
        checks.inside(default_tile, 0, self._tiles_in_bitmap - 1, "default_tile")

    def setitem(self: _Self, index: _Index, value: int) -> None:
        checks.place(index, self.width, self.height)
        checks.inside(value, 0, self._tiles_in_bitmap - 1, "tile")
        put(self, index, value)

    def finish_refresh(self: _Self) -> None:
        # The host keeps this up for its refresh thread and then sends a full frame twice.
        self._needs_refresh = False
        finish(self)

    grid.__init__, grid.__setitem__, grid._finish_refresh = init, setitem, finish_refresh


def _check_palette(palette: _Class) -> None:
    put = palette.__setitem__

    def setitem(self: _Self, index: _Index, value: int) -> None:
        checks.inside(index, 0, len(self) - 1, "palette index")
        put(self, index, value)

    palette.__setitem__ = setitem


def _check_group(group: _Class) -> None:
    insert, clean, drawn = group.insert, group._removal_cleanup, group._get_previous_area

    def strict_insert(self: _Self, index: int, layer: Any) -> None:
        if getattr(layer, "in_a_group", False):
            raise ValueError("Layer already in a group")
        insert(self, index, layer)
        layer.in_a_group = True

    def cleanup(self: _Self, layer: Any) -> None:
        layer.in_a_group = False
        clean(self, layer)

    def previous_area(self: _Self, area: Any) -> Any:
        """Forget where the shapes of a removed group were, as Group.c does."""
        layers = self._layers
        self._layers = [layer for layer in layers if not isinstance(layer, _VectorShape)]
        try:
            return drawn(self, area)
        finally:
            self._layers = layers

    group.insert, group._removal_cleanup = strict_insert, cleanup
    group._get_previous_area = previous_area


def _check_tools() -> None:
    blit, fill_region = bitmaptools.blit, bitmaptools.fill_region

    def strict_blit(
        dest_bitmap: Any,
        source_bitmap: Any,
        x: int,
        y: int,
        *,
        x1: int = 0,
        y1: int = 0,
        x2: int | None = None,
        y2: int | None = None,
        **skip: Any,
    ) -> None:
        right, below = checks.copied(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2)
        clear = skip.get("skip_source_index")
        notes.copy(dest_bitmap, source_bitmap, x, y, x1, y1, right, below, clear is None)
        if rows.knows(dest_bitmap, source_bitmap) and skip.keys() <= {"skip_source_index"}:
            rows.blit(dest_bitmap, source_bitmap, x, y, x1, y1, right, below, clear)
        else:
            blit(dest_bitmap, source_bitmap, x, y, x1=x1, y1=y1, x2=x2, y2=y2, **skip)

    def strict_fill_region(
        dest_bitmap: Any, x1: int, y1: int, x2: int, y2: int, value: int
    ) -> None:
        checks.region(dest_bitmap, x1, y1, x2, y2)
        checks.inside(value, 0, dest_bitmap._bitmask, "value")
        notes.fill(dest_bitmap, x1, y1, x2, y2, value)
        tool = rows.fill_region if rows.knows(dest_bitmap) else fill_region
        tool(dest_bitmap, x1, y1, x2, y2, value)

    bitmaptools.blit, bitmaptools.fill_region = strict_blit, strict_fill_region
    bitmaptools.readinto = _fast_readinto(bitmaptools.readinto)


def _fast_readinto(readinto: Callable[..., None]) -> Callable[..., None]:
    """Return a readinto that takes rows whole, if they are packed as a bitmap keeps them."""

    def fast(
        bitmap: Any,
        file: Any,
        bits_per_pixel: int,
        reverse_pixels_in_element: bool = False,
        **how: Any,
    ) -> None:
        if how or not reverse_pixels_in_element or bits_per_pixel != bitmap.bits_per_value:
            readinto(bitmap, file, bits_per_pixel, **how)
            return
        size, full = (bitmap.width * bits_per_pixel + 7) // 8, 4 * bitmap._stride
        packed = file.read(size * bitmap.height)
        if len(packed) != size * bitmap.height:
            raise EOFError
        if size < full:
            starts = range(0, len(packed), size)
            packed = b"".join(packed[at : at + size].ljust(full, b"\0") for at in starts)
        bitmap._data[:] = rows.words(packed)
        bitmap.dirty()

    return fast
