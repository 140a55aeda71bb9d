# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The screen's memory as an image in our sixteen colours."""

import struct
from collections.abc import Mapping
from typing import Any

from PIL import Image


def picture(bus: Any) -> Image.Image:
    """Return the screen's memory as an image."""
    from firmware.kit.colors import TILES

    colors = [TILES[index] for index in range(16)]
    known = {_rgb565(color): index for index, color in enumerate(colors)}
    image = Image.frombytes("P", (bus.width, bus.height), _indices(bytes(bus.pixels), known))
    image.putpalette([part for color in colors for part in color.to_bytes(3, "big")])
    return image


def _indices(pixels: bytes, known: Mapping[int, int]) -> bytes:
    """Return the number of each pixel's colour; raise KeyError if it is none of ours."""
    high, low = pixels[0::2], pixels[1::2]
    by_low = {color & 0xFF: index for color, index in known.items()}
    if len(by_low) == len(known):  # the second byte alone says which
        indices = low.translate(_table(by_low))
        first = {index: color >> 8 for color, index in known.items()}
        second = {index: color & 0xFF for color, index in known.items()}
        if indices.translate(_table(first)) == high and indices.translate(_table(second)) == low:
            return indices
    return bytes(known[color] for (color,) in struct.iter_unpack(">H", pixels))


def _table(meanings: Mapping[int, int]) -> bytes:
    return bytes(meanings.get(byte, 0) for byte in range(256))


def _rgb565(color: int) -> int:
    return color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F
