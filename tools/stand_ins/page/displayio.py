# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""displayio on a page: plain objects whose pixels lie in bytearrays, a byte each.

JavaScript gets the addresses of those and works in the VM's memory: the collector never moves an
object. It must not be given anything to complain about, since no `except` here would see that; so
every argument is checked on this side.
"""

from array import array

import _page
import layers
import notes
from checks import inside, place
from layers import bits_for
from uctypes import addressof

GRID = 1  # the kinds of record that refresh() hands over
RECTANGLE = 2

_CLEAR = 0x1000000  # beside a colour: it is transparent


class Bitmap:
    def __init__(self, width, height, value_count):
        if width < 1 or height < 1 or value_count < 2:
            raise ValueError("a bitmap has pixels, and at least two values")
        bits = bits_for(value_count)
        if bits > 8:
            raise NotImplementedError("a pixel is one byte here")
        self.width = width
        self.height = height
        self.bits_per_value = bits
        self.most = (1 << bits) - 1
        self._pixels = bytearray(width * height)
        self.at = addressof(self._pixels)
        self.notes = {}

    def __getitem__(self, where):
        return self._pixels[place(where, self.width, self.height)]

    def __setitem__(self, where, value):
        self._pixels[place(where, self.width, self.height)] = inside(value, 0, self.most, "value")
        _page.touch()

    def fill(self, value):
        inside(value, 0, self.most, "value")
        notes.fill(self, 0, 0, self.width, self.height, value)
        _page.fill(self.at, self.width, 0, 0, self.width, self.height, value)


class Palette:
    def __init__(self, color_count):
        self._colors = array("I", bytes(4 * color_count))
        self.at = addressof(self._colors)

    def __len__(self):
        return len(self._colors)

    def inside(self, nth):
        return inside(nth, 0, len(self._colors) - 1, "palette index")

    def __getitem__(self, nth):
        return self._colors[self.inside(nth)] & 0xFFFFFF

    def __setitem__(self, nth, rgb):
        kept = self._colors[self.inside(nth)] & _CLEAR
        self._colors[nth] = kept | inside(rgb, 0, 0xFFFFFF, "color")
        _page.touch()

    def make_transparent(self, nth):
        self._colors[self.inside(nth)] |= _CLEAR
        _page.touch()

    def make_opaque(self, nth):
        self._colors[self.inside(nth)] &= 0xFFFFFF
        _page.touch()

    def is_transparent(self, nth):
        return bool(self._colors[self.inside(nth)] & _CLEAR)

    @property
    def opaque(self):
        return not any([color & _CLEAR for color in self._colors])


class TileGrid(layers.TileGrid):
    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None,
                 tile_height=None, default_tile=0, x=0, y=0):  # fmt: skip
        super().__init__(bitmap, pixel_shader, width, height, tile_width, tile_height, x, y)
        if bitmap.width % self.tile_width or bitmap.height % self.tile_height:
            raise ValueError("tiles must fill the bitmap")
        most = (bitmap.width // self.tile_width) * (bitmap.height // self.tile_height) - 1
        self._most = most
        inside(default_tile, 0, min(most, 255), "default_tile")
        self._tiles = bytearray([default_tile] * (width * height))
        self._record = array(
            "i",
            (GRID, 0, 0, 0, bitmap.at, bitmap.width, 0, addressof(self._tiles))
            + (width, height, self.tile_width, self.tile_height),
        )
        self._record_at = addressof(self._record)

    def __getitem__(self, where):
        return self._tiles[place(where, self.width, self.height)]

    def __setitem__(self, where, tile):
        self._tiles[place(where, self.width, self.height)] = inside(
            tile, 0, min(self._most, 255), "tile"
        )
        _page.touch()

    def _gather(self, records, x, y, scale):
        record = self._record
        record[1] = x + self.x * scale
        record[2] = y + self.y * scale
        record[3] = scale
        record[6] = self.pixel_shader.at
        records.append(self._record_at)


class Group(layers.Layer):
    def __init__(self, *, scale=1, x=0, y=0):
        if scale < 1:
            raise ValueError("scale must be >= 1")
        self._times = scale  # a subclass may have a `scale` of its own
        self.x = x
        self.y = y
        self._layers = []

    @property
    def scale(self):
        return self._times

    @scale.setter
    def scale(self, scale):
        self._times = scale

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, nth):
        return self._layers[nth]

    def __iter__(self):
        return iter(self._layers)

    def append(self, layer):
        self.insert(len(self._layers), layer)

    def insert(self, nth, layer):
        if not isinstance(layer, layers.Layer):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer.in_a_group:
            raise ValueError("Layer already in a group")
        layer.in_a_group = True
        self._layers.insert(nth, layer)

    def remove(self, layer):
        self._layers.remove(layer)
        layer.in_a_group = False

    def pop(self, nth=-1):
        layer = self._layers.pop(nth)
        layer.in_a_group = False
        return layer

    def _gather(self, records, x, y, scale):
        x += self.x * scale
        y += self.y * scale
        scale *= self._times
        for layer in self._layers:
            if not layer.hidden:
                layer._gather(records, x, y, scale)


class Display:
    """The page's canvas. What was shown last stays until a refresh finds that something changed."""

    brightness = 1.0
    auto_refresh = True
    rotation = 0
    root_group = None

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self._records = []

    def refresh(self):
        records = self._records
        records.clear()
        if self.root_group is not None and not self.root_group.hidden:
            self.root_group._gather(records, 0, 0, 1)
        addresses = array("i", records)
        _page.show(
            addressof(addresses), len(addresses), self.rotation, int(self.brightness * 100 + 0.5)
        )
