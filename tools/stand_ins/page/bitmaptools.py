# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Fills, copies and lines: checked here, done by the page in the VM's memory."""

import _page
import notes
from checks import copied, inside, region
from uctypes import addressof


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None,
         skip_source_index=None):  # fmt: skip
    x2, y2 = copied(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2)
    width = min(x2 - x1, dest_bitmap.width - x)
    height = min(y2 - y1, dest_bitmap.height - y)
    if width > 0 and height > 0:
        opaque = skip_source_index is None
        notes.copy(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2, opaque)
        _page.blit(
            dest_bitmap.at + y * dest_bitmap.width + x,
            dest_bitmap.width,
            source_bitmap.at + y1 * source_bitmap.width + x1,
            source_bitmap.width,
            width,
            height,
            -1 if skip_source_index is None else skip_source_index,
        )


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    region(dest_bitmap, x1, y1, x2, y2)
    inside(value, 0, dest_bitmap.most, "value")
    notes.fill(dest_bitmap, x1, y1, x2, y2, value)
    _page.fill(dest_bitmap.at, dest_bitmap.width, x1, y1, x2, y2, value)


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    inside(value, 0, dest_bitmap.most, "value")
    _page.line(dest_bitmap.at, dest_bitmap.width, dest_bitmap.height, x1, y1, x2, y2, value)


def readinto(bitmap, file, bits_per_pixel, *, reverse_pixels_in_element=False):
    """Rows packed with the first pixel in the highest bits, the only kind that our art has."""
    if not reverse_pixels_in_element or bits_per_pixel != bitmap.bits_per_value:
        raise NotImplementedError("only art of our own kind")
    size = (bitmap.width * bits_per_pixel + 7) // 8 * bitmap.height
    packed = file.read(size)
    if len(packed) != size:
        raise EOFError
    _page.unpack(bitmap.at, bitmap.width, bitmap.height, addressof(packed), bits_per_pixel)
