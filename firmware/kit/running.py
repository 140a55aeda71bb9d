# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Running text for screens without a table: adafruit_display_text with our own font.

It wraps and draws a text of any length, but takes 17 KB while it is loaded, and a new bitmap for
every new text. So it is loaded only with these screens. Text that answers a press at once, or that
a table shows, goes into slots that never grow (kit/label.py, Canvas.write).
"""

import gc

import displayio
from adafruit_display_text import wrap_text_to_pixels
from adafruit_display_text.bitmap_label import Label
from fontio import Glyph

from garden import const

from .colors import TILES
from .sprites import pixels
from .text import drawn, font

_LINES = const(6)  # in a bitmap


class Font:
    """The letters of garden7, as the library asks for them. Ink is 1 in its bitmaps."""

    def __init__(self):
        self._font = font("garden7")
        letters = self._font.bitmap
        with drawn("garden7_inverse") as file:
            self._bitmap = pixels(file, letters.width, letters.height)
        self._letters = {}  # by code point, because a page asks for each letter many times

    def get_bounding_box(self):
        return self._font.width, self._font.height

    def get_glyph(self, codepoint):
        glyph = self._letters.get(codepoint)
        if not glyph:
            letter = chr(codepoint)
            place, advance = self._font.glyphs(letter)[0], self._font.measure(letter) + 1
            wide, tall = self.get_bounding_box()
            glyph = Glyph(self._bitmap, place, wide, tall, 0, 0, advance, 0)
            self._letters[codepoint] = glyph
        return glyph


class RunningText(displayio.Group):
    """Lines of text with their left edge at x and the top of the capitals at y."""

    def __init__(self, group, x, y, width, color, text="", step=10):
        self._font = Font()
        self._width, self._color, self._step = width, TILES[color], step
        super().__init__(x=x, y=y)
        group.append(self)
        self.say(text)

    def say(self, text):
        """Show this text, wrapped. A bar ends a line."""
        # Drop the last text first. Then allocate what stays, side by side: in between the library's
        # garbage it would leave holes too small for the bitmaps of the text.
        while len(self):
            self.pop()
        gc.collect()
        for letter in text:
            self._font.get_glyph(ord(letter))
        lines = []
        for part in text.split("|"):
            # The library counts the gap after the last letter, and a line must be narrower.
            lines += wrap_text_to_pixels(part, self._width + 2, self._font)
        # Draw a few lines at a time, because a large bitmap rarely finds room in one piece.
        for first in range(0, len(lines), _LINES):
            gc.collect()
            self.append(self._write("\n".join(lines[first : first + _LINES]), first * self._step))

    def _write(self, text, y):
        height = self._font.get_bounding_box()[1]
        # Add half a pixel, so that rounding down gives the pitch on every machine.
        spacing = (self._step + 0.5) / height
        return Label(
            self._font,
            text=text,
            y=y + height,
            color=self._color,
            line_spacing=spacing,
            base_alignment=True,
        )
