# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Small pictures in the rules, painted from a line of text.

    "dusk 0 0 72 32|card stand8 6 8 SSG/S.x|barred 29 11 26 18"

Bars separate the pieces. A colour fills a box (x, y, width, height), `frame` and a colour draw its
edge, `barred` crosses it out, and `two` is the ground of two pictures side by side. Anything else
is a sheet: x, y, and its tiles as letters, row by row, with an edge of ink if it is a `card`.
"""

from garden import const

from ..kit.canvas import Canvas
from ..kit.colors import INK, RED, WHITE
from ..kit.sprites import tile_of

_COLORS = "ink dusk bark wood cream white pine leaf lime red orange yellow plum pink sky stone"

WIDTH = const(148)  # and 32 high

_TWO = "dusk 0 0 72 32|dusk 76 0 72 32|"

# Sheet, letters for each tile, and the letters of its tiles, in order. A game's own sheets
# are in its rules.py. `_` leaves a place empty.
LETTERS = """
icons 1 rfsxuchlGRTCBzkw
badges 1 12345678
"""


class Picture(Canvas):
    """A place on the canvas for pictures; `letters` are those of the game's own sheets."""

    letters = ""

    def draw(self, text):
        for piece in text.replace("two|", _TWO).split("|"):
            self._draw_piece(*piece.split())

    def _draw_piece(self, name, *how):
        if name == "frame":
            self._frame(_color(how[0]), *_numbers(how[1:]))
        elif name == "barred":
            self._bar(*_numbers(how))
        elif name == "card":
            self._edge(*how)
            self._tiles(*how)
        elif len(how) == 4:
            self.box(*_numbers(how), _color(name))
        else:
            self._tiles(name, *how)

    def _frame(self, color, x, y, width, height):
        self.box(x, y, width, 1, color)
        self.box(x, y + height - 1, width, 1, color)
        self.box(x, y, 1, height, color)
        self.box(x + width - 1, y, 1, height, color)

    def _bar(self, x, y, width, height):
        """Draw a checkerboard, and an edge of red and white dashes around it."""
        for down in range(1, height - 1):
            for across in range(1 + (down & 1), width - 1, 2):
                self.box(x + across, y + down, 1, 1, INK)
        dash = 0
        for right, below, steps in ((1, 0, width), (0, 1, height), (-1, 0, width), (0, -1, height)):
            for _ in range(steps - 1):
                self.box(x, y, 1, 1, WHITE if dash // 3 & 1 else RED)
                x += right
                y += below
                dash += 1

    def _edge(self, name, x, y, rows):
        size = tile_of(name, 0)[0].width
        rows = rows.split("/")
        self.box(int(x) - 1, int(y) - 1, size * len(rows[0]) + 2, size * len(rows) + 2, INK)

    def _tiles(self, name, x, y, rows):
        size = tile_of(name, 0)[0].width
        sheets = (LETTERS + self.letters).split()
        at = sheets.index(name.rstrip("0123456789"))
        each, letters = int(sheets[at + 1]), sheets[at + 2]
        for row, line in enumerate(rows.split("/")):
            for nth in range(0, len(line), each):
                if line[nth] != "_":
                    tile = letters.index(line[nth : nth + each]) // each
                    self.stamp(name, int(x) + nth // each * size, int(y) + row * size, tile)


def _color(name):
    return _COLORS.split().index(name)


def _numbers(words):
    return [int(word) for word in words]
