# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The field of Cabbage!: six painted cards, and the path, the farmers and the cursor over them."""

import displayio

from garden import const
from garden.cabbage.field import green_at

from ...kit.colors import INK, PINE, TILES, WHITE, YELLOW
from ...kit.shapes import AWAY
from ...kit.sprites import grid, put
from .path import Path, plot_at

SIDE = const(34)  # pixels of a card with its edge
_PITCH = const(35)

# Tiles of cabbage16 that may stand on a plot.
FARMER = const(2)  # the green one; the purple one is next
BARE = const(4)
DISC = const(5)
HATCH = const(6)
GHOST = const(7)  # a farmer without the white edge; the purple one is next


def face(lying):
    """Return the green corners of a lying card, a bit each: top left, top right, bottom left..."""
    green = green_at(0, lying)
    return green & 3 | green >> 4 & 12


def card_at(place):
    """Return the left and the top of the card at this place, 0 to 5."""
    return 2 + place % 3 * _PITCH, 11 + place // 3 * _PITCH


def outline(paper, x, y, width, height, color):
    """Draw a rectangle's edge, one pixel thick."""
    paper.box(x, y, width, 1, color)
    paper.box(x, y + height - 1, width, 1, color)
    paper.box(x, y, 1, height, color)
    paper.box(x + width - 1, y, 1, height, color)


def _fill(paper):
    grid(paper, "soil8", 0, 10, 14, 10, palette=TILES)


class Card:
    """Four cabbages and, in the middle, a hint of the other side."""

    def __init__(self, paper, x, y, lying=0):
        self._paper = paper
        self._left = x
        self._top = y
        self._laid = lying

    def paint(self):
        outline(self._paper, self._left, self._top, SIDE, SIDE, INK)
        self._draw()

    def lie(self, lying):
        """Lay the card this way, and paint it if that changes it."""
        if lying != self._laid:
            self._laid = lying
            self._draw()

    def _draw(self):
        """Paint everything inside the edge."""
        stamp = self._paper.stamp
        green = face(self._laid)
        for corner in range(4):
            x, y = self._left + 1 + corner % 2 * 16, self._top + 1 + corner // 2 * 16
            stamp("cabbage16", x, y, 1 - (green >> corner & 1), None)
        stamp("backs12", self._left + 11, self._top + 11, face(self._laid ^ 2))


class Field:
    def __init__(self, screen):
        self._paper = screen.paper
        self._cards = [Card(screen.paper, *card_at(spot)) for spot in range(6)]
        self._framed = None
        self.layers = displayio.Group()
        screen.body.append(self.layers)
        self.path = Path(self.layers)
        self._tiles = []
        for spot in range(6):
            x, y = card_at(spot)
            self._tiles.append(grid(self.layers, "cabbage16", x + 1, y + 1, 2, 2, BARE))
        self._standing = bytes(24)
        self._cursor = grid(self.layers, "cursor18", AWAY, AWAY)

    def paint(self):
        _fill(self._paper)
        for card in self._cards:
            card.paint()
        if self._framed is not None:
            self._draw()

    def lie(self, cards):
        """Lay these six cards."""
        for spot, card in enumerate(self._cards):
            card.lie(cards[spot])

    def stand(self, plots):
        """Put a tile of cabbage16 on each of the 24 plots."""
        self._standing = plots
        for spot, marks in enumerate(self._tiles):
            first = spot // 3 * 12 + spot % 3 * 2
            for place in range(4):
                put(marks, place, plots[first + place // 2 * 6 + place % 2])

    def freeze(self):
        """Paint the farmers and discs on the canvas, too."""
        for plot, tile in enumerate(self._standing):
            if tile != BARE:
                self._paper.stamp("cabbage16", *plot_at(plot), tile)

    def point(self, plot):
        """Put the cursor on this plot; None hides it."""
        x, y = plot_at(plot) if plot is not None else (AWAY, AWAY)
        self._cursor.x = x - 1
        self._cursor.y = y - 1

    def blink(self, tile):
        """Show this picture of the idle cursor."""
        put(self._cursor, 0, tile)

    def frame(self, place):
        """Frame this card, the one a player works on, or none."""
        was = self._framed
        if place != was:
            self._framed = place
            if place is None:
                x, y = card_at(was)
                _fill(self._paper.window(x - 1, y - 1, SIDE + 2, SIDE + 2))
                self._cards[was].paint()
            else:
                self._draw()

    def _draw(self):
        """Draw the frame."""
        x, y = card_at(self._framed)
        outline(self._paper, x - 1, y - 1, SIDE + 2, SIDE + 2, WHITE)
        outline(self._paper, x, y, SIDE, SIDE, YELLOW)

    def squeeze(self, width):
        """Make the framed card look narrower by this much on both sides; 0 restores it."""
        x, y = card_at(self._framed)
        if width:
            self._paper.box(x, y, width, SIDE, PINE)
            self._paper.box(x + SIDE - width, y, width, SIDE, PINE)
        else:
            self._cards[self._framed].paint()
            self._draw()
