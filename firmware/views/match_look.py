# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whose field is whose: badges over the dimmed garden, with names where there is room."""

import displayio

from garden.match.plan import NEUTRAL

from ..kit.colors import EDGED, INK, SPRITES, WHITE
from ..kit.shapes import box
from ..kit.sprites import scaled, sheet
from ..kit.text import CENTRE, Label


def owners(screen, yard):
    """A group to lay over the garden."""
    group = displayio.Group()
    dim(group)
    plan = screen.game.plan
    for plots, (x, y) in zip(plan.plots, yard.corners):
        owner = plan.owner[plots[0]]
        if owner != NEUTRAL:
            _sign(group, x, y, yard.size, owner, screen.player(owner))
    return group


def _sign(group, x, y, size, owner, name):
    middle = (yard_field(size) - 18) // 2
    if size == 24:
        scaled(group, "badges9", x + middle, y + 10, 2, owner, EDGED)
        box(group, x + 3, y + 32, 46, 11, INK)
        Label(group, x + 4, y + 34, 44, WHITE, name, CENTRE)
    else:
        scaled(group, "badges9", x + middle, y + middle, 2, owner, EDGED)


def yard_field(size):
    """Pixels of a field, hedge included."""
    return {24: 52, 16: 36, 12: 26}[size]


def dim(group, x=0, y=10, columns=27, rows=27):
    """A checkerboard in cells of 4 pixels: over the whole garden, and not a pixel more."""
    group.append(
        displayio.TileGrid(
            sheet("hatch8").bitmap,
            pixel_shader=SPRITES,
            width=columns,
            height=rows,
            tile_width=4,
            tile_height=4,
            x=x,
            y=y,
        )
    )
