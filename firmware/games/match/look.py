# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whose field is whose: badges over the dimmed garden, with names where there is room."""

from garden.match.plan import NEUTRAL

from ...kit.colors import DUSK, INK, WHITE
from ...kit.sprites import tile_of
from ...kit.text import CENTRE

_INSETS = {24: 17, 16: 9, 12: 4}  # by the size of a space, of a badge in the middle of a field


def owners(screen, yard):
    """Paints over the garden."""
    paper = screen.paper.window(0, 10, 108, 108)
    paper.stamp("hatch8", 0, 10, columns=14, rows=14)
    for field, (x, y) in enumerate(yard.corners):
        owner = yard.owner(field)
        if owner != NEUTRAL:
            inset = _INSETS[yard.size]
            _badge(paper, x + inset, y + (10 if yard.size == 24 else inset), owner)
            if yard.size == 24:
                paper.box(x + 3, y + 32, 46, 11, INK)
                paper.write(x + 4, y + 34, 44, WHITE, screen.player(owner), CENTRE)


def _badge(paper, x, y, owner):
    """Twice as large, and its ink shows white."""
    art, above = tile_of("badges9", owner)
    for row in range(art.height):
        for column in range(art.width):
            color = art.bitmap[column, above + row]
            if color != DUSK:
                paper.box(x + 2 * column, y + 2 * row, 2, 2, color if color != INK else WHITE)
