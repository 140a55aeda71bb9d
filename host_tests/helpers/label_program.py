# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A program for any VM: adafruit_display_text writes a label in a font whose letters are boxes."""

PROGRAM = """
import displayio, fontio
from adafruit_display_text import bitmap_label

SHEET = displayio.Bitmap(60, 7, 2)
SHEET.fill(1)


class Font:
    def get_bounding_box(self):
        return 6, 7, 0, 0

    def get_glyph(self, codepoint):
        return fontio.Glyph(SHEET, 0, 6, 7, 0, 0, 6, 0)


label = bitmap_label.Label(Font(), text="two\\nlines", color=0xFFFFFF)
label.text = "three\\nlines\\nnow"
print(label.bounding_box)
"""
PRINTED = "(0, -4, 30, 23)\n"  # five letters wide, three lines of 8 tall
INK = 6 * 7 * len("threelinesnow")  # pixels
