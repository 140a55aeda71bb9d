# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The parts of the seats screen: a row for each seat, and the strip of options."""

from garden import const

from ..kit.colors import BARK, CREAM, INK, LEAF, LIME, PINE, PINK, RED, SKY, STONE, WHITE, WOOD
from ..kit.shapes import panel
from ..kit.sprites import Sheet
from ..kit.text import measure

_SPROUT = const(2)  # tiles of ui16
_BOT = const(3)
_HUMAN = const(4)


class SeatPainter:
    """Paints the row of a seat, with a bot's level as sprouts, and the options."""

    def __init__(self, paper):
        self._paper = paper
        # The sprout's greens, one step darker, to be seen on paper and on lime.
        self._lit = _icon(((LEAF, PINE), (LIME, LEAF)))
        self._pale = _icon(((LEAF, WOOD), (LIME, WOOD)))

    def write(self, y, name, level, teams):
        self._paper.write(29 if teams else 17, y + 1, 44, INK, name)
        self._paper.write(94, y + 1, 32, INK, level)

    def paint(self, y, seat, level, teams):
        """Paint the row of this seat, except its words; level 0 is a person."""
        paper = self._paper
        paper.stamp("badges9", 4, y, seat)
        if teams:
            panel(paper, 15, y - 1, 11, 11, SKY if seat & 1 else PINK, corners=False)
            paper.write(18, y + 1, 5, INK, "B" if seat & 1 else "A")
        paper.stamp("ui16", 77, y - 3, _BOT if level else _HUMAN)
        for number in range(3 if level else 0):
            paper.stamp(self._lit if number < level else self._pale, 122 + 8 * number, y - 3)

    def point(self, y):
        """Draw the arrows of the chosen seat."""
        self._paper.write(73, y + 1, 4, RED, "◀")
        self._paper.write(153, y + 1, 4, RED, "▶")

    def value(self, x, y, name, value, enabled, chosen):
        """Paint an option's name and, in a pill, its value. Return the x after it."""
        paper = self._paper
        pill = x + measure(name) + 4
        width = measure(value) + 8
        if chosen:
            panel(paper, x - 3, y, pill + width - x + 6, 12, LIME, corners=False)
        y += 1
        paper.write(x, y + 1, 80, BARK, name)
        panel(paper, pill, y, width, 10, WHITE if enabled else CREAM, BARK, corners=False)
        paper.write(pill + 4, y + 1, 44, INK if enabled else STONE, value)
        return pill + width


def _icon(colors):
    """Return a sprout with these colours exchanged."""
    sprout = Sheet("ui16", _SPROUT)
    for was, color in colors:
        sprout.recolor(was, color)
    return sprout
