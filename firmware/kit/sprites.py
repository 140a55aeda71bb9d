# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sheets of tiles from firmware/art, and the grids that show them."""

import bitmaptools
import displayio

from .colors import DUSK, SPRITES, TILES

# firmware/art, wherever this file was loaded from
ART = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/art/"

_sheets = {}


class Sheet:
    """One row of equal tiles in a bitmap."""

    def __init__(self, name):
        # Four bytes: tile width, tile height, tiles, bits a pixel. Then the rows, packed.
        with open(ART + name + ".bin", "rb") as art:
            self.width, self.height, self.tiles, bits = art.read(4)
            self.name = name
            self.bitmap = displayio.Bitmap(self.width * self.tiles, self.height, 1 << bits)
            bitmaptools.readinto(self.bitmap, art, bits, reverse_pixels_in_element=True)


def sheet(name):
    """The sheet of this name, loaded once and kept until drop()."""
    if name not in _sheets:
        _sheets[name] = Sheet(name)
    return _sheets[name]


def borrow(name):
    """The sheet of this name for a moment: kept only if it was kept before."""
    return _sheets.get(name) or Sheet(name)


def drop():
    """Forget every sheet: the next screens need others."""
    _sheets.clear()


def grid(group, name, x, y, columns=1, rows=1, tile=0, palette=SPRITES):
    """Add a grid of this sheet's tiles to the group; tile [column, row] is set like a list's.

    On a canvas the tiles are painted at once, and nothing is made for them.
    """
    tiles = sheet(name)
    if hasattr(group, "stamp"):
        clear = None if palette is TILES else DUSK
        for place in range(columns * rows):
            down, across = divmod(place, columns)
            group.stamp(name, x + across * tiles.width, y + down * tiles.height, tile, clear)
        return None
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


def scaled(group, name, x, y, scale, tile=0, palette=SPRITES):
    """Add one tile enlarged; returns its grid."""
    frame = displayio.Group(scale=scale, x=x, y=y)
    group.append(frame)
    return grid(frame, name, 0, 0, tile=tile, palette=palette)


def put(tiles, where, tile):
    """Change a tile, if it changes: every assignment is sent to the screen."""
    if tiles[where] != tile:
        tiles[where] = tile


def show(thing, visible):
    """Show or hide a grid, a group or a shape, if that changes anything."""
    if thing.hidden == visible:
        thing.hidden = not visible


def dye(tiles, palette):
    """Give a grid another palette, if it changes."""
    if tiles.pixel_shader is not palette:
        tiles.pixel_shader = palette
