# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sixteen colours, and the palettes made of them."""

import displayio

from garden import const

INK = const(0)
DUSK = const(1)
BARK = const(2)
WOOD = const(3)
CREAM = const(4)
WHITE = const(5)
PINE = const(6)
LEAF = const(7)
LIME = const(8)
RED = const(9)
ORANGE = const(10)
YELLOW = const(11)
PLUM = const(12)
PINK = const(13)
SKY = const(14)
STONE = const(15)

# The colour of each seat; its shape is the badge's.
SEATS = (RED, SKY, YELLOW, PLUM, ORANGE, WHITE, PINK, LIME)

_NORMAL = (
    (0x17132B, 0x3B3A5E, 0x74422A, 0xC88D52, 0xFCEDC9, 0xFFFFFF, 0x1C5A3E, 0x47A443),
    (0xB5DE62, 0xD7323F, 0xF58A2B, 0xFFD541, 0x7B3BAB, 0xF4A3C4, 0x3C8FDE, 0x9A9DB3),
)
# Dark colours get darker and light ones lighter, so the shapes stay and the contrast grows.
_CONTRAST = (
    (0x000000, 0x1E1D33, 0x4A2412, 0xD9A468, 0xFFFFFF, 0xFFFFFF, 0x003D22, 0x2F8F2C),
    (0xC8F56E, 0xC4001A, 0xFF8A1C, 0xFFE14A, 0x5A128E, 0xFFB4D6, 0x0F6FD0, 0x8A8DA5),
)

TILES = displayio.Palette(16)  # all opaque
SPRITES = displayio.Palette(16)  # dusk is clear
SPRITES.make_transparent(DUSK)
_one = {}
_dyed = {}


def select(contrast):
    """Set every palette to the normal colours, or to those with more contrast."""
    low, high = _CONTRAST if contrast else _NORMAL
    colors = low + high
    for color in range(16):
        TILES[color] = SPRITES[color] = colors[color]
    for color, palette in _one.items():
        palette[0] = colors[color]
    for color, palette in _dyed.items():
        for index in range(16):
            palette[index] = colors[color]


def one(color):
    """Return a palette for one-bit pictures and text: this colour, and clear."""
    if color not in _one:
        palette = displayio.Palette(2)
        palette.make_transparent(1)
        palette[0] = TILES[color]
        _one[color] = palette
    return _one[color]


def dyed(color):
    """Return a palette that shows a sprite's silhouette in this colour."""
    if color not in _dyed:
        palette = displayio.Palette(16)
        palette.make_transparent(DUSK)
        for index in range(16):
            palette[index] = TILES[color]
        _dyed[color] = palette
    return _dyed[color]


select(False)
