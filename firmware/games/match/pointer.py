# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The cursor of Veggie Match, the dotted way of a wheelbarrow, and the modes of a turn.

A mode says what the stick moves.
"""

from garden import const

from ...kit.colors import INK, WHITE
from ...kit.shapes import AWAY, Cursor, Frame
from ...kit.sprites import grid, show

# Modes: the stick moves
PLACE = const(0)  # the card over the garden
MOVE = const(1)  # the choice of a vegetable for a wheelbarrow
CHOICE = const(2)  # the choice of a vegetable for a storm or a basket
CARDS = const(3)  # the choice of a card in the hand
NOTHING = const(4)  # nothing, because no card can be played

_DOTS = const(8)
_NOWHERE = (AWAY, AWAY)


class Ring:
    """The cursor around a small space: a white frame, an ink outline, no ticks."""

    def __init__(self, group, width):
        self._edge = Frame(group, INK)
        self._frame = Frame(group, WHITE, width)

    def place(self, x, y, width, height):
        self._edge.place(x - 2, y - 2, width + 4, height + 4)
        self._frame.place(x - 1, y - 1, width + 2, height + 2)

    def step(self, out):
        pass


class Pointer:
    """The cursor of a board with spaces of this size."""

    def __init__(self, group, size):
        self._size = size
        self._cursor = Cursor(group) if size == 24 else Ring(group, size // 8)
        self._at = None
        self.go(_NOWHERE)

    def go(self, corner):
        """Move to the space with this corner; None hides it."""
        # Move it off the screen: a frame that moves while it is hidden sends all pixels between.
        corner = corner or _NOWHERE
        if corner != self._at:
            self._at = corner
            self._cursor.place(corner[0], corner[1], self._size, self._size)

    def step(self, out):
        """Show this picture of the idle cursor."""
        if self._at != _NOWHERE:
            self._cursor.step(out)


class Path:
    """A dotted line between two spaces, from the edge of one to the edge of the other."""

    def __init__(self, group, size):
        self._size = size
        self._step = 6 if size == 24 else 9
        self._tiles = [grid(group, "dot5", 0, 0) for _ in range(_DOTS)]
        self._ends = ()
        self.go(None)

    def go(self, corners):
        """Draw the line from (x, y) to (x, y); None hides it."""
        if corners != self._ends:
            self._ends = corners
            used = self._lay(*corners) if corners else 0
            for nth, dot in enumerate(self._tiles):
                show(dot, nth < used)

    def _lay(self, start, end):
        half = self._size // 2
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = max(abs(dx), abs(dy))
        used = 0
        for at in range(3 * self._step, length - half - 3, self._step):
            dot = self._tiles[used]
            dot.x = start[0] + half + dx * at // length - 2
            dot.y = start[1] + half + dy * at // length - 2
            used += 1
        return used
