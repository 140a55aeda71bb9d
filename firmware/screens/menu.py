# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What menus share: a plate under the chosen row, which moves there piece by piece."""

from garden import const

from ..kit.chores import Chores
from ..kit.colors import INK
from ..kit.shapes import box, place
from . import Screen

_PIECES = const(6)  # small enough that one of them moves in a frame


class Plate:
    """A rounded, filled row with an ink edge."""

    def __init__(self, group, fill):
        self._pieces = []
        for _ in range(_PIECES):
            top = box(group, 0, 0, 1, 1, INK)
            bottom = box(group, 0, 0, 1, 1, INK)
            self._pieces.append((top, bottom, box(group, 0, 0, 1, 1, fill)))
        self._sides = (box(group, 0, 0, 1, 1, INK), box(group, 0, 0, 1, 1, INK))

    def move(self, chores, x, y, width, height):
        """Go there with the coming frames."""
        left = x + 1
        for number, piece in enumerate(self._pieces):
            right = x + 1 + (width - 2) * (number + 1) // _PIECES
            chores.add(_move_piece, piece, left, y, right - left, height)
            left = right
        chores.add(_move_sides, self._sides, x, y, width, height)


def _move_piece(piece, x, y, width, height):
    top, bottom, fill = piece
    place(top, x, y, width, 1)
    place(bottom, x, y + height - 1, width, 1)
    place(fill, x, y + 1, width, height - 2)


def _move_sides(sides, x, y, width, height):
    place(sides[0], x, y + 1, 1, height - 2)
    place(sides[1], x + width - 1, y + 1, 1, height - 2)


class Menu(Screen):
    """A screen with chores: changes that may wait a frame or two."""

    def __init__(self, app, ground=None):
        super().__init__(app, ground)
        self.chores = Chores()

    def tick(self, now):
        self.chores.tick()

    def repaint(self, row, x, y, width, height, pieces):
        """A painted row anew, in as many pieces as frames need to send it."""
        wide = width // pieces
        for nth in range(pieces):
            self.chores.add(_paint_piece, (self, row, x + wide * nth, y, wide, height))


def _paint_piece(where):
    menu, row, x, y, width, height = where
    menu.paint_row(menu.paper.window(x, y, width, height), row)


def move(thing, x, y):
    """A chore: put a sprite there."""
    thing.x = x
    thing.y = y
