# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A card off the stand: drawn turned, and the ghost that goes where it may lie."""

import displayio

from garden import const
from garden.veggies.cards import FACES, TURNED

from ..kit.chores import Chores
from ..kit.colors import CREAM, INK, RED, SPRITES, TILES, WHITE
from ..kit.shapes import Cursor
from ..kit.sprites import grid, put, show
from .veggies_board import tile

_CLEAR = const(3)


def draw(tiles, card, rot, row=0, col=0):
    """Fill a grid of six tiles with this card, turned, as it would lie at this cell."""
    wide = 2 if rot & 1 else 3
    for cell in range(6):
        kind = FACES[6 * card + TURNED[6 * rot + cell]]
        put(tiles, cell, tile(kind, row + cell // wide, col + cell % wide))


class Ghost:
    """The card in hand over the board. It moves in a few frames, so that none sends much: the
    card appears at its new place, leaves the old one, and its frame follows."""

    def __init__(self, group):
        self._cards = displayio.Group()
        group.append(self._cards)
        self._pairs = {}  # by sheet and standing: two grids, shown in turn
        self._shown = None
        self._cursor = Cursor(group)
        self._crosses = displayio.Group()
        group.append(self._crosses)
        self._crossed = {}  # by size: the cross over a card that may not lie there
        self._cross = None
        self.chores = Chores()
        self.hide()

    def hide(self):
        self.chores.finish()
        if self._shown:
            show(self._shown, False)
        self._shown = None
        self._uncross()
        self.chores.finish()
        self._cursor.show(False)

    def place(self, zoom, x, y, card, rot, row, col, legal):
        """Go there, whole and bright where the card may lie, crossed out where it may not."""
        self.chores.finish()
        old = self._shown
        self._shown = self._spare(zoom.sheet, rot & 1)
        draw(self._shown, card, rot, row, col)
        self._shown.x, self._shown.y = x, y
        show(self._shown, True)
        if old:
            self.chores.add(show, old, False)
        wide = zoom.size * (2 if rot & 1 else 3)
        tall = zoom.size * 5 - wide
        self.chores.add(_frame, self._cursor, legal, x, y, wide, tall)
        self._uncross()
        if not legal:
            self._cross_out(x, y, wide, tall)

    def _spare(self, name, standing):
        """A grid for this card that is not on the screen now."""
        key = name, standing
        if key not in self._pairs:
            wide, tall = (2, 3) if standing else (3, 2)
            self._pairs[key] = tuple(
                [grid(self._cards, name, 0, 0, wide, tall, palette=TILES) for _ in range(2)]
            )
            for one in self._pairs[key]:
                show(one, False)
        first, second = self._pairs[key]
        spare = second if first is self._shown else first
        self._cards.remove(spare)
        self._cards.append(spare)
        return spare

    def _cross_out(self, x, y, wide, tall):
        if (wide, tall) not in self._crossed:
            self._crossed[wide, tall] = Cross(self._crosses, wide, tall)
        self._cross = self._crossed[wide, tall]
        self._cross.place(self.chores, x, y)

    def _uncross(self):
        if self._cross:
            self._cross.hide(self.chores)
        self._cross = None

    def tick(self, now):
        if not self.chores.tick():
            self._cursor.step(now >> 9 & 1)


def _frame(cursor, legal, x, y, width, height):
    cursor.show(legal)
    if legal:
        cursor.place(x, y, width, height)


class Cross:
    """Not here: a checkerboard over the card, a frame of red and white dashes, a cross.

    One picture in two halves, because all of it at once would be too much for a frame.
    """

    def __init__(self, group, wide, tall):
        bitmap = displayio.Bitmap(wide + 4, tall + 4, 4)
        palette = displayio.Palette(4)
        for place, color in enumerate((INK, RED, WHITE, CREAM)):
            palette[place] = TILES[color]
        palette.make_transparent(_CLEAR)
        _draw_cross(bitmap, wide + 4, tall + 4)
        half = (wide + 4) // 2
        self._halves = []
        for number in range(2):
            part = displayio.TileGrid(
                bitmap,
                pixel_shader=palette,
                tile_width=half,
                tile_height=tall + 4,
                default_tile=number,
            )
            show(part, False)
            group.append(part)
            self._halves.append(part)
        self._badge = grid(group, "cross13", 0, 0, palette=SPRITES)
        show(self._badge, False)
        self._middle = wide // 2 - 6, tall // 2 - 6

    def place(self, chores, x, y):
        left, right = self._halves
        chores.add(_put_there, left, x - 2, y - 2)
        chores.add(_put_there, right, x - 2 + left.tile_width, y - 2)
        chores.add(_put_there, self._badge, x + self._middle[0], y + self._middle[1])

    def hide(self, chores):
        for part in self._halves:
            chores.add(show, part, False)
        chores.add(show, self._badge, False)


def _put_there(thing, x, y):
    thing.x, thing.y = x, y
    show(thing, True)


def _draw_cross(bitmap, wide, tall):
    """0 ink, 1 red, 2 white: an outline, dashes of three, and ink on every other pixel."""
    for y in range(tall):
        for x in range(wide):
            edge = min(x, y, wide - 1 - x, tall - 1 - y)
            if edge == 0:
                color = 0
            elif edge == 1:
                color = 1 + (x + y) // 3 % 2
            else:
                color = 0 if (x + y) & 1 else _CLEAR
            bitmap[x, y] = color
