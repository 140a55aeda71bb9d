# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A stand on the screen: as large as it fits, scrolled when it does not."""

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

    def __init__(self, group, sheet, size):
        self.size = size
        self.sheet = sheet
        self.wide = _WIDTH // size  # whole cells that show
        self.tall = _HEIGHT // size
        self.x = (_WIDTH - self.wide * size) // 2
        self.grid = grid(
            group,
            sheet,
            _LEFT + self.x - size,
            _TOP,
            self.wide + 2,
            self.tall + 1,
            _NOTHING,
            TILES,
        )


class Board:
    def __init__(self, group):
        self._zooms = (Zoom(group, "stand12", 12), Zoom(group, "stand8", 8))
        self.zoom = self._zooms[0]
        self._small = 0  # a bit a seat: a stand once shown small stays so
        self.top = self.left = 0  # the cell in the corner
        self._stand = None
        # Where more of the stand lies: left, right, above, below.
        self._arrows = (
            box(group, 1, 62, 3, 5, WHITE),
            box(group, 124, 62, 3, 5, WHITE),
            box(group, 61, 11, 5, 3, WHITE),
            box(group, 61, 114, 5, 3, WHITE),
        )

    def place(self, row, col):
        """Where on the screen this cell's corner is."""
        size = self.zoom.size
        return _LEFT + self.zoom.x + (col - self.left) * size, _TOP + (row - self.top) * size

    def show(self, stand, seat):
        """Draw this stand, centred."""
        self._stand = stand
        tall = stand.bottom - stand.top + 1
        wide = stand.right - stand.left + 1
        large = self._zooms[0]
        if tall + 2 > large.tall or wide + 2 > large.wide:
            self._small |= 1 << seat
        self.zoom = self._zooms[self._small >> seat & 1]
        for zoom in self._zooms:
            show(zoom.grid, zoom is self.zoom)
        self.top = stand.top - (self.zoom.tall - tall) // 2
        self.left = stand.left - (self.zoom.wide - wide) // 2
        self.draw()

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
