# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's icons, from our own drawings."""

import io

from PIL import Image

from tools import environment

# name of the file: size, and how many pixels one of the drawing's is
ICONS = {"icon-192.png": (192, 9), "icon-512.png": (512, 24), "icon-180.png": (180, 8)}

_DRAWING = environment.ROOT / "tools" / "drawings" / "cabbage16.png"
_TILE = 16


def icons() -> dict[str, bytes]:
    """Return {name: PNG}: a cabbage in the middle, small enough for launchers that cut a circle."""
    cabbage = Image.open(_DRAWING).crop((0, 0, _TILE, _TILE)).convert("RGB")
    return {name: _icon(cabbage, *ICONS[name]) for name in ICONS}


def _icon(cabbage: Image.Image, size: int, factor: int) -> bytes:
    large = _TILE * factor
    icon = Image.new("RGB", (size, size), cabbage.getpixel((0, 0)))  # the soil around it
    place = ((size - large) // 2, (size - large) // 2)
    icon.paste(cabbage.resize((large, large), Image.Resampling.NEAREST), place)
    file = io.BytesIO()
    icon.save(file, "PNG", optimize=True)
    return file.getvalue()
