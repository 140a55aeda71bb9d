# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Our own fonts: how wide a text is, and its letters in a bitmap."""

import bitmaptools

from garden import const

from .sprites import ART, pixels

LEFT = const(0)
CENTRE = const(1)
RIGHT = const(2)

_COMMON = const(128)

# A text that does not fit its slot is a mistake: tests make it an error, players see it cut.
strict = False

_fonts = {}


class Font:
    """A row of glyphs with the advance of each, and the letters they stand for."""

    def __init__(self, name):
        # Four bytes: glyph width, height, glyphs, 1. Then the rows, the advances, the letters.
        with open(ART + name + ".bin", "rb") as art:
            self.width, self.height, glyphs, _ = art.read(4)
            row = self.width * glyphs
            self.bitmap = pixels(art, row, self.height, 1)
            art.seek(4 + (row + 7) // 8 * self.height)
            self._advances = art.read(glyphs)
            self._letters = art.read().decode()
        # The glyphs of the common letters, by code: to find one among all takes long.
        self._common = bytes([self._find(chr(code)) for code in range(_COMMON)])

    def _find(self, letter):
        found = self._letters.find(letter)
        return found if found >= 0 else self._letters.find("?")

    def place(self, letter):
        """The glyph's number; a letter the font lacks shows as a question mark."""
        code = ord(letter)
        return self._common[code] if code < _COMMON else self._find(letter)

    def measure(self, text):
        """Width in pixels, without the gap behind the last letter."""
        width = 0
        common, advances = self._common, self._advances
        for letter in text:
            code = ord(letter)
            width += advances[common[code] if code < _COMMON else self._find(letter)]
        return max(width - 1, 0)

    def draw(self, bitmap, text, x, y=0, end=None):
        """Draw as 0 into a bitmap, no further than `end`; returns the x behind the last gap."""
        end = end or bitmap.width
        common, advances, wide = self._common, self._advances, self.width
        for letter in text:
            code = ord(letter)
            glyph = common[code] if code < _COMMON else self._find(letter)
            advance = advances[glyph]
            left = glyph * wide
            if x + advance - 1 > end:
                if strict:
                    raise ValueError("'" + text + "' does not fit its slot")
                break
            # The gap belongs to the next letter: a glyph may be as wide as its advance.
            ink = wide if x + wide <= end else end - x
            bitmaptools.blit(bitmap, self.bitmap, x, y, x1=left, x2=left + ink, skip_source_index=1)
            x += advance
        return x


def font(name="garden7"):
    """garden7 for words, garden5 for plates and numbers in tight places."""
    if name not in _fonts:
        _fonts[name] = Font(name)
    return _fonts[name]


def measure(text, name="garden7"):
    return font(name).measure(text)


def fit(text, width, name="garden7"):
    """The text, cut and ended with … where it would pass this width: for words not our own."""
    if measure(text, name) <= width:
        return text
    while text and measure(text + "…", name) > width:
        text = text[:-1]
    return text + "…"


def wrap(text, width):
    """The text as lines no wider than this, broken at spaces, or inside a word too long."""
    lines = []
    line = ""
    for word in text.split():
        while measure(word) > width:
            if line:
                lines.append(line)
                line = ""
            head = fit(word, width)[:-1]
            lines.append(head)
            word = word[len(head) :]
        longer = line + " " + word if line else word
        if measure(longer) > width:
            lines.append(line)
            longer = word
        line = longer
    return lines + [line] if line else lines
