# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's icons, from our own drawings."""

import io

from PIL import Image

import environment

# name of the file: size, and how many pixels one of the drawing's is
ICONS = {"icon-192.png": (192, 9), "icon-512.png": (512, 24), "icon-180.png": (180, 8)}

_DRAWING = environment.ROOT / "tools" / "drawings" / "cabbage16.png"
_GROUND = (181, 222, 98)  # lime
_CLEAR = 1  # the index that is see-through in sprites
_TILE = 16


def icons():
    """{name: PNG}: a cabbage in the middle, small enough for launchers that cut a circle."""
    sprite = Image.open(_DRAWING).crop((0, 0, _TILE, _TILE))
    clear = sprite.point(lambda index: 0 if index == _CLEAR else 255, "L")
    return {name: _icon(sprite.convert("RGB"), clear, *ICONS[name]) for name in ICONS}


def _icon(sprite, clear, size, factor):
    large = _TILE * factor
    icon = Image.new("RGB", (size, size), _GROUND)
    place = ((size - large) // 2, (size - large) // 2)
    enlarged = [part.resize((large, large), Image.NEAREST) for part in (sprite, clear)]
    icon.paste(enlarged[0], place, enlarged[1])
    file = io.BytesIO()
    icon.save(file, "PNG", optimize=True)
    return file.getvalue()
