# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The screen's memory as an image in our sixteen colours."""

from PIL import Image


def picture(bus):
    from firmware.kit.colors import TILES

    colors = [TILES[index] for index in range(16)]
    known = {_rgb565(color): index for index, color in enumerate(colors)}
    pixels = bus.pixels
    size = (bus.width, len(pixels) // 2 // bus.width)
    indices = bytes(known[pixels[at] << 8 | pixels[at + 1]] for at in range(0, len(pixels), 2))
    image = Image.frombytes("P", size, indices)
    image.putpalette([part for color in colors for part in color.to_bytes(3, "big")])
    return image


def _rgb565(color):
    return color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F
