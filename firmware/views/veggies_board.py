# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A stand on the screen: as large as it fits, scrolled when it does not."""

import displayio

from garden import const

from ..kit.colors import TILES, WHITE
from ..kit.shapes import box
from ..kit.sprites import grid, put, show

_LEFT = const(0)
_TOP = const(10)
_WIDTH = const(128)
_HEIGHT = const(108)

# Tiles of stand12 and stand8: five goods, three empties, a mouse; then nothing, with an ink
# edge on the sides (1 above, 2 right, 4 below, 8 left) where the stand begins.
_MOUSE = const(8)
_NOTHING = const(9)


def tile(kind, row, col):
    """The tile of a cell; which of the empties it is depends only on where it lies."""
    if kind == 7:
        return _MOUSE
    return kind - 1 if kind < 6 else 5 + (row * 2 + col) % 3


class Zoom:
    """One cell size: its grid, a cell wider than what shows, and where its first cell is."""

    def __init__(self, group, size, left, top, width, height):
        self.size = size
        self.sheet = f"stand{size}"
        self.wide = width // size  # whole cells that show
        self.tall = height // size
        self.x = left + (width - self.wide * size) // 2
        self.y = top
        self.grid = grid(
            group,
            self.sheet,
            self.x - size,
            self.y,
            self.wide + 2,
            self.tall + 1,
            _NOTHING,
            TILES,
        )


class Board:
    """A window on a stand. `room` is how many cells around it a size must leave to be chosen;
    the last of the sizes is taken where none does."""

    def __init__(self, group, width=_WIDTH, height=_HEIGHT, sizes=(12, 8), room=1):
        self._area = (_LEFT, _TOP, width, height)
        self._group = displayio.Group()
        group.append(self._group)
        self._sizes = sizes
        self._room = room
        self._zooms = {}
        self.zoom = None
        self._smallest = {}  # by seat: a stand once shown small stays so
        self.top = self.left = 0  # the cell in the corner
        self._stand = None
        # Where more of the stand lies: left, right, above, below.
        self._arrows = (
            box(group, 1, 62, 3, 5, WHITE),
            box(group, width - 4, 62, 3, 5, WHITE),
            box(group, width // 2 - 2, 11, 5, 3, WHITE),
            box(group, width // 2 - 2, height + 6, 5, 3, WHITE),
        )
        for arrow in self._arrows:
            show(arrow, False)

    def place(self, row, col):
        """Where on the screen this cell's corner is."""
        zoom = self.zoom
        return zoom.x + (col - self.left) * zoom.size, zoom.y + (row - self.top) * zoom.size

    def show(self, stand, seat):
        """Draw this stand, centred."""
        self._stand = stand
        tall = stand.bottom - stand.top + 1
        wide = stand.right - stand.left + 1
        nth = self._smallest.get(seat, 0)
        while nth < len(self._sizes) - 1 and not self._fits(self._sizes[nth], tall, wide):
            nth += 1
        self._smallest[seat] = nth
        self._zoom_to(self._sizes[nth])
        self.top = stand.top - (self.zoom.tall - tall) // 2
        self.left = stand.left - (self.zoom.wide - wide) // 2
        self.draw()

    def _fits(self, size, tall, wide):
        _, _, width, height = self._area
        around = 2 * self._room
        return (tall + around) * size <= height and (wide + around) * size <= width

    def _zoom_to(self, size):
        if size not in self._zooms:
            self._zooms[size] = Zoom(self._group, size, *self._area)
        self.zoom = self._zooms[size]
        for zoom in self._zooms.values():
            show(zoom.grid, zoom is self.zoom)

    def follow(self, row, col, height, width):
        """Scroll by whole cells, only as far as a card here needs one cell of room around it."""
        zoom = self.zoom
        top = max(min(self.top, row - 1), row + height + 1 - zoom.tall)
        left = max(min(self.left, col - 1), col + width + 1 - zoom.wide)
        if (top, left) == (self.top, self.left):
            return False
        self.top, self.left = top, left
        self.draw()
        return True

    def draw(self):
        zoom = self.zoom
        at = self._stand.at
        for y in range(zoom.tall + 1):
            for x in range(zoom.wide + 2):
                row = self.top + y
                col = self.left + x - 1
                kind = at(row, col)
                put(zoom.grid, (x, y), tile(kind, row, col) if kind else self._edge(at, row, col))
        self._point(self._stand)

    def _edge(self, at, row, col):
        stand = self._stand
        # Nothing lies far from the box: most cells need no look around.
        if not (stand.top - 1 <= row <= stand.bottom + 1):
            return _NOTHING
        if not (stand.left - 1 <= col <= stand.right + 1):
            return _NOTHING
        return (
            _NOTHING
            + (at(row - 1, col) > 0)
            + 2 * (at(row, col + 1) > 0)
            + 4 * (at(row + 1, col) > 0)
            + 8 * (at(row, col - 1) > 0)
        )

    def _point(self, stand):
        left, right, above, below = self._arrows
        show(left, stand.left < self.left)
        show(right, stand.right >= self.left + self.zoom.wide)
        show(above, stand.top < self.top)
        show(below, stand.bottom >= self.top + self.zoom.tall)
