# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The canvas: one picture under everything else, on which screens paint what does not move.

A canvas stands in for a group: box(canvas, ...) and grid(canvas, ...) paint and leave nothing
on the heap. What will be moved, hidden or changed piece by piece goes into a group.
"""

import bitmaptools
import displayio

from .colors import DUSK, INK, TILES
from .text import LEFT, font


class Canvas:
    """A bitmap of our sixteen colours; places on it are counted from a corner of our choice."""

    def __init__(self, bitmap, left=0, top=0):
        self.bitmap = bitmap
        self._left = left
        self._top = top

    def fill(self, color):
        """All of it."""
        self.bitmap.fill(color)

    def append(self, layer):
        """Paint a box, or a grid with its tiles as they are now."""
        x, y = layer.x + self._left, layer.y + self._top
        if hasattr(layer, "color_index"):
            self._fill(x, y, layer.width, layer.height, layer.color_index)
        else:
            self._stamp(layer, x, y)

    def _fill(self, x, y, width, height, color):
        bitmap = self.bitmap
        right, bottom = min(x + width, bitmap.width), min(y + height, bitmap.height)
        bitmaptools.fill_region(bitmap, max(x, 0), max(y, 0), right, bottom, color)

    def _stamp(self, tiles, x, y):
        bitmap = self.bitmap
        wide, tall = tiles.tile_width, tiles.tile_height
        clear = None if tiles.pixel_shader is TILES else DUSK
        for place in range(tiles.width * tiles.height):
            down, across = divmod(place, tiles.width)
            at_x, at_y = x + across * wide, y + down * tall
            if at_x < bitmap.width and at_y < bitmap.height:
                left = tiles[place] * wide
                bitmaptools.blit(
                    bitmap,
                    tiles.bitmap,
                    at_x,
                    at_y,
                    x1=left,
                    y1=0,
                    x2=left + wide,
                    y2=tall,
                    skip_source_index=clear,
                )

    def write(self, x, y, width, color, text, align=LEFT, shadow=None, name="garden7", ground=None):
        """Words in a slot, as a Label shows them; with a ground they replace what was there."""
        glyphs = font(name)
        x += self._left
        y += self._top
        if ground is not None:
            self._fill(x, y, width, glyphs.height, ground)
        if text:
            room = min(glyphs.measure(text), width)
            line = displayio.Bitmap(room, glyphs.height, 2)
            line.fill(1)
            glyphs.draw(line, text, 0)
            x += (width - room) * align // 2
            if shadow is not None:
                self._ink(line, x + 1, y + 1, shadow)
            self._ink(line, x, y, color)

    def _ink(self, line, x, y, color):
        """Paint where the line is 0, as our ink is; any other colour is first cut to its shape."""
        if color != INK:
            cut = displayio.Bitmap(line.width, line.height, 16)
            cut.fill(color)
            bitmaptools.blit(cut, line, 0, 0, skip_source_index=INK)
            line = cut
        bitmaptools.blit(self.bitmap, line, x, y, skip_source_index=DUSK)
