# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Boxes, panels, frames, the hatch and the cursor."""

import bitmaptools
import displayio
import vectorio

from garden import const

from .canvas import Canvas
from .colors import DUSK, INK, TILES, WHITE
from .sprites import grid, put, show

AWAY = const(-300)  # left of and above every screen
FIRST = const(2)  # the first of the colours in ink_and()

# displayio enlarges the place of a box in an enlarged group, but not its size.
scale = 1

_MARGIN = const(4)  # around the thing that the cursor frames
_INK = const(1)  # colours of the cursor's own palette
_WHITE = const(2)
_TICK = const(5)  # pixels


def ink_and(*colors):
    """Return a palette for picture(): ink, DUSK for clear, and up to two colours, from FIRST on."""
    palette = displayio.Palette(4)
    palette.make_transparent(DUSK)
    palette[INK] = TILES[INK]
    for nth, color in enumerate(colors):
        palette[FIRST + nth] = TILES[color]
    return palette


def picture(group, x, y, width, height, palette):
    """Add a small picture in the colours of this palette and return its canvas.

    It leaves no trace on the screen when its group is removed. Shapes do, because displayio does
    not know where they were.
    """
    bitmap = displayio.Bitmap(width, height, len(palette))
    bitmap.fill(DUSK)
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y))
    return Canvas(bitmap, -x, -y)


def box(group, x, y, width, height, color):
    """Add a filled rectangle. A canvas paints it at once and makes no object.

    If its group will leave the screen, put it over a grid that is at least as large.
    """
    if hasattr(group, "box"):
        return group.box(x, y, width, height, color)
    made = vectorio.Rectangle(
        pixel_shader=TILES, width=scale * width, height=scale * height, x=x, y=y, color_index=color
    )
    group.append(made)
    return made


def paint(shape, color):
    """Give a box another colour, if it changes."""
    if shape.color_index != color:
        shape.color_index = color


def place(shape, x, y, width, height):
    """Size and move a box, if that changes anything.

    Size first, then move once, because displayio sends everything between two places.
    """
    if shape.width != scale * width:
        shape.width = scale * width
    if shape.height != scale * height:
        shape.height = scale * height
    if shape.x != x or shape.y != y:
        shape.location = (x, y)


def panel(group, x, y, width, height, fill, edge=INK, corners=True):
    """Draw a box with a one-pixel edge, rounded if it has no corners. Return the inside."""
    if corners:
        box(group, x, y, width, height, edge)
    else:
        box(group, x + 1, y, width - 2, height, edge)
        box(group, x, y + 1, width, height - 2, edge)
    return box(group, x + 1, y + 1, width - 2, height - 2, fill)


def rounded(group, x, y, width, height, color, radius=2):
    """Draw a box whose corners are cut off by so many pixels."""
    for inset in range(radius + 1):
        less = radius - inset
        box(group, x + less, y + inset, width - 2 * less, height - 2 * inset, color)


def hatch(group, x, y, columns, rows):
    """Dim columns x rows cells of 8 pixels with a checkerboard of ink."""
    return grid(group, "hatch8", x, y, columns, rows)


class Frame:
    """An empty rectangle made of thin boxes, which move and resize but are never rebuilt."""

    def __init__(self, group, color=WHITE, width=1):
        self._width = width
        self._sides = tuple(box(group, 0, 0, 1, 1, color) for _ in range(4))
        self.visible = True

    def place(self, x, y, width, height):
        """Draw the frame along the inside of this rectangle."""
        thick = self._width
        top, bottom, left, right = self._sides
        place(top, x, y, width, thick)
        place(bottom, x, y + height - thick, width, thick)
        place(left, x, y + thick, thick, height - 2 * thick)
        place(right, x + width - thick, y + thick, thick, height - 2 * thick)

    def color(self, color):
        for side in self._sides:
            paint(side, color)

    def show(self, visible):
        self.visible = visible
        for side in self._sides:
            show(side, visible)


class Cursor:
    """The cursor on a board: a white frame with an ink outline, a shadow and corner ticks.

    It has one grid for each size, with one tile for ticks in and one for ticks out. A grid that
    moves sends its old and its new place, but nothing in between.
    """

    def __init__(self, group):
        self._group = group
        self._place = len(group)  # the place of later grids in the group
        self._grids = {}  # by size
        self._grid = None
        self._out = 0

    def place(self, x, y, width, height):
        """Frame this rectangle from outside."""
        grid = self._grids.get((width, height)) or self._make_grid(width, height)
        if self._grid is not grid:
            self.hide()
            self._grid = grid
        put(grid, 0, self._out)
        grid.x, grid.y = x - _MARGIN, y - _MARGIN

    def hide(self):
        """Move off the screen, because a hidden grid that moves also sends its old place."""
        if self._grid:
            self._grid.x = AWAY

    def _make_grid(self, width, height):
        wide, tall = width + 2 * _MARGIN, height + 2 * _MARGIN
        palette = displayio.Palette(4)
        palette[_INK], palette[_WHITE] = TILES[INK], TILES[WHITE]
        palette.make_transparent(0)
        bitmap = displayio.Bitmap(wide, 2 * tall, 4)
        for out in (0, 1):
            _cursor(bitmap, out * tall, width, height, out)
        grid = displayio.TileGrid(bitmap, pixel_shader=palette, tile_width=wide, tile_height=tall)
        self._grids[width, height] = grid
        self._group.insert(self._place, grid)
        return grid

    def forget(self):
        """Drop the pictures of all sizes."""
        self._grid = None
        while self._grids:
            self._group.remove(self._grids.popitem()[1])

    def step(self, out):
        """Move the ticks out (1) or in (0), while the cursor is idle."""
        self._out = out
        if self._grid:
            put(self._grid, 0, out)


def _cursor(bitmap, top, width, height, out):
    """Draw the frame below this row of the bitmap and leave the inside clear."""

    def fill(x, y, dx, dy, color):
        y += top
        bitmaptools.fill_region(bitmap, x, y, x + dx, y + dy, color)

    fill(_MARGIN + width + 2, _MARGIN, 1, height, _INK)  # the shadow
    fill(_MARGIN, _MARGIN + height + 2, width, 1, _INK)
    for inset, color in ((2, _INK), (3, _WHITE), (4, 0)):
        fill(inset, inset, width + 8 - 2 * inset, height + 8 - 2 * inset, color)
    right, bottom = width + 6 + out, height + 6 + out
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner_x, corner_y = right if x else 1 - out, bottom if y else 1 - out
        fill(corner_x - 4 * x, corner_y, _TICK, 1, _WHITE)
        fill(corner_x, corner_y - 4 * y, 1, _TICK, _WHITE)
