# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Looking around in Cabbage!: every card from the front, and every card from the back."""

from ...kit.colors import LIME, TILES, WHITE
from ...kit.sprites import grid
from ...kit.text import RIGHT
from .field import FARMER, Card, card_at
from .panel import HEAD, Panel
from .path import plot_at
from .rows import Rows


class Pages:
    """The pages. The backs come first, because the fronts are on the table."""

    count = 2
    first = 1

    def __init__(self, screen):
        self._screen = screen

    def paint(self, page):
        screen = self._screen
        game = screen.game
        canvas = screen.canvas
        canvas.box(0, 9, screen.app.width, 1, LIME)
        for seat in (0, 1):
            canvas.stamp("icons8", 2 + 58 * seat, 0, HEAD + seat)
            canvas.write(13 + 58 * seat, 1, 44, WHITE, screen.player(seat))
        side = screen.app.say("cabbage_backs" if page else "cabbage_fronts")
        canvas.write(screen.app.width - 46, 1, 44, WHITE, side, RIGHT)
        self._draw(game, 2 * page)
        panel = Panel(screen)
        panel.count(game.green)
        panel.lie(game.spare ^ 2 * page)
        panel.paint()
        Rows(screen).paint()

    def _draw(self, game, other):
        """Draw all cards. The other side of a card is the way of lying that is 2 apart."""
        paper = self._screen.paper
        grid(paper, "soil8", 0, 10, 14, 10, palette=TILES)
        for spot in range(6):
            Card(paper, *card_at(spot), game.field[spot] ^ other).paint()
        for seat, plot in enumerate(game.farmers):
            paper.stamp("cabbage16", *plot_at(plot), FARMER + seat)
