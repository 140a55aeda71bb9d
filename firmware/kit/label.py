# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Labels for texts that change, in slots that are made once and never grow.

A label keeps its bitmap when its text changes, so changes do not fragment the heap. Paint text that
never changes on the canvas instead.
"""

import displayio

from .colors import one
from .sprites import dye
from .text import LEFT, font


def write(group, x, y, width, color, text, align=LEFT):
    """Add words in a slot. A canvas paints them at once and makes no object."""
    if hasattr(group, "write"):
        return group.write(x, y, width, color, text, align)
    return Label(group, x, y, width, color, text, align)


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
            self._text = text
            slack = max(self.bitmap.width - self._font.measure(text), 0)
            self.bitmap.fill(1)
            self._font.draw(self.bitmap, text, slack * self._align // 2)

    def dye(self, color):
        """Give the text another colour, if it changes."""
        dye(self, one(color))


def big(group, x, y, width, color, text="", align=LEFT, scale=2):
    """Return an enlarged label. x, y and width are screen pixels."""
    frame = displayio.Group(scale=scale, x=x, y=y)
    group.append(frame)
    return Label(frame, 0, 0, width // scale, color, text, align)
