# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A stand in a window: cells of 12 or 8 pixels, scrolled by whole cells."""

from garden import const

from ...kit.colors import WHITE
from ...kit.shapes import box
from ...kit.sprites import Sheet
from .tiles import NOTHING, extras

_TOP = const(10)
_WIDTH = const(128)
_HEIGHT = const(108)


class Board:
    """Painted at the left edge of the screen. `room` is how many cells around the stand a size
    must leave to be chosen; the last of the sizes is taken where none does."""

    def __init__(self, paper, width=_WIDTH, height=_HEIGHT, sizes=(12, 8), room=1):
        self.window = paper.window(0, _TOP, width, height)
        self._width = width
        self._height = height
        self._sizes = sizes
        self._room = room
        self._kept = {}  # by seat: a stand once shown small stays so
        self._stand = None
        # The stand in the picture, with how many cards; None once something was painted over it.
        self.shown = None
        self.size = 0  # of a cell, in pixels
        self.columns = self.rows = 0  # whole cells that show
        self.top = self.left = 0  # the first of them

    def place(self, row, col):
        """Where on the screen this cell's corner is."""
        margin = self._width % self.size // 2
        return margin + (col - self.left) * self.size, _TOP + (row - self.top) * self.size

    def show(self, stand, seat):
        """Show this stand, centred; one that shows already stays as it is scrolled."""
        if self.shown == (stand, len(stand.cards)):
            return
        self._stand = stand
        rows = stand.bottom - stand.top + 1
        columns = stand.right - stand.left + 1
        nth = self._kept.get(seat, 0)
        while nth < len(self._sizes) - 1 and not self._holds(self._sizes[nth], rows, columns):
            nth += 1
        self._kept[seat] = nth
        self.size = self._sizes[nth]
        self.columns = self._width // self.size
        self.rows = self._height // self.size
        self.top = stand.top - (self.rows - rows) // 2
        self.left = stand.left - (self.columns - columns) // 2
        self.paint()

    def _holds(self, size, rows, columns):
        around = 2 * self._room
        return (rows + around) * size <= self._height and (columns + around) * size <= self._width

    def follow(self, row, col, height, width):
        """Scroll by whole cells, only as far as a card here needs one cell of room around it."""
        top = max(min(self.top, row - 1), row + height + 1 - self.rows)
        left = max(min(self.left, col - 1), col + width + 1 - self.columns)
        if (top, left) != (self.top, self.left):
            self.top, self.left = top, left
            self.paint()

    def paint(self):
        """Every cell that shows, those cut off at the edges included."""
        stand = self._stand
        if not stand:
            return
        self.shown = stand, len(stand.cards)
        x, y = self.place(self.top, self.left - 1)
        name = f"stand{self.size}"
        self.window.stamp(name, x, y, NOTHING, None, self.columns + 2, self.rows + 1)
        # Further from the stand there is nothing to paint.
        top, left = max(stand.top, self.top + 1) - 1, max(stand.left, self.left) - 1
        columns = min(stand.right + 1, self.left + self.columns) + 1 - left
        rows = min(stand.bottom + 1, self.top + self.rows) + 1 - top
        tiles = range(columns * rows)
        more = extras(stand)
        tiles = bytes(
            [self._look(top + nth // columns, left + nth % columns, more) for nth in tiles]
        )
        x, y = self.place(top, left)
        for tile in set(tiles):
            if tile != NOTHING:
                self._draw(Sheet(name, tile), tiles, bytes((tile,)), columns, x, y)
        self._point(stand)

    def _draw(self, sheet, tiles, tile, columns, x, y):
        """All cells with this tile: one at a time is in RAM."""
        at = tiles.find(tile)
        while at >= 0:
            self.window.stamp(
                sheet, x + at % columns * self.size, y + at // columns * self.size, 0, None
            )
            at = tiles.find(tile, at + 1)

    def _look(self, row, col, more):
        """A cell's tile: beside the stand, ink on its sides (1 above, 2 right, 4 below, 8 left)."""
        ring = self._stand.shown()
        at = (row << 5) + col
        kind = ring[at & 1023]
        if kind:
            return kind - 1 if kind < 6 else more[at & 1023]
        return (
            NOTHING
            + (ring[at - 32 & 1023] > 0)
            + 2 * (ring[at + 1 & 1023] > 0)
            + 4 * (ring[at + 32 & 1023] > 0)
            + 8 * (ring[at - 1 & 1023] > 0)
        )

    def _point(self, stand):
        """Little boxes where more of the stand lies: left, right, above, below."""
        middle = self._width // 2 - 2
        if stand.left < self.left:
            box(self.window, 1, 62, 3, 5, WHITE)
        if stand.right >= self.left + self.columns:
            box(self.window, self._width - 4, 62, 3, 5, WHITE)
        if stand.top < self.top:
            box(self.window, middle, 11, 5, 3, WHITE)
        if stand.bottom >= self.top + self.rows:
            box(self.window, middle, self._height + 6, 5, 3, WHITE)
