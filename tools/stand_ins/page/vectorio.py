# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Filled rectangles."""

from array import array

import layers
from displayio import RECTANGLE
from uctypes import addressof


class Rectangle(layers.Shape):
    def __init__(self, *, width, height, **how):
        if width < 1 or height < 1:
            raise ValueError("width and height must be >= 1")
        super().__init__(width=width, height=height, **how)
        self._record = array("i", (RECTANGLE, 0, 0, 0, 0, 0, 0, 0))
        self._record_at = addressof(self._record)

    def _gather(self, records, x, y, scale):
        record = self._record
        record[1] = x + self.x * scale
        record[2] = y + self.y * scale
        record[3] = scale
        record[4] = self.width
        record[5] = self.height
        record[6] = self.pixel_shader.at
        record[7] = self.pixel_shader.inside(self.color_index)
        records.append(self._record_at)
