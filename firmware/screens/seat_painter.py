# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of a seat in the setup."""

from garden import const

from ..kit.colors import INK, LEAF, LIME, PINE, PINK, RED, SKY, WOOD
from ..kit.shapes import panel
from ..kit.sprites import Sheet

_SPROUT = const(2)  # tiles of ui16
_BOT = const(3)
_HUMAN = const(4)


class SeatPainter:
    """Paints the row of a seat, with a bot's level as sprouts."""

    def __init__(self, paper):
        self._paper = paper
        # The sprout's greens, one step darker, to be seen on paper and on lime.
        self._lit = _icon(((LEAF, PINE), (LIME, LEAF)))
        self._pale = _icon(((LEAF, WOOD), (LIME, WOOD)))

    def write(self, y, name, level, teams):
        self._paper.write(29 if teams else 17, y + 1, 44, INK, name)
        self._paper.write(94, y + 1, 32, INK, level)

    def paint(self, paper, y, seat, level, teams, chosen):
        """Paint the row of this seat on this paper, except its words; level 0 is a person."""
        paper.stamp("badges9", 4, y, seat)
        if teams:
            panel(paper, 15, y - 1, 11, 11, SKY if seat & 1 else PINK, corners=False)
            paper.write(18, y + 1, 5, INK, "B" if seat & 1 else "A")
        paper.stamp("ui16", 77, y - 3, _BOT if level else _HUMAN)
        if chosen:
            paper.write(73, y + 1, 4, RED, "◀")
            paper.write(151, y + 1, 4, RED, "▶")
        for number in range(3 if level else 0):
            paper.stamp(self._lit if number < level else self._pale, 124 + 8 * number, y - 3)


def _icon(colors):
    """Return a sprout with these colours exchanged."""
    sprout = Sheet("ui16", _SPROUT)
    for was, color in colors:
        sprout.recolor(was, color)
    return sprout
