# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pixels as characters of a terminal, each in two colours.

In a large terminal a character is one pixel wide and two high, and shows both as they are. In a
small one it is two wide and four high: a block where one has the right shape, else the dots of
Braille, which nearly every font has.
"""

from collections.abc import Iterable
from functools import lru_cache

LARGE = (1, 2)  # pixels of a character, across and down
SMALL = (2, 4)

# The shapes that are blocks: a bit a pixel, the left column from its top down, then the right one.
_BLOCKS = {
    0b00000000: " ",
    **{0b00110011: "▀", 0b11001100: "▄", 0b00001111: "▌", 0b11110000: "▐"},
    **{0b00000011: "▘", 0b00110000: "▝", 0b00001100: "▖", 0b11000000: "▗"},
    **{0b11000011: "▚", 0b00111100: "▞", 0b10001000: "▂", 0b11101110: "▆"},
}
# The dots of Braille in the same order.
_DOTS = (0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80)


def count(width: int, height: int, size: tuple[int, int]) -> tuple[int, int]:
    """Return how many characters a picture takes, across and down."""
    return -(-width // size[0]), -(-height // size[1])


def cells(
    line: bytes | bytearray,
    width: int,
    size: tuple[int, int],
    letters: Iterable[tuple[int, str, int]] = (),
) -> list[str]:
    """Draw a line of the picture, RGB565, in characters; letters replace those at their columns."""
    across, down = size
    rows = [line[top : top + 2 * width] for top in range(0, len(line), 2 * width)]
    rows += rows[-1:] * (down - len(rows))  # the last line may have fewer rows
    values = [[row[at] << 8 | row[at + 1] for at in range(0, 2 * width, 2)] for row in rows]
    places = [
        tuple([row[x] for x in range(left, left + across) for row in values])
        for left in range(0, width, across)
    ]
    drawn = [_half(place) if size == LARGE else _eighths(place) for place in places]
    for column, letter, color in letters:
        drawn[column] = _colored(color, _most(places[column]), letter)
    return drawn


@lru_cache(1 << 14)
def _half(pixels: tuple[int, ...]) -> str:
    upper, lower = pixels
    return _colored(upper, lower, "▀")


@lru_cache(1 << 16)
def _eighths(pixels: tuple[int, ...]) -> str:
    """Draw the two colours that matter most; a pixel of a third one takes the nearer of them."""
    ground = _most(pixels)
    other = max(pixels, key=lambda color: pixels.count(color) * _apart(color, ground))
    shape = 0
    for nth, color in enumerate(pixels):
        if _apart(color, other) < _apart(color, ground):
            shape |= 1 << nth
    if shape in _BLOCKS:
        return _colored(other, ground, _BLOCKS[shape])
    if 255 - shape in _BLOCKS:
        return _colored(ground, other, _BLOCKS[255 - shape])
    dots = sum(dot for nth, dot in enumerate(_DOTS) if shape >> nth & 1)
    return _colored(other, ground, chr(0x2800 + dots))


def _most(pixels: tuple[int, ...]) -> int:
    return max(pixels, key=pixels.count)


def _colored(front: int, back: int, character: str) -> str:
    return "\x1b[38;2;{};{};{};48;2;{};{};{}m{}".format(*_rgb(front), *_rgb(back), character)


def _apart(one: int, other: int) -> int:
    return sum((a - b) ** 2 for a, b in zip(_rgb(one), _rgb(other), strict=True))


def _rgb(value: int) -> tuple[int, int, int]:
    return value >> 8 & 0xF8, value >> 3 & 0xFC, value << 3 & 0xF8
