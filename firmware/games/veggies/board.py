# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A stand in a window: cells of 12 or 8 pixels, scrolled by whole cells."""

from garden import const

from ...kit.colors import INK, WHITE
from ...kit.shapes import box
from ...kit.sprites import each
from .tiles import NOTHING, extras

_TOP = const(10)
_WIDTH = const(128)
_HEIGHT = const(108)


class Board:
    """The window at the left edge of the screen.

    It takes the first of the sizes that leaves `room` cells around the stand, or else the last.
    """

    def __init__(self, paper, width=_WIDTH, height=_HEIGHT, sizes=(12, 8), room=1):
        self.window = paper.window(0, _TOP, width, height)
        self._width = width
        self._height = height
        self._sizes = sizes
        self._room = room
        self._kept = {}  # by seat: a stand that was shown small stays small
        self._stand = None
        # The stand in the picture and its number of cards; None if something was painted over it.
        self.shown = None
        self._tiles = b""  # of its cells
        self._edges = None  # the area that the next stand must clear, in pixels
        self.size = 0  # of a cell, in pixels
        self.columns = self.rows = 0  # whole cells that show
        self.top = self.left = 0  # the first of them

    def place(self, row, col):
        """Return the corner of this cell on the screen."""
        margin = self._width % self.size // 2
        return margin + (col - self.left) * self.size, _TOP + (row - self.top) * self.size

    def show(self, stand, seat):
        """Show this stand, centred. A stand that is already shown keeps its scroll position."""
        if self.shown == (stand, len(stand.cards)):
            return
        self._stand = stand
        rows = stand.bottom - stand.top + 1
        columns = stand.right - stand.left + 1
        nth = self._kept.get(seat, 0)
        while nth < len(self._sizes) - 1 and not self._holds(self._sizes[nth], rows, columns):
            nth += 1
        self._kept[seat] = nth
        if self.size != self._sizes[nth]:
            self.size = self._sizes[nth]
            self.shown = None
        self.columns = self._width // self.size
        self.rows = self._height // self.size
        self.top = stand.top - (self.rows - rows) // 2
        self.left = stand.left - (self.columns - columns) // 2
        self._paint()

    def _holds(self, size, rows, columns):
        around = 2 * self._room
        return (rows + around) * size <= self._height and (columns + around) * size <= self._width

    def follow(self, row, col, height, width):
        """Scroll by whole cells, only as far as a card here needs one cell of room around it."""
        top = max(min(self.top, row - 1), row + height + 1 - self.rows)
        left = max(min(self.left, col - 1), col + width + 1 - self.columns)
        if (top, left) != (self.top, self.left):
            self.top, self.left = top, left
            self._paint()

    def paint(self):
        """Paint everything again, because something else was painted there."""
        self.shown = None
        if self._stand:
            self._paint()

    def _paint(self):
        """Paint the stand, with cells cut off at the edges, and the ground around it."""
        stand, size = self._stand, self.size
        top, left = stand.top - 1, stand.left - 1
        columns, rows = stand.right + 2 - left, stand.bottom + 2 - top
        if self.shown != (stand, len(stand.cards)):
            self._tiles = self._look(top, left, columns, rows)
        tiles = self._tiles
        x, y = self.place(top, left)
        edges = x, y, x + columns * size, y + rows * size
        kinds = [NOTHING] + [tile for tile in set(tiles) if tile != NOTHING]  # the ground first
        for tile, sheet in each("stand%d" % size, kinds):
            if tile == NOTHING:
                self._clear(sheet, *edges)
            else:
                self._draw(sheet, tiles, bytes((tile,)), columns, x, y)
        self.shown = stand, len(stand.cards)
        self._edges = edges
        self._point(stand)

    def _draw(self, sheet, tiles, tile, columns, x, y):
        """Draw all cells with this tile."""
        at = tiles.find(tile)
        while at >= 0:
            self.window.stamp(
                sheet, x + at % columns * self.size, y + at // columns * self.size, 0, None
            )
            at = tiles.find(tile, at + 1)

    def _clear(self, sheet, left, top, right, bottom):
        """Paint the ground within these edges and those of the stand before."""
        size = self.size
        if not self.shown:  # all over
            x, y = self.place(self.top, self.left - 1)
            self._edges = x, y, x + (self.columns + 2) * size, y + (self.rows + 1) * size
        x, y, width, height = self._edges
        x, y = min(x, left), min(y, top)
        columns = (max(width, right) - x) // size
        rows = (max(height, bottom) - y) // size
        self.window.stamp(sheet, x, y, 0, None, columns, rows)

    def _look(self, top, left, columns, rows):
        """Return a tile for each cell; beside the stand, ink above 1, right 2, below 4, left 8."""
        ring = self._stand.shown()
        more = extras(self._stand)
        tiles = bytearray()
        for nth in range(columns * rows):
            at = (top + nth // columns << 5) + left + nth % columns
            kind = ring[at & 1023]
            if kind:
                tiles.append(kind - 1 if kind < 6 else more[at & 1023])
                continue
            ink = 1 if ring[at - 32 & 1023] else 0
            if ring[at + 1 & 1023]:
                ink += 2
            if ring[at + 32 & 1023]:
                ink += 4
            if ring[at - 1 & 1023]:
                ink += 8
            tiles.append(NOTHING + ink)
        return bytes(tiles)

    def _point(self, stand):
        """Draw little arrows where the stand goes on: left, right, above, below.

        Draw them in the middle, or as near as the stand is, so that the next stand covers them.
        """
        left, top, right, bottom = self._edges
        x = min(max(self._width // 2 - 2, left), right - 5)
        y = min(max(62, top), bottom - 5)
        if stand.left < self.left:
            self._arrow(1, y, -1, 0)
        if stand.right >= self.left + self.columns:
            self._arrow(self._width - 4, y, 1, 0)
        if stand.top < self.top:
            self._arrow(x, 11, 0, -1)
        if stand.bottom >= self.top + self.rows:
            self._arrow(x, self._height + 6, 0, 1)

    def _arrow(self, x, y, dx, dy):
        """Draw an arrow of 3 x 5 pixels, or of 5 x 3 if it points up or down."""
        wide = 3 if dx else 5
        box(self.window, x, y, wide, 8 - wide, INK)
        for step in range(3):
            at = 2 - step if dx + dy < 0 else step
            if dx:
                box(self.window, x + at, y + step, 1, 5 - 2 * step, WHITE)
            else:
                box(self.window, x + step, y + at, 5 - 2 * step, 1, WHITE)
