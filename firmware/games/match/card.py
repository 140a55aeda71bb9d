# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cards of Veggie Match, painted: growing, about to be harvested, or held over a space."""

from garden import const
from garden.match.cards import BARROW, STORM

from ...kit.colors import BARK, CREAM, DUSK, INK, LIME, PINE, YELLOW

# Marks over a space: tiles of lit24, lit16 and lit12.
BARE = const(0)
CROP = const(1)  # will be harvested
LOST = const(2)  # will be lost
DISC = const(3)  # the cursor can go there

# Tiles of match24, match16 and match12 after the cards.
_SOIL = const(18)
_NEUTRAL_SOIL = const(19)

_VEGETABLE = const(10)  # tiles of icons8
_SPECIAL = const(13)
_GROUNDS = (DUSK, LIME, YELLOW)  # of the storm, the basket and the wheelbarrow


def grow(paper, x, y, size, card, mark, neutral):
    """Paint a space with its card, 0 for none, and the mark over it."""
    # On small cards a frame alone is hard to see, so their ground turns dark, too.
    dark = card and size < 24 and mark in (CROP, LOST)
    paper.box(x, y, size, size, DUSK if dark else BARK if neutral else PINE)
    tile = card - 1 if card else _NEUTRAL_SOIL if neutral else _SOIL
    paper.stamp("match%d" % size, x, y, tile, CREAM if dark else DUSK)
    if mark:
        paper.stamp("lit%d" % size, x, y, mark)


def hold(paper, x, y, size, card, vegetable):
    """Paint the card that may go here. A special shows what it stands for or carries."""
    if vegetable is None or (card == BARROW and size > 12):
        paper.stamp("match%d" % size, x, y, card - 1, None)
    else:
        paper.box(x, y, size, size, INK)
        paper.box(x + 1, y + 1, size - 2, size - 2, _GROUNDS[card - STORM])
    if vegetable is not None:
        _add(paper, x, y, size, card, vegetable)
    if size == 24:
        for corner_x in (x, x + 23):
            for corner_y in (y, y + 23):
                paper.box(corner_x, corner_y, 1, 1, PINE)


def _add(paper, x, y, size, card, vegetable):
    """Paint a vegetable on the wheelbarrow, or beside the sign of the storm or the basket."""
    if size == 12:
        paper.stamp("icons8", x + 2, y + 2, _VEGETABLE + vegetable)
    elif card == BARROW and size == 24:
        paper.stamp("load10", x + 9, y + 1, vegetable)
    elif card == BARROW:
        paper.stamp("icons8", x + 5, y + 1, _VEGETABLE + vegetable)
    elif size == 24:
        paper.stamp("icons8", x + 2, y + 2, _SPECIAL + card - STORM)
        paper.stamp("veg16", x + 7, y + 7, vegetable)
    else:
        paper.stamp("icons8", x + 1, y + 1, _SPECIAL + card - STORM)
        paper.stamp("icons8", x + 7, y + 7, _VEGETABLE + vegetable)
