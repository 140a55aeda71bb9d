# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Looking around in Veggie Match: a field for each page, enlarged, with its tokens and its pile."""

import displayio

from garden import const
from garden.match.plan import NEUTRAL
from garden.match.points import majority

from ...kit.canvas import Canvas
from ...kit.colors import BARK, CREAM, INK, PINE, SEATS, STONE, TILES
from ...kit.shapes import panel
from .card import BARE, grow

_CARD = const(24)
_FIELD = const(52)  # two cards and an edge of two pixels
_VEGETABLE = const(10)  # tile of icons8
_BACK = const(20)  # tile of match24
_MAP = const(32)  # pixels of the whole garden, small


class Pages:
    """The pages. The player to move comes first, because the table shows their field small."""

    def __init__(self, screen):
        self._screen = screen
        self.count = screen.game.seats
        self.first = max(screen.game.turn, 0)
        paper = screen.paper
        # If even this bitmap finds no room, paint the field in its ordinary size.
        self._field = Canvas(paper.bitmap, paper.left + 28, paper.top + 38)
        try:
            bitmap = displayio.Bitmap(_FIELD, _FIELD, 16)
        except MemoryError:
            return
        self._field = Canvas(bitmap)
        twice = displayio.Group(scale=2, x=2, y=12)
        twice.append(displayio.TileGrid(bitmap, pixel_shader=TILES))
        screen.body.append(twice)

    def paint(self, seat):
        screen = self._screen
        screen.name(seat)
        screen.paper.box(0, 10, 160, 108, PINE)
        self._draw(seat)
        panel(screen.paper, 109, 12, 49, 104, CREAM, corners=False)
        self._place(seat)
        self._tokens(seat)
        self._stack(seat)

    def _draw(self, seat):
        """Draw the field."""
        game = self._screen.game
        field = self._field
        field.box(0, 0, _FIELD, _FIELD, SEATS[seat])
        for nth, space in enumerate(game.plan.plots[game.plan.home[seat]]):
            x, y = 2 + nth % 2 * _CARD, 2 + nth // 2 * _CARD
            grow(field, x, y, _CARD, game.grid[space], BARE, False)

    def _place(self, seat):
        """Show where the field is: every field in its owner's colour, this one with an edge."""
        plan = self._screen.game.plan
        paper = self._screen.paper
        size = _MAP // plan.side
        left = 133 - size * plan.side // 2
        spaces = [plots[0] for plots in plan.plots if plan.owner[plots[0]] != seat]
        spaces.append(plan.plots[plan.home[seat]][0])  # last, because its edge covers others
        for space in spaces:
            owner = plan.owner[space]
            x, y = left + size * plan.col[space], 16 + size * plan.row[space]
            if owner == seat:
                paper.box(x - 2, y - 2, 2 * size + 4, 2 * size + 4, INK)
            paper.box(x, y, 2 * size, 2 * size, STONE if owner == NEUTRAL else SEATS[owner])

    def _tokens(self, seat):
        """Write how many tokens of each vegetable, with + if nobody else holds as many."""
        for vegetable, held in enumerate(self._screen.game.tokens):
            y = 54 + 11 * vegetable
            self._screen.paper.stamp("icons8", 114, y, _VEGETABLE + vegetable)
            most = "+" if majority(held) == seat else ""
            self._screen.paper.write(128, y + 1, 26, INK, str(held[seat]) + most)

    def _stack(self, seat):
        """Show how many cards are in the face-down pile, and their worth if scores are open."""
        game = self._screen.game
        paper = self._screen.paper
        paper.box(110, 88, 47, 1, BARK)
        paper.stamp("match24", 112, 90, _BACK, None)
        paper.write(138, 92, 19, INK, "×%d" % len(game.piles[seat]))
        if "open" in game.options:
            paper.write(138, 103, 19, BARK, str(game.scores()[seat]).replace("-", "−"))
