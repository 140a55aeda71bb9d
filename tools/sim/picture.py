# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The screen's memory as an image in our sixteen colours."""

import sys
from array import array

from PIL import Image


def picture(bus):
    from firmware.kit.colors import TILES

    colors = [TILES[index] for index in range(16)]
    known = {_rgb565(color): index for index, color in enumerate(colors)}
    pixels = array("H", bus.pixels)
    if sys.byteorder == "little":
        pixels.byteswap()
    size = (bus.width, len(pixels) // bus.width)
    indices = bytes(map(known.__getitem__, pixels))
    image = Image.frombytes("P", size, indices)
    image.putpalette([part for color in colors for part in color.to_bytes(3, "big")])
    return image


def _rgb565(color):
    return color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F
