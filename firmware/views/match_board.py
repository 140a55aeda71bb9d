# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What grows in the yard of Veggie Match, and all that points at it.

The view says what it wants to be seen; redraw() brings the screen there, a piece a frame.
"""

import displayio

from garden import const
from garden.match.plan import NEUTRAL

from ..kit.colors import CREAM, DUSK, SPRITES, TILES
from ..kit.shapes import AWAY
from ..kit.sprites import grid, put
from .match_ghost import Ghost, Path, cursor
from .match_yard import Yard

# What lies over a space: tiles of lit24, lit16 and lit12.
BARE = const(0)
CROP = const(1)  # will be harvested
LOST = const(2)  # will be lost
DISC = const(3)  # the cursor can go there

# Tiles of match24, match16 and match12 behind the cards; the last one only in the small two.
_SOIL = const(18)
_NEUTRAL_SOIL = const(19)
_CLEAR = const(20)

_NOWHERE = (AWAY, AWAY, 24)


class Board:
    def __init__(self, group, plan):
        self._plan = plan
        self.yard = Yard(group, plan)
        size = self.yard.size
        self._cards = self._grids(group, "match%d" % size, SPRITES if size == 24 else TILES)
        # On small cards a frame alone is hard to see: they turn dark, too.
        self._dark = None if size == 24 else self._grids(group, "match%d" % size, _dark(), _CLEAR)
        self._lit = self._grids(group, "lit%d" % size, SPRITES)
        self._path = Path(group, size)
        self._ghost = Ghost(group, size)
        self._cursor = cursor(group, size)
        self.cards = bytearray(plan.spaces)
        self.marks = bytearray(plan.spaces)
        self.ghost = None  # (space, card, vegetable or None)
        self.pointed = None  # what the cursor frames: left, top, size
        self.path = None  # (from space, to space)
        self._pointed_at = _NOWHERE

    def _grids(self, group, name, palette, tile=0):
        """One grid a field: its four spaces."""
        grids = []
        for plots in self._plan.plots:
            x, y = self.yard.x[plots[0]], self.yard.y[plots[0]]
            grids.append(grid(group, name, x, y, 2, 2, tile, palette))
        return grids

    # -- what is wanted ---------------------------------------------------------------------------

    def clear(self):
        """Nothing but the cards."""
        for space in range(self._plan.spaces):
            self.marks[space] = BARE
        self.ghost = self.pointed = self.path = None

    def at(self, space):
        """The left, the top and the size of a space."""
        return self.yard.x[space], self.yard.y[space], self.yard.size

    def grow(self, cards):
        """Draw the garden as it is now."""
        for space in range(self._plan.spaces):
            self.cards[space] = cards[space]
            neutral = self._plan.owner[space] == NEUTRAL
            soil = _NEUTRAL_SOIL if neutral else _SOIL
            field, plot = self._where(space)
            put(self._cards[field], plot, cards[space] - 1 if cards[space] else soil)

    # -- bringing it to the screen ----------------------------------------------------------------

    def redraw(self):
        """Draw what is wanted; yields wherever a frame has enough to send."""
        yard = self.yard
        if self.ghost:
            space, card, vegetable = self.ghost
            for _ in self._ghost.go(yard.x[space], yard.y[space], card, vegetable):
                yield
        else:
            self._ghost.hide()
        if self._point():
            yield
        for space in range(self._plan.spaces):
            if self._mark(space):
                yield
        if self._path.draw(self._ends()):
            yield

    def _point(self):
        if self.pointed == self._pointed_at:
            return False
        self._pointed_at = self.pointed
        # Out of sight, not hidden: a frame that moves while it is hidden sends all between.
        x, y, size = self.pointed or _NOWHERE
        self._cursor.place(x, y, size, size)
        return True

    def _mark(self, space):
        field, plot = self._where(space)
        mark = self.marks[space]
        lit = self._lit[field]
        if lit[plot] == mark:
            return False
        put(lit, plot, mark)
        if self._dark:
            dark = mark in (CROP, LOST) and self.cards[space]
            put(self._dark[field], plot, self.cards[space] - 1 if dark else _CLEAR)
        return True

    def _ends(self):
        if self.path is None:
            return None
        start, goal = self.path
        x, y = self.yard.x, self.yard.y
        return x[start], y[start], x[goal], y[goal]

    def _where(self, space):
        """The field of a space, and which of its four it is."""
        plan = self._plan
        field = plan.field[space]
        first = plan.plots[field][0]
        plot = 2 * (plan.row[space] - plan.row[first]) + plan.col[space] - plan.col[first]
        return field, plot

    def blink(self, space, lit):
        """Put the mark of one space out, or on again."""
        field, plot = self._where(space)
        put(self._lit[field], plot, self.marks[space] if lit else BARE)

    def breathe(self, out):
        """The idle cursor's movement."""
        if self._pointed_at:
            self._cursor.step(out)


def _dark():
    """The colours in which a card's ground is dusk, and dusk itself is clear."""
    palette = displayio.Palette(16)
    for color in range(16):
        palette[color] = TILES[color]
    palette[CREAM] = TILES[DUSK]
    palette.make_transparent(DUSK)
    return palette
