# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the layers of both MicroPythons' displayio have in common, whether or not they draw."""


def bits_for(value_count):
    """Return the bits of a pixel that has so many values: 1, 2, 4 or 8."""
    bits = 1
    while 1 << bits < value_count:
        bits *= 2
    return bits


class Layer:
    """What a group may hold."""

    hidden = in_a_group = False


class TileGrid(Layer):
    flip_x = flip_y = transpose_xy = False

    def __init__(self, bitmap, pixel_shader, width, height, tile_width, tile_height, x, y):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height


class Shape(Layer):
    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.color_index = color_index

    @property
    def location(self):
        return self.x, self.y

    @location.setter
    def location(self, place):
        self.x, self.y = place
