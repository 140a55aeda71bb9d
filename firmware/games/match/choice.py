# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The slip over the garden that asks what vegetable a Storm or a Basket stands for."""

from garden import const
from garden.match.cards import STORM

from ...kit.colors import BARK, CREAM, DUSK, INK, LEAF, PINE, WHITE
from ...kit.shapes import hatch
from ...kit.text import CENTRE

_SPECIAL = const(13)  # tile of icons8
_TITLES = (("match_storm", "match_storm_text", DUSK), ("match_basket", "match_basket_text", PINE))
# Tiles of plates28, and a cross to lay over one.
_WHITE = const(0)
_LIME = const(1)
_GREY = const(2)
_CROSS = const(3)


class Choice:
    def __init__(self, screen, special, counts):
        self._paper = screen.paper
        self._say = screen.app.say
        self.special = special
        self._numbers = counts
        self.chosen = None  # the choice that is wanted,
        self._framed = None  # and the one on the screen

    def paint(self):
        paper = self._paper
        hatch(paper.window(0, 10, 108, 108), 0, 10, 14, 14)
        paper.box(105, 36, 1, 59, INK)
        paper.box(5, 94, 101, 1, INK)
        paper.box(3, 34, 102, 60, INK)
        title, text, color = _TITLES[self.special - STORM]
        paper.box(4, 35, 100, 12, color)
        paper.box(4, 48, 100, 45, CREAM)
        paper.write(9, 38, 80, WHITE, self._say(title))
        paper.stamp("icons8", 93, 37, _SPECIAL + self.special - STORM)
        paper.write(4, 84, 100, BARK, self._say(text), CENTRE)
        for vegetable in range(3):
            self._draw(vegetable)

    def redraw(self):
        """Move the choice."""
        if self._framed != self.chosen:
            old, self._framed = self._framed, self.chosen
            if old is not None:
                self._draw(old)
            self._draw(self.chosen)

    def _draw(self, vegetable):
        """Draw a vegetable, and the number of spaces where it would complete a harvest."""
        paper = self._paper
        x = 8 + 32 * vegetable
        count = self._numbers[vegetable]
        chosen = vegetable == self._framed
        paper.box(x - 1, 51, 30, 30, INK if chosen else CREAM)
        # Behind the round corners of the chosen plate its frame is cream.
        paper.box(x, 52, 28, 28, CREAM)
        paper.stamp("plates28", x, 52, _LIME if chosen else _WHITE if count else _GREY)
        paper.stamp("veg16", x + 6, 55, vegetable)
        if count:
            paper.box(x + 8, 72, 7, 7, INK)
            paper.box(x + 9, 73, 5, 5, LEAF)
            paper.write(x + 17, 73, 8, INK, str(count), name="garden5")
        else:
            paper.stamp("plates28", x, 52, _CROSS)
