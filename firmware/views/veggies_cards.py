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
from .veggies_tiles import tile

_CLEAR = const(3)
_STRIPS = const(4)


class Ghost:
    """The card in hand over the board, in three pieces of two cells: one of them moves in a
    frame, so that no frame sends much."""

    def __init__(self, group):
        self._size = 0  # of a cell
        self._cards = displayio.Group()
        group.append(self._cards)
        self._pieces = {}  # of a lying and of a standing card
        self._shown = ()
        self._cursor = Cursor(group)
        self._crosses = displayio.Group()
        group.append(self._crosses)
        self._crossed = {}  # the cross over a card that may not lie there, by its width
        self._cross = None
        self.chores = Chores()
        self.hide()

    def hide(self):
        self._cross_out(0)
        self.chores.finish()
        for piece in self._shown:
            show(piece, False)
        self._shown = ()
        self._cursor.show(False)

    def place(self, size, x, y, card, rot, row, col, legal):
        """Go there, whole and bright where the card may lie, crossed out where it may not."""
        if size != self._size:
            self._resize(size)
        chores = self.chores
        standing = rot & 1
        wide, tall = (2 * size, 3 * size) if standing else (3 * size, 2 * size)
        chores.add(_frame, self._cursor, legal, x, y, wide, tall)
        self._cross_out(0 if legal else wide, tall, x, y)
        pieces = self._pieces_of(standing)
        if pieces is not self._shown:
            for piece in self._shown:
                chores.add(show, piece, False)
            self._shown = pieces
        for nth, piece in enumerate(pieces):
            chores.add(_lay, piece, nth, x, y, size, card, rot, row, col)

    def _resize(self, size):
        """The cells have another size: all pieces so far are of no use."""
        self.hide()
        self._size = size
        self._pieces.clear()
        while len(self._cards):
            self._cards.pop()
        self._forget_crosses()

    def _forget_crosses(self):
        self._crossed.clear()
        while len(self._crosses):
            self._crosses.pop()

    def _pieces_of(self, standing):
        if standing not in self._pieces:
            wide, tall = (2, 1) if standing else (1, 2)
            name = f"goods{self._size}"
            self._pieces[standing] = tuple(
                [grid(self._cards, name, 0, 0, wide, tall, palette=TILES) for _ in range(3)]
            )
            for piece in self._pieces[standing]:
                show(piece, False)
        return self._pieces[standing]

    def _cross_out(self, wide, tall=0, x=0, y=0):
        """The cross for a card so wide and tall goes there; any other one goes away."""
        if wide and wide not in self._crossed:
            if not self._cross:
                self._forget_crosses()  # it was for the card turned otherwise
            self._crossed[wide] = Cross(self._crosses, wide, tall)
        cross = self._crossed.get(wide)
        if self._cross and self._cross is not cross:
            self._cross.hide(self.chores)
        if cross:
            cross.place(self.chores, x, y)
        self._cross = cross

    def tick(self, now):
        if not self.chores.tick():
            self._cursor.step(now >> 9 & 1)


def _lay(piece, nth, x, y, size, card, rot, row, col):
    """The nth column of a lying card, or the nth row of a standing one."""
    across, down = (0, nth) if rot & 1 else (nth, 0)
    for end in range(2):
        cell = 2 * nth + end if rot & 1 else nth + 3 * end
        kind = FACES[6 * card + TURNED[6 * rot + cell]]
        there = (row + down, col + across + end) if rot & 1 else (row + end, col + across)
        put(piece, end, tile(kind, *there))
    _put_there(piece, x + size * across, y + size * down)


def _frame(cursor, legal, x, y, width, height):
    cursor.show(legal)
    if legal:
        cursor.place(x, y, width, height)


class Cross:
    """Not here: a checkerboard over the card, a frame of red and white dashes, a cross.

    One picture in four strips, because all of it at once would be too much for a frame.
    """

    def __init__(self, group, wide, tall):
        bitmap = displayio.Bitmap(wide + 4, tall + 4, 4)
        palette = displayio.Palette(4)
        for place, color in enumerate((INK, RED, WHITE, CREAM)):
            palette[place] = TILES[color]
        palette.make_transparent(_CLEAR)
        _draw_cross(bitmap, wide + 4, tall + 4)
        self._strips = []
        for number in range(_STRIPS):
            strip = displayio.TileGrid(
                bitmap,
                pixel_shader=palette,
                tile_width=(wide + 4) // _STRIPS,
                tile_height=tall + 4,
                default_tile=number,
            )
            show(strip, False)
            group.append(strip)
            self._strips.append(strip)
        self._badge = grid(group, "cross13", 0, 0, palette=SPRITES)
        show(self._badge, False)
        self._middle = wide // 2 - 6, tall // 2 - 6

    def place(self, chores, x, y):
        for number, strip in enumerate(self._strips):
            chores.add(_put_there, strip, x - 2 + number * strip.tile_width, y - 2)
        chores.add(_put_there, self._badge, x + self._middle[0], y + self._middle[1])

    def hide(self, chores):
        for strip in self._strips:
            chores.add(show, strip, False)
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
