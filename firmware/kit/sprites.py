# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sheets of tiles from firmware/art, and the grids that show them."""

import bitmaptools
import displayio

from .. import HERE
from .colors import DUSK, SPRITES, TILES
from .files import reading

_kept = {}
_stamped = None  # the sheet of the last stamped tile: its name, the number, that tile


class Sheet:
    """Tiles of one size in a bitmap, one below the other: all of a file's, or one of them."""

    def __init__(self, name, tile=None):
        # Four bytes: tile width, tile height, tiles, bits per pixel. Then the tiles, row by row.
        self.width, self.height, self.tiles, self._bits = _reading(name).read(4)
        if tile is not None:
            self.tiles = 1
        self.bitmap = displayio.Bitmap(self.width, self.height * self.tiles, 1 << self._bits)
        self.read(name, tile or 0)

    def read(self, name, tile):
        """Fill the bitmap from this tile on."""
        file = _reading(name)
        file.seek(4 + tile * self.height * ((self.width * self._bits + 7) // 8))
        bitmaptools.readinto(self.bitmap, file, self._bits, reverse_pixels_in_element=True)

    def recolor(self, old_color, color):
        """Replace one colour by another."""
        changed = displayio.Bitmap(self.bitmap.width, self.bitmap.height, 16)
        changed.fill(color)
        bitmaptools.blit(changed, self.bitmap, 0, 0, skip_source_index=old_color)
        self.bitmap = changed


def _reading(name):
    return reading("art", "%sart/%s.bin" % (HERE, name))


def pixels(file, width, height):
    """Return a bitmap of one bit per pixel, filled from this file."""
    bitmap = displayio.Bitmap(width, height, 2)
    bitmaptools.readinto(bitmap, file, 1, reverse_pixels_in_element=True)
    return bitmap


def sheet(name):
    """Return the sheet of this name, loaded once and kept until drop()."""
    if name not in _kept:
        _kept[name] = Sheet(name)
    return _kept[name]


def borrow(name):
    """Return the sheet of this name to stamp many of its tiles, without keeping it."""
    return _kept.get(name) or Sheet(name)


def each(name, tiles):
    """Yield (tile, sheet) for each of these tiles, with only one at a time in RAM."""
    sheet = Sheet(name, 0)
    for tile in tiles:
        sheet.read(name, tile)
        yield tile, sheet


def tile_of(name, tile):
    """Return (sheet, y) of a tile to copy; `name` may be a sheet that the caller holds.

    If no grid uses a sheet of this name, load only this tile from the drive, into the bitmap of the
    tile before.
    """
    global _stamped
    art = name if isinstance(name, Sheet) else _kept.get(name)
    if art:
        return art, tile * art.height
    if not _stamped or _stamped[0] != name:
        _stamped = None  # there may be room for only one
        _stamped = name, tile, Sheet(name, tile)
    elif _stamped[1] != tile:
        _stamped[2].read(name, tile)
        _stamped = name, tile, _stamped[2]
    return _stamped[2], 0


def drop():
    """Forget every sheet, because the next screens need others."""
    global _stamped
    _stamped = None
    _kept.clear()


def grid(group, name, x, y, columns=1, rows=1, tile=0, palette=SPRITES):
    """Add a grid of this sheet's tiles to the group. Set a tile with grid[column, row].

    A canvas paints the tiles at once and makes no object.
    """
    if hasattr(group, "stamp"):
        clear = None if palette is TILES else DUSK
        return group.stamp(name, x, y, tile, clear, columns, rows)
    tiles = sheet(name)
    made = displayio.TileGrid(
        tiles.bitmap,
        pixel_shader=palette,
        width=columns,
        height=rows,
        tile_width=tiles.width,
        tile_height=tiles.height,
        default_tile=tile,
        x=x,
        y=y,
    )
    group.append(made)
    return made


def sprite(group, name, x, y, tile=0):
    """Add one tile that never changes. Load or paint only that tile."""
    if hasattr(group, "stamp"):
        return group.stamp(name, x, y, tile)
    art = Sheet(name, tile)
    made = displayio.TileGrid(art.bitmap, pixel_shader=SPRITES, x=x, y=y)
    group.append(made)
    return made


def scaled(group, name, x, y, scale, tile=0, palette=SPRITES):
    """Add one enlarged tile and return its grid."""
    frame = displayio.Group(scale=scale, x=x, y=y)
    group.append(frame)
    return grid(frame, name, 0, 0, tile=tile, palette=palette)


def put(tiles, where, tile):
    """Change a tile, if it changes. Every assignment is sent to the screen."""
    if tiles[where] != tile:
        tiles[where] = tile


def show(target, visible):
    """Show or hide a grid, a group or a shape, if that changes anything."""
    if target.hidden == visible:
        target.hidden = not visible


def dye(tiles, palette):
    """Give a grid another palette, if it changes."""
    if tiles.pixel_shader is not palette:
        tiles.pixel_shader = palette
