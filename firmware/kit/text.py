# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Text in our own fonts, drawn into slots that are made once and never grow.

A label keeps its bitmap when its text changes, so the heap stays whole however often it does.
"""

import bitmaptools
import displayio

from garden import const

from .colors import one
from .sprites import ART, dye, pixels

LEFT = const(0)
CENTRE = const(1)
RIGHT = const(2)

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

    def place(self, letter):
        """The glyph's number; a letter the font lacks shows as a question mark."""
        found = self._letters.find(letter)
        return found if found >= 0 else self._letters.find("?")

    def measure(self, text):
        """Width in pixels, without the gap behind the last letter."""
        width = 0
        for letter in text:
            width += self._advances[self.place(letter)]
        return max(width - 1, 0)

    def draw(self, bitmap, text, x, y=0):
        """Draw into a one-bit bitmap, in which ink is 0; returns the x behind the last gap."""
        for letter in text:
            glyph = self.place(letter)
            advance = self._advances[glyph]
            left = glyph * self.width
            if x + advance - 1 > bitmap.width:
                if strict:
                    raise ValueError("'" + text + "' does not fit its slot")
                break
            # The gap belongs to the next letter: a glyph may be as wide as its advance.
            ink = min(self.width, bitmap.width - x)
            bitmaptools.blit(
                bitmap, self.bitmap, x, y, x1=left, y1=0, x2=left + ink, skip_source_index=1
            )
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


class Label(displayio.TileGrid):
    """One line of text in a slot: left edge x, top of the capitals y, so many pixels wide."""

    def __init__(self, group, x, y, width, color, text="", align=LEFT, shadow=None, name="garden7"):
        glyphs = font(name)
        bitmap = displayio.Bitmap(width, glyphs.height, 2)
        bitmap.fill(1)
        super().__init__(bitmap, pixel_shader=one(color), x=x, y=y)
        self._font = glyphs
        self._align = align
        self._text = ""
        self.shadow = None
        if shadow is not None:
            # the same bitmap again, one pixel down and to the right
            self.shadow = displayio.TileGrid(bitmap, pixel_shader=one(shadow), x=x + 1, y=y + 1)
            group.append(self.shadow)
        group.append(self)
        self.text = text

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, text):
        if text != self._text:
            slack = max(self.bitmap.width - self._font.measure(text), 0)
            self.lay(((slack * self._align // 2, text),))

    def lay(self, words):
        """Draw several words of (x, text), each at its own place in the slot."""
        self._text = " ".join([text for _, text in words])
        self.bitmap.fill(1)
        for x, text in words:
            self._font.draw(self.bitmap, text, x)

    def dye(self, color):
        """Give the text another colour, if it changes."""
        dye(self, one(color))


def big(group, x, y, width, color, text="", align=LEFT, scale=2):
    """A label enlarged: x, y and width are screen pixels."""
    frame = displayio.Group(scale=scale, x=x, y=y)
    group.append(frame)
    return Label(frame, 0, 0, width // scale, color, text, align)
