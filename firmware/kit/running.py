# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Running text on screens that hold no table: adafruit_display_text over our own font.

It wraps and draws a text of any length, but takes 17 KB while it is loaded, and a new bitmap for
every new text. So it comes and goes with these screens; what answers a press at once, or may be
shown at a table, is written in slots that never grow (kit/label.py, Canvas.write).
"""

import gc

from adafruit_display_text import wrap_text_to_pixels
from adafruit_display_text.bitmap_label import Label
from fontio import Glyph

from .colors import TILES
from .sprites import drawn, pixels
from .text import font


class RunningFont:
    """The letters of garden7 as the library asks for them; in its bitmaps ink is 1."""

    def __init__(self):
        self._font = font("garden7")
        letters = self._font.bitmap
        with drawn("garden7_inverse") as art:
            self._bitmap = pixels(art, letters.width, letters.height, 1)
        self._glyphs = {}  # by code point: a page asks for each letter many times

    def get_bounding_box(self):
        return self._font.width, self._font.height

    def get_glyph(self, codepoint):
        glyph = self._glyphs.get(codepoint)
        if not glyph:
            letter = chr(codepoint)
            place, advance = self._font.glyphs(letter)[0], self._font.measure(letter) + 1
            wide, tall = self.get_bounding_box()
            glyph = Glyph(self._bitmap, place, wide, tall, 0, 0, advance, 0)
            self._glyphs[codepoint] = glyph
        return glyph


class RunningText(Label):
    """Lines of text with their left edge at x and the top of the capitals at y."""

    def __init__(self, group, x, y, width, color, text="", pitch=10):
        letters = RunningFont()
        tall = letters.get_bounding_box()[1]
        self._room = width
        # Half a pixel more, and rounding down gives the pitch on every machine.
        spacing = (pitch + 0.5) / tall
        super().__init__(
            letters, x=x, y=y + tall, color=TILES[color], line_spacing=spacing, base_alignment=True
        )
        group.append(self)
        self.say(text)

    def say(self, text):
        """Show this text, wrapped; a bar ends a line."""
        # The last text makes room for the next one. What stays comes first and side by side: among
        # the library's garbage it would leave holes too small for the bitmap of the text.
        self.text = " "
        gc.collect()
        for letter in text:
            self.font.get_glyph(ord(letter))
        lines = []
        for part in text.split("|"):
            # The library counts the gap behind the last letter, and a line must be narrower.
            lines += wrap_text_to_pixels(part, self._room + 2, self.font)
        gc.collect()
        self.text = "\n".join(lines)
