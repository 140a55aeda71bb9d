# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The canvas of a larger screen: what lies between the bars is enlarged, the bars are not.

Screens paint as on a small one, and the bitmap stays small: each of its pixels is several on the
screen. It begins below the top bar.
"""

import displayio

from garden import const

from . import shapes
from .bars import HEIGHT
from .canvas import Canvas
from .colors import DUSK, TILES
from .sprites import tile_of
from .text import LEFT, font

_BODY = const(108)  # rows between the bars of the design
_MOST = const(12)  # rows of a bar
_SMALL = const(40)  # pixels of a button's cap, and more


def lay(width, height, scale):
    """Return the canvas of a screen of this size, and the rows of a bar."""
    bar = min((height - scale * _BODY) // 2, _MOST)
    shapes.scale = scale
    bitmap = displayio.Bitmap(width // scale, (height - 2 * bar) // scale, 16)
    strips = [displayio.Bitmap(width, bar, 16) for _ in range(2)]
    return EnlargedCanvas(bitmap, scale, *strips), bar


class EnlargedPart(Canvas):
    """A part of the bitmap, with coordinates of the design."""

    def __init__(self, bitmap, left, top, scale, bar):
        super().__init__(bitmap, left, top - HEIGHT)
        self._scale = scale
        self._bar = bar

    def group(self):
        scale = self._scale
        return displayio.Group(scale=scale, x=scale * self.left, y=scale * self.top + self._bar)


class EnlargedCanvas(EnlargedPart):
    """The whole screen, the bars' rows too.

    What is painted in the rows of a bar goes into a strip that is not enlarged. There a wide box
    keeps its share of the screen. Anything small keeps its size and its distance from the nearer
    side.
    """

    def __init__(self, bitmap, scale, head, foot):
        super().__init__(bitmap, 0, 0, scale, head.height)
        self._head, self._foot = Canvas(head), Canvas(foot)
        self._more = head.width - bitmap.width  # pixels that a strip is wider
        self._foot_y = bitmap.height + HEIGHT

    def size(self):
        return self.bitmap.width, self.bitmap.height + 2 * HEIGHT

    def part(self, left, top):
        return EnlargedPart(self.bitmap, left, top, self._scale, self._bar)

    def layer(self):
        layer = displayio.Group()
        paper = displayio.Group(scale=self._scale, y=self._bar)
        paper.append(super().layer())
        layer.append(paper)
        foot_y = self._bar + self._scale * self.bitmap.height
        for strip, y in ((self._head, 0), (self._foot, foot_y)):
            layer.append(displayio.TileGrid(strip.bitmap, pixel_shader=TILES, y=y))
        return layer

    def lay_bar(self, bitmap, y):
        (self._foot if y else self._head).lay_bar(bitmap, 0)

    # -- painting -----------------------------------------------------------------------------

    def fill(self, color):
        super().fill(color)
        self._head.fill(color)
        self._foot.fill(color)

    def box(self, x, y, width, height, color):
        strip, top = self._strip(y, height)
        if strip and height > 1 and width < _SMALL:
            strip.box(self._beside(x), top, width, height, color)
            return
        super().box(x, y, width, height, color)
        for strip, at in ((self._head, 0), (self._foot, self._foot_y)):
            top = max(y - at, 0) * self._bar // HEIGHT
            end = min(y - at + height, HEIGHT) * self._bar // HEIGHT
            left = x * strip.bitmap.width // self.bitmap.width
            right = (x + width) * strip.bitmap.width // self.bitmap.width
            if top < end:
                strip.box(left, top, right - left, end - top, color)

    def stamp(self, name, x, y, tile=0, clear=DUSK, columns=1, rows=1):
        art, _ = tile_of(name, tile)
        strip, top = self._strip(y, art.height * rows)
        if strip:
            strip.stamp(name, self._beside(x), top, tile, clear, columns, rows)
        else:
            super().stamp(name, x, y, tile, clear, columns, rows)

    def edged(self, name, x, y, tile):
        strip, top = self._strip(y, tile_of(name, tile)[0].height)
        if strip:
            strip.edged(name, self._beside(x), top, tile)
        else:
            super().edged(name, x, y, tile)

    def write(self, x, y, width, color, text, align=LEFT, shadow=None, name="garden7", ground=None):
        strip, top = self._strip(y, font(name).height)
        if strip:
            left = self._beside(x)
            width = self._beside(x + width) - left
            strip.write(left, top, width, color, text, align, shadow, name, ground)
        else:
            super().write(x, y, width, color, text, align, shadow, name, ground)

    def _strip(self, y, height):
        """Return the strip in which most of these rows lie, if any, and where there they begin."""
        if height <= self._bar:
            middle = y + height // 2
            if middle < HEIGHT:
                return self._head, min(y, self._bar - height)
            if middle >= self._foot_y:
                return self._foot, min(max(y - self._foot_y, 0), self._bar - height)
        return None, 0

    def _beside(self, x):
        return x if 2 * x <= self.bitmap.width else x + self._more
