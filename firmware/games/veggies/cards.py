# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A card off the stand: a turned card, and the ghost that shows where it may go."""

import bitmaptools
import displayio

from garden import const
from garden.veggies.cards import TURNED

from ...kit.colors import CREAM, INK, RED, SPRITES, TILES, WHITE
from ...kit.shapes import AWAY, Cursor
from ...kit.sprites import grid, put
from .tiles import tile

_CLEAR = const(3)


class Ghost:
    """The card in hand, over the board."""

    def __init__(self, group):
        self._group = displayio.Group()
        group.append(self._group)
        self._size = 0  # of a cell
        self._cards = {}  # a card across and a card upright,
        self._crosses = {}  # and a cross over each, for a place that is not legal
        self._shown = ()
        self._cursor = Cursor(group)
        self.hide()

    def hide(self):
        for shape in self._shown:
            shape.x = AWAY
        self._shown = ()
        self._cursor.hide()

    def place(self, size, x, y, card, rot, fits):
        """Move the ghost there, crossed out if the card may not lie there."""
        if size != self._size:
            self._set(size)
        standing = rot & 1
        wide, tall = (2, 3) if standing else (3, 2)
        shown = [self._card(standing, wide, tall)]
        for cell in range(6):
            put(shown[0], cell, tile(card, TURNED[6 * rot + cell]))
        if fits:
            self._cursor.place(x, y, wide * size, tall * size)
        else:
            self._cursor.hide()
            shown.append(self._cross(standing, wide * size, tall * size))
        for shape in self._shown:
            if shape not in shown:
                shape.x = AWAY
        for shape in shown:
            shape.x, shape.y = x, y
        self._shown = shown

    def _set(self, size):
        """Change the size of cells, which drops all pictures so far."""
        self.hide()
        self._size = size
        self._cursor.forget()
        self._cards.clear()
        self._crosses.clear()
        while len(self._group):
            self._group.pop()

    def rest(self):
        """Drop the crosses that do not show: they are large, and nobody lays a card for now."""
        for standing, made in list(self._crosses.items()):
            if made not in self._shown:
                self._group.remove(made)
                del self._crosses[standing]

    def _card(self, standing, columns, rows):
        if standing not in self._cards:
            name = "goods%d" % self._size
            # Insert it under the crosses.
            made = grid(self._group, name, AWAY, 0, columns, rows, palette=TILES)
            self._group.remove(made)
            self._group.insert(0, made)
            self._cards[standing] = made
        return self._cards[standing]

    def _cross(self, standing, width, height):
        if standing not in self._crosses:
            self._crosses[standing] = cross(self._group, width, height)
        return self._crosses[standing]

    def tick(self, now):
        self._cursor.step(now >> 9 & 1)


def cross(group, width, height):
    """Draw "not here": a checkerboard over the card, a frame of red and white dashes, a cross."""
    made = displayio.Group(x=AWAY)
    bitmap = displayio.Bitmap(width + 4, height + 4, 4)
    palette = displayio.Palette(4)
    for place, color in enumerate((INK, RED, WHITE, CREAM)):
        palette[place] = TILES[color]
    palette.make_transparent(_CLEAR)
    _draw(bitmap, width + 4, height + 4)
    made.append(displayio.TileGrid(bitmap, pixel_shader=palette, x=-2, y=-2))
    grid(made, "cross13", width // 2 - 6, height // 2 - 6, palette=SPRITES)
    group.append(made)
    return made


def _draw(bitmap, width, height):
    """Draw with 0 ink, 1 red, 2 white: an outline, dashes of three, ink on every other pixel."""
    dashes = displayio.Bitmap(width + 6, 1, 4)
    for x in range(width + 6):
        dashes[x, 0] = 1 + x // 3 % 2
    for y in range(1, height - 1):  # each row one further: the dashes run on around a corner
        bitmaptools.blit(bitmap, dashes, 1, y, x1=1 + y % 6, x2=width - 1 + y % 6)
    right, bottom = width - 2, height - 2
    bitmaptools.fill_region(bitmap, 2, 2, right, bottom, 0)
    for x in range(2, right, 2):
        bitmap[x, 2] = bitmap[x + 1, 3] = _CLEAR
    for y in range(4, bottom, 2):
        bitmaptools.blit(bitmap, bitmap, 2, y, x1=2, y1=2, x2=right, y2=4)
