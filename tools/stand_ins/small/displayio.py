# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""displayio for the small VM: takes the heap of the real one and draws nothing.

Each object takes the bytes that it takes on the board, where it is a C structure. The sizes are
those of CircuitPython 10's headers for a 32-bit chip, rounded up to the 16-byte blocks of the
heap. A palette of two colours, a grid of more than four tiles and a subclass of Group take one
block more here, nothing takes less; host_tests/device/test_devices.py weighs them.

    displayio.Bitmap     shared-module/displayio/Bitmap.h      48, and the pixels in rows of words
    displayio.Palette    shared-module/displayio/Palette.h     16, and 16 a colour
    displayio.TileGrid   shared-module/displayio/TileGrid.h    96, and a byte a tile beyond four
    displayio.Group      shared-module/displayio/Group.h       48, a list of 16, room for 4, 8...
    vectorio.Rectangle   shared-module/vectorio/Rectangle.h    32, and VectorShape.h 64
    audiocore.RawSample  shared-module/audiocore/RawSample.h   32
    fontio.Glyph         shared-bindings/fontio/Glyph.c        48: a named tuple of eight
    a subclass of ours   py/objtype.h                          32 more, and its attributes

A Python object is 16 bytes and 8 for each attribute that there is room for: 1, 2, 4, 6, 8, 10...
What is read and set often is a plain attribute: that is as quick as the board's C.
"""

import struct

import layers
from layers import bits_for

# Takes whatever it is given, in C, and leaves nothing on the heap.
nothing = "".format


class Bitmap:
    fill = deinit = nothing

    def __init__(self, width, height, value_count):
        bits = bits_for(value_count)
        self.width = width
        self.height = height
        self.bits_per_value = bits
        # 16 bytes are spent on the bytearray itself.
        self._pixels = bytearray(max((width * bits + 31) // 32 * 4 * height - 16, 0))

    def __getitem__(self, where):
        return 0

    def __setitem__(self, where, value):
        pass


class Palette:
    make_transparent = make_opaque = is_transparent = nothing

    def __init__(self, color_count, *, dither=False):
        # 32 bytes are spent on the bytearray itself and the place for it.
        self._colors = bytearray(max(16 * color_count - 32, 4 * color_count))

    def __len__(self):
        return len(self._colors) // 16 + 2

    def __getitem__(self, place):
        return struct.unpack_from("<I", self._colors, 4 * place)[0]

    def __setitem__(self, place, rgb):
        struct.pack_into("<I", self._colors, 4 * place, rgb)


class TileGrid(layers.TileGrid):
    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None,
                 tile_height=None, default_tile=0, x=0, y=0):  # fmt: skip
        super().__init__(bitmap, pixel_shader, width, height, tile_width, tile_height, x, y)
        self.hidden = False
        tiles = width * height
        # Up to four are kept in one number, as the board keeps them in the pointer.
        self._tiles = default_tile * (0x01010101 & (1 << 8 * tiles) - 1) if tiles <= 4 else None
        if tiles > 4:
            self._tiles = bytearray(tiles)
            for place in range(tiles if default_tile else 0):
                self._tiles[place] = default_tile

    def __getitem__(self, where):
        if not isinstance(where, int):
            where = where[1] * self.width + where[0]
        tiles = self._tiles
        return tiles >> 8 * where & 255 if isinstance(tiles, int) else tiles[where]

    def __setitem__(self, where, tile):
        if not isinstance(where, int):
            where = where[1] * self.width + where[0]
        tiles = self._tiles
        if isinstance(tiles, int):
            self._tiles = tiles & ~(255 << 8 * where) | tile << 8 * where
        else:
            tiles[where] = tile


class Group(list):
    scale, hidden = 1, False

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__()
        self.x = x
        self.y = y
        if scale != 1:
            self.scale = scale
        if type(self) is not Group:
            self._native = bytearray(16)  # apart from the object of ours there is the board's


class Display:
    rotation, brightness, auto_refresh, root_group = 0, 1.0, True, None
    refresh = nothing

    def __init__(self, width, height):
        self.width = width
        self.height = height
