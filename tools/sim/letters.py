# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The texts on a screen as letters of a terminal, where its pixels would be too small to read."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from .cells import SMALL
from .screen import MemoryBus, Screen

_Font = Any  # firmware.kit.text's
_Ink = list[tuple[int, int]]
Letters = dict[int, list[tuple[int, str, int]]]  # (column, letter, colour) by line


def lift(screen: Screen) -> tuple[bytearray, Letters]:
    """Return the picture without its texts, and their letters.

    Only a text that is seen whole is lifted: everything else stays a picture.
    """
    pixels = bytearray(screen.bus.pixels)
    letters: Letters = {}
    for left, top, text, font, align, scale in _texts(screen.root_group, 0, 0):
        ink = _ink(font, text, scale)
        seen = ink and _colors(screen.bus, left, top, ink)
        if not seen:
            continue
        color, ground = seen
        _erase(pixels, screen.bus.width, left, top, ink, ground)
        slack = -(-scale * font.measure(text) // SMALL[0]) - len(text)
        column = left // SMALL[0] + slack * align // 2
        line = letters.setdefault((top + scale * font.height // 2 - 1) // SMALL[1], [])
        line += [(column + nth, letter, color) for nth, letter in enumerate(text)]
    return pixels, letters


def _texts(
    group: Any, x: int, y: int, scale: int = 1
) -> Iterator[tuple[int, int, str, _Font, int, int]]:
    """Yield (left, top, text, font, alignment, scale) of every text in a group."""
    from firmware.kit.text import font

    for layer in group:
        if layer.hidden:
            continue
        left, top = x + scale * layer.x, y + scale * layer.y
        if hasattr(layer, "line_spacing"):  # running text: its place is its first line's foot
            tall = font().height
            for nth, text in enumerate(layer.text.split("\n")):
                yield (
                    left,
                    top + nth * int(layer.line_spacing * tall) - tall,
                    text,
                    font(),
                    0,
                    scale,
                )
        elif hasattr(layer, "text"):
            slack = max(layer.bitmap.width - layer._font.measure(layer.text), 0)
            left += scale * (slack * layer._align // 2)
            yield left, top, layer.text, layer._font, layer._align, scale
        elif hasattr(layer, "append"):
            yield from _texts(layer, left, top, scale * layer.scale)
        elif hasattr(layer, "bitmap"):
            for place, (text, name, align) in layer.bitmap.notes.items():
                yield left + place[0], top + place[1], text, font(name), align, scale


@lru_cache(1 << 12)
def _ink(font: _Font, text: str, scale: int = 1) -> _Ink:
    """Return the pixels of a text, enlarged, that are ink, from its corner."""
    import displayio

    room = max(font.measure(text), 1)
    line = displayio.Bitmap(room, font.height, 2)
    line.fill(1)
    font.draw(line, text, 0, 0, room)
    dots = [(x, y) for x in range(room) for y in range(font.height) if not line[x, y]]
    each = range(scale)
    return [(scale * x + dx, scale * y + dy) for x, y in dots for dx in each for dy in each]


def _colors(bus: MemoryBus, left: int, top: int, ink: _Ink) -> tuple[int, int] | None:
    """Return (ink, ground) of a text, if all of its ink has one colour that its ground has not."""
    wide, tall = max(x for x, _ in ink) + 1, max(y for _, y in ink) + 1
    if left < 0 or top < 0 or left + wide > bus.width or top + tall > bus.height:
        return None
    color = bus.color(left + ink[0][0], top + ink[0][1])
    if any(bus.color(left + x, top + y) != color for x, y in ink):
        return None
    box = Counter(bus.color(left + x, top + y) for x in range(wide) for y in range(tall))
    del box[color]
    ground = max(box, key=box.__getitem__, default=color)
    return (color, ground) if 2 * box[ground] > wide * tall - len(ink) else None


def _erase(pixels: bytearray, width: int, left: int, top: int, ink: _Ink, ground: int) -> None:
    """Paint over the ink, and over its shadow, with what is around it."""
    for x, y in {*ink, *[(x + 1, y + 1) for x, y in ink]}:
        at = 2 * ((top + y) * width + left + x)
        if at < len(pixels):
            pixels[at : at + 2] = ground.to_bytes(2, "big")
