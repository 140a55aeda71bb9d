# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Filled rectangles."""

from array import array

from displayio import RECTANGLE, Layer
from uctypes import addressof


class Rectangle(Layer):
    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        if width < 1 or height < 1:
            raise ValueError("width and height must be >= 1")
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.color_index = color_index
        self._record = array("i", (RECTANGLE, 0, 0, 0, 0, 0, 0, 0))
        self._record_at = addressof(self._record)

    @property
    def location(self):
        return self.x, self.y

    @location.setter
    def location(self, place):
        self.x, self.y = place

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
