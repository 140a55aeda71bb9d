# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Looking around in Veggies: a stand for each page, its groups by kind, and its mice."""

from garden import const

from ...kit.colors import CREAM, INK, LEAF, PINE, PINK, SKY, WHITE
from ...kit.shapes import panel
from ...kit.text import RIGHT
from .board import Board

_MOUSE = const(3)  # tile of icons8
_SPROUT = const(2)  # tile of ui16


class Pages:
    """The pages. The next player's stand comes first, because the table shows one's own."""

    def __init__(self, screen):
        self._screen = screen
        self.count = screen.game.seats
        self.first = (screen.game.turn + 1) % self.count

    def paint(self, seat):
        screen = self._screen
        game = screen.game
        paper = screen.paper
        screen.name(seat)
        if "teams" in game.options:
            self._name(seat)
        paper.box(128, 10, 32, 108, INK)
        paper.box(129, 10, 31, 108, CREAM)
        if game.phase == "lay":  # the first cards are face down
            panel(paper, 46, 52, 36, 24, PINE, LEAF)
            paper.stamp("ui16", 56, 56, _SPROUT)
            return
        Board(paper, sizes=(12, 8, 6, 4), room=0).show(game.stands[seat], seat)
        survey = game.survey(seat)
        for nth in range(5):
            y = 17 + 16 * nth
            paper.stamp("goods8", 130, y, nth, None)
            product = "%d×%d" % (survey.biggest[nth + 1], survey.groups[nth + 1])
            paper.write(138, y + 1, 20, INK, product, RIGHT)
        paper.stamp("icons8", 130, 102, _MOUSE)
        paper.write(138, 103, 20, INK, str(survey.mice), RIGHT)

    def _name(self, seat):
        """Write the team's letter, and the name of the partner."""
        canvas = self._screen.canvas
        canvas.box(91, 0, 9, 9, SKY if seat & 1 else PINK)
        canvas.write(93, 1, 5, INK, "B" if seat & 1 else "A")
        canvas.write(103, 1, 56, WHITE, "+ " + self._screen.player((seat + 2) % 4))
