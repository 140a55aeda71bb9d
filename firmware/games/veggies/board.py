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
        self._smallest = {}  # by seat: a stand once shown small stays so
        self._stand = None
        # The stand in the picture, with how many cards; None once something was painted over it.
        self.shown = None
        self.size = 0  # of a cell, in pixels
        self.wide = self.tall = 0  # whole cells that show
        self.top = self.left = 0  # the first of them

    def place(self, row, col):
        """Where on the screen this cell's corner is."""
        margin = self._width % self.size // 2
        return margin + (col - self.left) * self.size, _TOP + (row - self.top) * self.size

    def show(self, stand, seat):
        """This stand, centred; one that shows already stays as it is scrolled."""
        if self.shown == (stand, len(stand.cards)):
            return
        self._stand = stand
        tall = stand.bottom - stand.top + 1
        wide = stand.right - stand.left + 1
        nth = self._smallest.get(seat, 0)
        while nth < len(self._sizes) - 1 and not self._fits(self._sizes[nth], tall, wide):
            nth += 1
        self._smallest[seat] = nth
        self.size = self._sizes[nth]
        self.wide = self._width // self.size
        self.tall = self._height // self.size
        self.top = stand.top - (self.tall - tall) // 2
        self.left = stand.left - (self.wide - wide) // 2
        self.paint()

    def _fits(self, size, tall, wide):
        around = 2 * self._room
        return (tall + around) * size <= self._height and (wide + around) * size <= self._width

    def follow(self, row, col, height, width):
        """Scroll by whole cells, only as far as a card here needs one cell of room around it."""
        top = max(min(self.top, row - 1), row + height + 1 - self.tall)
        left = max(min(self.left, col - 1), col + width + 1 - self.wide)
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
        self.window.stamp(name, x, y, NOTHING, None, self.wide + 2, self.tall + 1)
        # Nothing lies far from the stand.
        top, left = max(stand.top, self.top + 1) - 1, max(stand.left, self.left) - 1
        wide = min(stand.right + 1, self.left + self.wide) + 1 - left
        tall = min(stand.bottom + 1, self.top + self.tall) + 1 - top
        cells = range(wide * tall)
        more = extras(stand)
        cells = bytes([self._look(top + nth // wide, left + nth % wide, more) for nth in cells])
        x, y = self.place(top, left)
        for look in set(cells):
            if look != NOTHING:
                self._stamp(Sheet(name, look), cells, bytes((look,)), wide, x, y)
        self._point(stand)

    def _stamp(self, art, cells, look, wide, x, y):
        """All cells that look so: one tile at a time is in RAM."""
        at = cells.find(look)
        while at >= 0:
            self.window.stamp(art, x + at % wide * self.size, y + at // wide * self.size, 0, None)
            at = cells.find(look, at + 1)

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
        if stand.right >= self.left + self.wide:
            box(self.window, self._width - 4, 62, 3, 5, WHITE)
        if stand.top < self.top:
            box(self.window, middle, 11, 5, 3, WHITE)
        if stand.bottom >= self.top + self.tall:
            box(self.window, middle, self._height + 6, 5, 3, WHITE)
