# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whose field is whose: badges over the dimmed garden, with names where there is room."""

import displayio

from garden.match.plan import NEUTRAL

from ..kit.colors import EDGED, INK, SPRITES, WHITE
from ..kit.label import Label
from ..kit.shapes import box
from ..kit.sprites import scaled, sheet
from ..kit.text import CENTRE

_INSETS = {24: 17, 16: 9, 12: 4}  # by the size of a space, of a badge in the middle of a field


def owners(screen, yard):
    """A group to lay over the garden."""
    group = displayio.Group()
    _dim(group)
    for field, (x, y) in enumerate(yard.corners):
        owner = yard.owner(field)
        if owner != NEUTRAL:
            _sign(group, x, y, yard.size, owner, screen.player(owner))
    return group


def _sign(group, x, y, size, owner, name):
    inset = _INSETS[size]
    if size == 24:
        scaled(group, "badges9", x + inset, y + 10, 2, owner, EDGED)
        box(group, x + 3, y + 32, 46, 11, INK)
        Label(group, x + 4, y + 34, 44, WHITE, name, CENTRE)
    else:
        scaled(group, "badges9", x + inset, y + inset, 2, owner, EDGED)


def _dim(group):
    """A checkerboard over the whole garden, and not a pixel more: in cells of 4 pixels."""
    group.append(
        displayio.TileGrid(
            sheet("hatch8").bitmap,
            pixel_shader=SPRITES,
            width=27,
            height=27,
            tile_width=4,
            tile_height=4,
            y=10,
        )
    )
