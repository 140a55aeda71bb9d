# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Our own fonts: the width of a text, and its letters in a bitmap."""

import bitmaptools

from garden import const
from garden.words import CODES

from .. import HERE
from .sprites import pixels

LEFT = const(0)
CENTRE = const(1)
RIGHT = const(2)

_COMMON = const(128)  # codes of a single byte
_LONGER = const(0xE0)  # the first byte of a letter of three bytes; our texts have none of four
_UNKNOWN = const(63)  # ?

# A text that does not fit its slot is a mistake. Tests make it an error, players see it cut.
strict = False

_fonts = {}
_language = ""


def speak(language):
    """Use the letters of this language from now on."""
    global _language
    _language = language
    _fonts.clear()


def drawn(name):
    """Open the file of a font. A language with more letters than English has files of its own."""
    if _language != CODES[:2]:
        try:
            return open("%sart/%s_%s.bin" % (HERE, name, _language), "rb")
        except OSError:
            pass
    return open("%sart/%s.bin" % (HERE, name), "rb")


class Font:
    """A row of glyphs with the advance of each, and the letters they stand for."""

    def __init__(self, name):
        # Four bytes: glyph width, height, glyphs, 1. Then the rows, the advances, the letters.
        with drawn(name) as file:
            self.width, self.height, glyphs, _ = file.read(4)
            row = self.width * glyphs
            self.bitmap = pixels(file, row, self.height)
            file.seek(4 + (row + 7) // 8 * self.height)
            self._advances = file.read(glyphs)
            letters = file.read()
        self._text = self._glyphs = None
        self._letters = letters.decode()
        # The glyphs of the common letters by code. They come first, a byte each.
        self._common = bytearray(bytes((letters.find(b"?"),)) * _COMMON)
        for glyph, code in enumerate(letters):
            if code < _COMMON:
                self._common[code] = glyph

    def glyphs(self, text):
        """Return the numbers of its glyphs. A letter that the font lacks becomes a question mark.

        This reads bytes, because the VM treats a single letter as a name: it looks for it among all
        names and keeps it for good.
        """
        if text == self._text:  # a text is measured first, then drawn
            return self._glyphs
        common, letters = self._common, self._letters
        found = self._glyphs = bytearray()
        self._text = text
        text = text.encode()
        at = 0
        while at < len(text):
            code = text[at]
            if code < _COMMON:
                found.append(common[code])
                at += 1
            else:
                end = at + (2 if code < _LONGER else 3)
                glyph = letters.find(text[at:end].decode())
                found.append(glyph if glyph >= 0 else common[_UNKNOWN])
                at = end
        return found

    def measure(self, text):
        """Return the width in pixels, without the gap after the last letter."""
        width = 0
        advances = self._advances
        for glyph in self.glyphs(text):
            width += advances[glyph]
        return max(width - 1, 0)

    def draw(self, bitmap, text, x, y=0, end=None):
        """Draw the text as 0 into a bitmap, up to `end`. Return the x after the last gap."""
        end = end or bitmap.width
        advances, wide = self._advances, self.width
        for glyph in self.glyphs(text):
            advance = advances[glyph]
            left = glyph * wide
            if x + advance - 1 > end:
                if strict:
                    raise ValueError("'" + text + "' does not fit its slot")
                break
            # The gap belongs to the next letter, because a glyph may be as wide as its advance.
            ink = wide if x + wide <= end else end - x
            bitmaptools.blit(bitmap, self.bitmap, x, y, x1=left, x2=left + ink, skip_source_index=1)
            x += advance
        return x


def font(name="garden7"):
    """Return garden7 for words, garden5 for plates and numbers in tight places."""
    if name not in _fonts:
        _fonts[name] = Font(name)
    return _fonts[name]


def measure(text, name="garden7"):
    return font(name).measure(text)


def fit(text, width, name="garden7"):
    """Cut a text that is not ours at this width and end it with …."""
    if measure(text, name) <= width:
        return text
    while text and measure(text + "…", name) > width:
        text = text[:-1]
    return text + "…"


def wrap(text, width):
    """Break the text into lines of this width, at blanks, or inside a word that is too long."""
    lines = []
    line = ""
    for word in text.split(" "):
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
