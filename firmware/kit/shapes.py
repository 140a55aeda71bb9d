# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Boxes, panels, frames and the hatch: flat shapes that cost no bitmap."""

import vectorio

from garden import const

from .colors import INK, TILES, WHITE
from .sprites import grid, show

AWAY = const(-300)  # left of and above every screen


def box(group, x, y, width, height, color):
    """A filled rectangle; on a canvas it is painted at once, and nothing is made for it."""
    if hasattr(group, "box"):
        return group.box(x, y, width, height, color)
    made = vectorio.Rectangle(
        pixel_shader=TILES, width=width, height=height, x=x, y=y, color_index=color
    )
    group.append(made)
    return made


def paint(shape, color):
    """Give a box another colour, if it changes."""
    if shape.color_index != color:
        shape.color_index = color


def place(shape, x, y, width, height):
    """Size and move a box, if that changes anything.

    In this order and in one move: everything between two places would be sent, too.
    """
    if shape.width != width:
        shape.width = width
    if shape.height != height:
        shape.height = height
    if shape.x != x or shape.y != y:
        shape.location = (x, y)


def panel(group, x, y, width, height, fill, edge=INK, corners=True):
    """A box with a one-pixel edge; without corners it looks rounded. Returns the inside."""
    if corners:
        box(group, x, y, width, height, edge)
    else:
        box(group, x + 1, y, width - 2, height, edge)
        box(group, x, y + 1, width, height - 2, edge)
    return box(group, x + 1, y + 1, width - 2, height - 2, fill)


def rounded(group, x, y, width, height, color, cut=2):
    """A box whose corners are cut off by so many pixels."""
    for inset in range(cut + 1):
        less = cut - inset
        box(group, x + less, y + inset, width - 2 * less, height - 2 * inset, color)


def hatch(group, x, y, columns, rows):
    """A checkerboard of ink over columns x rows cells of 8 pixels: what is below looks dim."""
    return grid(group, "hatch8", x, y, columns, rows)


class Frame:
    """An empty rectangle of thin boxes: moved and resized, never rebuilt."""

    def __init__(self, group, color=WHITE, thick=1):
        self._thick = thick
        self._sides = tuple(box(group, 0, 0, 1, 1, color) for _ in range(4))
        self.visible = True

    def place(self, x, y, width, height):
        """Run along the inside of this rectangle."""
        thick = self._thick
        top, bottom, left, right = self._sides
        place(top, x, y, width, thick)
        place(bottom, x, y + height - thick, width, thick)
        place(left, x, y + thick, thick, height - 2 * thick)
        place(right, x + width - thick, y + thick, thick, height - 2 * thick)

    def park(self):
        """Out of sight until it is placed again: to hide and to move it would send all between."""
        self.place(AWAY, AWAY, 4, 4)

    def color(self, color):
        for side in self._sides:
            paint(side, color)

    def show(self, visible):
        self.visible = visible
        for side in self._sides:
            show(side, visible)


class Cursor:
    """What is selected on a board: a white frame, an ink outline and shadow, corner ticks."""

    def __init__(self, group):
        self._shade = (box(group, 0, 0, 1, 1, INK), box(group, 0, 0, 1, 1, INK))
        self._outline = Frame(group, INK)
        self._frame = Frame(group, WHITE)
        self._ticks = tuple(box(group, 0, 0, 1, 1, WHITE) for _ in range(8))
        self._place = (0, 0, 0, 0)
        self._out = 0

    def place(self, x, y, width, height):
        """Frame the thing in this rectangle from outside."""
        self._place = (x, y, width, height)
        self._frame.place(x - 1, y - 1, width + 2, height + 2)
        self._outline.place(x - 2, y - 2, width + 4, height + 4)
        place(self._shade[0], x + width + 2, y, 1, height)
        place(self._shade[1], x, y + height + 2, width, 1)
        self._tick(self._out)

    def step(self, out):
        """Ticks out (1) or in (0): the cursor's idle movement."""
        if out != self._out:
            self._tick(out)

    def _tick(self, out):
        self._out = out
        x, y, width, height = self._place
        left, top = x - 3 - out, y - 3 - out
        right, bottom = x + width + 2 + out, y + height + 2 + out
        for number, tick in enumerate(self._ticks):
            flat = number < 4
            tick_x = left if number & 1 == 0 else right - (4 if flat else 0)
            tick_y = top if number & 2 == 0 else bottom - (0 if flat else 4)
            place(tick, tick_x, tick_y, 5 if flat else 1, 1 if flat else 5)

    def show(self, visible):
        self._outline.show(visible)
        self._frame.show(visible)
        for thin in self._ticks + self._shade:
            show(thin, visible)
