# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A card of Veggie Match held over a space, the frame around it, and the dots of a wheelbarrow."""

import bitmaptools
import displayio

from garden import const
from garden.match.cards import BARROW, STORM

from ..kit.colors import DUSK, INK, LIME, PINE, TILES, WHITE, YELLOW
from ..kit.shapes import Cursor, Frame
from ..kit.sprites import grid, sheet, show

_VEGETABLE = const(10)  # tiles of icons8
_SPECIAL = const(13)
_GROUNDS = (DUSK, LIME, YELLOW)  # of the storm, the basket and the wheelbarrow
_DOTS = const(8)


class Ghost:
    """One picture, composed of others: a special shows what it is announced as, or carries."""

    def __init__(self, group, size):
        self._size = size
        self._bitmap = displayio.Bitmap(size, size, 16)
        self._grid = displayio.TileGrid(self._bitmap, pixel_shader=TILES)
        group.append(self._grid)
        self._shown = None
        show(self._grid, False)

    def go(self, x, y, card, vegetable):
        """Be this card here; yields wherever a frame has enough to send."""
        if (self._grid.x, self._grid.y) != (x, y) and not self._grid.hidden:
            show(self._grid, False)
            yield
        if (card, vegetable) != self._shown:
            self._shown = (card, vegetable)
            self._draw(card, vegetable)
        if (self._grid.x, self._grid.y) != (x, y):
            self._grid.x, self._grid.y = x, y
        show(self._grid, True)
        yield

    def hide(self):
        show(self._grid, False)

    def _draw(self, card, vegetable):
        size = self._size
        if vegetable is None or (card == BARROW and size > 12):
            self._stamp("match%d" % size, card - 1, 0, 0)
        else:
            self._bitmap.fill(INK)
            ground = _GROUNDS[card - STORM]
            bitmaptools.fill_region(self._bitmap, 1, 1, size - 1, size - 1, ground)
        if vegetable is not None:
            self._add(card, vegetable)
        if size == 24:
            for corner in (0, 23):
                self._bitmap[corner, 0] = self._bitmap[corner, 23] = PINE

    def _add(self, card, vegetable):
        """A vegetable on the wheelbarrow, or beside the sign of the storm or the basket."""
        size = self._size
        if size == 12:
            self._stamp("icons8", _VEGETABLE + vegetable, 2, 2)
        elif card == BARROW:
            if size == 24:
                self._stamp("load10", vegetable, 9, 1)
            else:
                self._stamp("icons8", _VEGETABLE + vegetable, 5, 1)
        elif size == 24:
            self._stamp("icons8", _SPECIAL + card - STORM, 2, 2)
            self._stamp("veg16", vegetable, 7, 7)
        else:
            self._stamp("icons8", _SPECIAL + card - STORM, 1, 1)
            self._stamp("icons8", _VEGETABLE + vegetable, 7, 7)

    def _stamp(self, name, tile, x, y):
        art = sheet(name)
        left = tile * art.width
        # A whole card covers what was there; the rest has clear pixels.
        clear = None if art.width == self._size else DUSK
        bitmaptools.blit(
            self._bitmap, art.bitmap, x, y, x1=left, x2=left + art.width, skip_source_index=clear
        )


class Ring:
    """The cursor around a small space: a white frame, an ink outline, no ticks."""

    def __init__(self, group, thick):
        self._outline = Frame(group, INK)
        self._frame = Frame(group, WHITE, thick)

    def place(self, x, y, width, height):
        self._outline.place(x - 2, y - 2, width + 4, height + 4)
        self._frame.place(x - 1, y - 1, width + 2, height + 2)

    def step(self, out):
        pass


def cursor(group, size):
    """What frames a space of this size."""
    if size == 24:
        return Cursor(group)
    return Ring(group, 2 if size == 16 else 1)


class Path:
    """A dotted line between two spaces, from the edge of one to the edge of the other."""

    def __init__(self, group, size):
        self._size = size
        self._step = 6 if size == 24 else 9
        self._dots = [grid(group, "dot5", 0, 0) for _ in range(_DOTS)]
        self._ends = None
        self.draw(None)

    def draw(self, ends):
        """Lead from (x, y, to x, to y), or vanish with None; True if that changed anything."""
        if ends == self._ends:
            return False
        self._ends = ends
        used = self._lay(*ends) if ends else 0
        for nth, dot in enumerate(self._dots):
            show(dot, nth < used)
        return True

    def _lay(self, x, y, to_x, to_y):
        half = self._size // 2
        across, down = to_x - x, to_y - y
        length = max(abs(across), abs(down))
        used = 0
        for at in range(3 * self._step, length - half - 3, self._step):
            dot = self._dots[used]
            dot.x = x + half + across * at // length - 2
            dot.y = y + half + down * at // length - 2
            used += 1
        return used
