# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The canvas: one picture under everything else, on which screens paint what does not move.

box(canvas, ...) and grid(canvas, ...) take a canvas instead of a group. They paint at once and
leave nothing on the heap. Put whatever moves, hides or changes piece by piece into a group instead.
"""

import bitmaptools
import displayio

from .colors import DUSK, INK, TILES, WHITE
from .sprites import tile_of
from .text import LEFT, font


class Canvas:
    """A bitmap of our sixteen colours. Its coordinates count from `left` and `top`."""

    # A method for tools: gets (x, y, width, text, font, alignment) of each text on the bitmap.
    on_text = None

    def __init__(self, bitmap, left=0, top=0):
        self.bitmap = bitmap
        self.left = left
        self.top = top
        self._edges = (0, 0, bitmap.width, bitmap.height)

    def size(self):
        """Return the width and the height of the screen, in pixels of the canvas."""
        return self.bitmap.width, self.bitmap.height

    def part(self, left, top):
        """Return the same canvas with coordinates that count from there."""
        return Canvas(self.bitmap, left, top)

    def layer(self):
        """Return what shows the whole bitmap."""
        return displayio.TileGrid(self.bitmap, pixel_shader=TILES)

    def group(self):
        """Return a group with the same coordinates."""
        return displayio.Group(x=self.left, y=self.top)

    def lay_bar(self, bitmap, y):
        """Paint a bar across the screen, from this row on."""
        bitmaptools.blit(self.bitmap, bitmap, 0, y)

    def window(self, x, y, width, height):
        """Return the same canvas with the same coordinates, but clipped to this rectangle."""
        window = Canvas(self.bitmap, self.left, self.top)
        x += self.left
        y += self.top
        window._edges = (x, y, x + width, y + height)
        return window

    def fill(self, color):
        """Fill the canvas with this colour."""
        self.bitmap.fill(color)

    def box(self, x, y, width, height, color):
        """Fill a rectangle."""
        left, top, right, bottom = self._edges
        x += self.left
        y += self.top
        # Compare by hand: max() and min() would take longer than all the rest, and boxes are many.
        if x > left:
            left = x
        if y > top:
            top = y
        if x + width < right:
            right = x + width
        if y + height < bottom:
            bottom = y + height
        if left < right and top < bottom:
            bitmaptools.fill_region(self.bitmap, left, top, right, bottom, color)

    def stamp(self, name, x, y, tile=0, clear=DUSK, columns=1, rows=1):
        """Paint a tile of this sheet, columns x rows times, without the colour `clear`, if any."""
        art, start = tile_of(name, tile)
        wide, tall = art.width, art.height
        source = art.bitmap
        if columns > 1:
            try:
                source, start = _row(source, start, wide, tall, columns), 0
                wide *= columns
                columns = 1
            except MemoryError:
                pass  # go on tile by tile, which takes longer
        for row in range(rows):
            top = y + self.top + row * tall
            for column in range(columns):
                self._blit(source, start, x + self.left + column * wide, top, wide, tall, clear)

    def _blit(self, source, start, x, y, width, height, clear):
        """Copy this part of the source, from row `start` on, clipped to the edges."""
        left, top, right, bottom = self._edges
        left -= x
        top -= y
        right -= x
        bottom -= y
        if left < 0:
            left = 0
        if top < 0:
            top = 0
        if right > width:
            right = width
        if bottom > height:
            bottom = height
        if left < right and top < bottom:
            bitmaptools.blit(
                self.bitmap,
                source,
                x + left,
                y + top,
                x1=left,
                y1=start + top,
                x2=right,
                y2=start + bottom,
                skip_source_index=clear,
            )

    def repeat(self, x, y, width, height, rows):
        """Copy this part of the picture below itself, until so many rows are full."""
        x += self.left
        y += self.top
        while height < rows:
            below = min(height, rows - height)
            bitmaptools.blit(
                self.bitmap, self.bitmap, x, y + height, x1=x, y1=y, x2=x + width, y2=y + below
            )
            height += below

    def edged(self, name, x, y, tile):
        """Paint a tile for a dark ground, with its ink in white."""
        art, start = tile_of(name, tile)
        cut = displayio.Bitmap(art.width, art.height, 16)
        cut.fill(WHITE)
        below = start + art.height
        bitmaptools.blit(cut, art.bitmap, 0, 0, y1=start, y2=below, skip_source_index=INK)
        self._blit(cut, 0, x + self.left, y + self.top, art.width, art.height, DUSK)

    def write(self, x, y, width, color, text, align=LEFT, shadow=None, name="garden7", ground=None):
        """Write words in a slot, as a Label shows them. A ground replaces what was there."""
        glyphs = font(name)
        if ground is not None:
            self.box(x, y, width, glyphs.height, ground)
        x += self.left
        y += self.top
        if text:
            room = min(glyphs.measure(text), width)
            x += (width - room) * align // 2
            if color == INK and shadow is None and self.shows(x, y, room, glyphs.height):
                glyphs.draw(self.bitmap, text, x, y, x + room)
            else:
                line = _line(2, room)
                line.fill(1)
                glyphs.draw(line, text, 0, 0, room)
                if shadow is not None:
                    self._ink(line, x + 1, y + 1, room, glyphs.height, shadow)
                self._ink(line, x, y, room, glyphs.height, color)
            if self.on_text:
                self.on_text(x, y, room, text, name, align)

    def shows(self, x, y, width, height):
        """Return True if the whole rectangle is inside the edges, so nothing needs clipping."""
        left, top, right, bottom = self._edges
        return left <= x and top <= y and x + width <= right and y + height <= bottom

    def _ink(self, line, x, y, width, height, color):
        """Paint where the line is 0. Cut any colour but our ink to the shape of the line first."""
        if color == DUSK:  # what is cut leaves it clear
            for place in range(width * height):
                across, down = place % width, place // width
                if not line[across, down]:
                    self.box(x + across - self.left, y + down - self.top, 1, 1, DUSK)
            return
        if color != INK:
            cut = _line(16, width)
            cut.fill(color)
            bitmaptools.blit(cut, line, 0, 0, x2=width, y2=height, skip_source_index=INK)
            line = cut
        self._blit(line, 0, x, y, width, height, DUSK)


def _row(source, start, width, height, columns):
    """Return a bitmap with this tile so many times side by side. Each copy doubles the row."""
    row = displayio.Bitmap(width * columns, height, 16)
    bitmaptools.blit(row, source, 0, 0, x2=width, y1=start, y2=start + height)
    while width < row.width:
        bitmaptools.blit(row, row, width, 0, x2=min(width, row.width - width))
        width *= 2
    return row


_lines = {}  # by their number of colours


def _line(colors, width):
    """Return the bitmap for a line of text, reused because allocating one takes long."""
    kept = _lines.get(colors)
    if not kept or kept.width < width:
        kept = _lines[colors] = displayio.Bitmap(max(width, 160), font().height, colors)
    return kept
