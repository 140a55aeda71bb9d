# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The host's pixel tools go pixel by pixel; these do the same to many rows as one large number.

The first pixel is in the highest bits, and the rows follow each other as a bitmap keeps them.
"""

import sys
from array import array
from functools import lru_cache
from typing import Any

_Bitmap = Any  # displayio's, with what it keeps to itself
_Place = tuple[int, int, int, int, int]  # bits of a row, x, width, height, bits of a pixel

DIGITS = b"0123456789abcdef"
_HIGH = bytes.maketrans(DIGITS, b"0000111122223333")  # of two pixels in a digit
_LOW = bytes.maketrans(DIGITS, b"0123012301230123")


def fill(bitmap: _Bitmap, value: int) -> None:
    """Fill a bitmap."""
    _soil(bitmap, 0, 0, bitmap.width, bitmap.height)
    word = _repeated(value, 0xFFFFFFFF, bitmap.bits_per_value)
    bitmap._data[:] = array("I", [word]) * len(bitmap._data)


def fill_region(bitmap: _Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Fill a rectangle."""
    if x1 >= x2 or y1 >= y2:
        return
    bits = bitmap.bits_per_value
    row = 32 * bitmap._stride
    where = _region(row, row - x2 * bits, (x2 - x1) * bits, y2 - y1)
    _soil(bitmap, x1, y1, x2, y2)
    kept = (_read(bitmap, y1, y2) | where) ^ where
    _write(bitmap, y1, y2, kept | _repeated(value, where, bits))


def knows(target: _Bitmap, source: _Bitmap = None) -> bool:
    """Return True if the functions here can write this bitmap, from this one."""
    bits = target.bits_per_value
    return bits <= 4 and (source is None or source.bits_per_value in (1, bits))


def blit(
    target: _Bitmap,
    source: _Bitmap,
    x: int,
    y: int,
    x1: int,
    y1: int,
    x2: int,
    y2: int,
    skip: int | None,
) -> None:
    """Copy a part, without the pixels of the value `skip`."""
    width = min(x2 - x1, target.width - x)
    height = min(y2 - y1, target.height - y)
    if width <= 0 or height <= 0:
        return
    bits, row = target.bits_per_value, 32 * target._stride
    stride = source._stride
    words = source._data[y1 * stride : (y1 + height) * stride].tobytes()
    place = 32 * stride, x1, width, height, source.bits_per_value
    pixels, where = _piece(words, place, bits, row, skip)
    shift = row - (x + width) * bits
    where <<= shift
    _soil(target, x, y, x + width, y + height)
    kept = (_read(target, y, y + height) | where) ^ where
    _write(target, y, y + height, kept | pixels << shift)


@lru_cache(2048)
def _piece(words: bytes, place: _Place, bits: int, row: int, skip: int | None) -> tuple[int, int]:
    """Return these pixels of a source as a target with such rows has them, and where they are."""
    own_row, x, width, height, own = place
    packed = memoryview(_turned(array("I", words)).tobytes())
    size = own_row // 8
    aside = own_row - (x + width) * own
    ones = (1 << width * own) - 1
    joined = bytearray()
    for start in range(0, size * height, size):
        part = int.from_bytes(packed[start : start + size], "big") >> aside & ones
        if own != bits:  # one bit a pixel: its binary digits, read as digits of the wider kind
            part = int(f"{part:b}", 1 << bits)
        joined += part.to_bytes(row // 8, "big")
    pixels = int.from_bytes(joined, "big")
    where = _region(row, 0, width * bits, height)
    if skip is not None:
        where = _not_zero(pixels ^ _repeated(skip, where, bits), where, bits)
    return pixels & where, where


def _not_zero(pixels: int, where: int, bits: int) -> int:
    """Return all bits of every pixel that is not 0."""
    if bits == 4:
        pixels |= pixels >> 2
    if bits > 1:
        pixels |= pixels >> 1
    full = (1 << bits) - 1
    return (pixels & where // full) * full


def _repeated(value: int, where: int, bits: int) -> int:
    return where // ((1 << bits) - 1) * value


@lru_cache(2048)
def _region(row: int, shift: int, width: int, height: int) -> int:
    """Return all bits of a rectangle, in rows of so many bits."""
    ones = ((1 << width) - 1 << shift).to_bytes(row // 8, "big")
    return int.from_bytes(ones * height, "big")


def _soil(bitmap: _Bitmap, x1: int, y1: int, x2: int, y2: int) -> None:
    """Note what must be sent; most of it was noted before."""
    now = bitmap._dirty_area
    if not (now.x1 <= x1 and now.y1 <= y1 and x2 <= now.x2 and y2 <= now.y2):
        bitmap.dirty(x1, y1, x2, y2)


def _read(bitmap: _Bitmap, y1: int, y2: int) -> int:
    words = bitmap._data[y1 * bitmap._stride : y2 * bitmap._stride]
    return int.from_bytes(_turned(words), "big")


def _write(bitmap: _Bitmap, y1: int, y2: int, pixels: int) -> None:
    start, end = y1 * bitmap._stride, y2 * bitmap._stride
    bitmap._data[start:end] = words(pixels.to_bytes(4 * (end - start), "big"))


def digits(bitmap: _Bitmap, y1: int, y2: int) -> list[bytes]:
    """Return each of these rows as text, a hexadecimal digit a pixel; up to four bits a pixel."""
    stride, bits = bitmap._stride, bitmap.bits_per_value
    packed = _turned(bitmap._data[y1 * stride : y2 * stride]).tobytes()
    if bits == 1:
        text = f"{int.from_bytes(packed, 'big'):0{8 * len(packed)}b}".encode()
    else:
        text = packed.hex().encode()
    if bits == 2:
        halves = bytearray(2 * len(text))
        halves[0::2], halves[1::2] = text.translate(_HIGH), text.translate(_LOW)
        text = bytes(halves)
    size = 32 // bits * stride
    return [text[start : start + bitmap.width] for start in range(0, len(text), size)]


def words(packed: bytes) -> "array[int]":
    """Return rows of bytes, the first pixel first, as the words that a bitmap keeps."""
    return _turned(array("I", packed))


def _turned(words: "array[int]") -> "array[int]":
    if sys.byteorder == "little":
        words.byteswap()
    return words
