# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board's own modules for the small VM: they take the room of the real ones and draw nothing.

A bitmap's pixels take exactly what they take on the board. A group, a grid, a shape or a palette
is a C structure there; here it is a Python object with as much beside it as makes up the size.
"""

import struct
import sys
from array import array

WIDTH, HEIGHT = 160, 128

# Places in the numbers that an object keeps, each two bytes. The rest only makes up the size.
_X, _Y, _WIDTH, _HEIGHT, _COLOR, _HIDDEN, _TILE_WIDTH, _TILE_HEIGHT, _TILES = range(9)


# To make an object's numbers of: on the board nothing is left over from making one.
_GRID, _OUR_GRID, _SHAPE = bytes(32), bytes(80), bytes(48)


def _number(place):
    """A property kept among the numbers."""

    def read(self):
        return self._numbers[place]

    def write(self, value):
        self._numbers[place] = value

    return property(read, write)


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width, self.height, self.bits_per_value = width, height, bits
        # Rows are padded to whole words.
        self._pixels = bytearray((width * bits + 31) // 32 * 4 * height)

    def fill(self, value):
        pass

    def __getitem__(self, where):
        return 0

    def __setitem__(self, where, value):
        pass


class Palette:
    def __init__(self, color_count):
        self._colors = bytearray(16 * color_count)  # four words a colour

    def __len__(self):
        return len(self._colors) // 16

    def __getitem__(self, place):
        return struct.unpack_from("<I", self._colors, 16 * place)[0]

    def __setitem__(self, place, rgb):
        struct.pack_into("<I", self._colors, 16 * place, rgb)

    def make_transparent(self, place):
        pass


class TileGrid:
    """96 bytes, and the tiles where there are more than four; 48 more under a class of ours."""

    x, y, width, height = _number(_X), _number(_Y), _number(_WIDTH), _number(_HEIGHT)
    tile_width, tile_height = _number(_TILE_WIDTH), _number(_TILE_HEIGHT)
    hidden = _number(_HIDDEN)
    flip_x = flip_y = transpose_xy = False

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None,
                 tile_height=None, default_tile=0, x=0, y=0):  # fmt: skip
        self.bitmap, self.pixel_shader = bitmap, pixel_shader
        self._numbers = array("h", _GRID if type(self) is TileGrid else _OUR_GRID)
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        self._tiles = bytearray(width * height) if width * height > 4 else None
        tiles, place = (self._tiles, 0) if self._tiles else (self._numbers, _TILES)
        for place in range(place, place + width * height):
            tiles[place] = default_tile

    def _at(self, where):
        return where if isinstance(where, int) else where[1] * self.width + where[0]

    def __getitem__(self, where):
        tiles, first = (self._tiles, 0) if self._tiles else (self._numbers, _TILES)
        return tiles[first + self._at(where)]

    def __setitem__(self, where, tile):
        tiles, first = (self._tiles, 0) if self._tiles else (self._numbers, _TILES)
        tiles[first + self._at(where)] = tile


class Group(list):
    scale, x, y, hidden = 1, 0, 0, False

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__()
        if (scale, x, y) != (1, 0, 0):
            self.scale, self.x, self.y = scale, x, y


class Shape:
    """96 bytes."""

    x, y, width, height = _number(_X), _number(_Y), _number(_WIDTH), _number(_HEIGHT)
    color_index, hidden = _number(_COLOR), _number(_HIDDEN)

    def __init__(self, *, pixel_shader, x=0, y=0, width=0, height=0, color_index=0, points=()):
        self.pixel_shader = pixel_shader
        self._numbers = array("h", _SHAPE)
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.color_index = color_index

    @property
    def location(self):
        return self.x, self.y

    @location.setter
    def location(self, place):
        self.x, self.y = place


class Display:
    width, height = WIDTH, HEIGHT
    rotation, brightness, auto_refresh, root_group = 0, 1.0, True, None

    def refresh(self):
        pass


class Quiet:
    """A pin, a speaker or whatever else is only there to be told things."""

    def __init__(self, *given, **named):
        self.value = 32768

    def __getattr__(self, name):
        return self._nothing

    def _nothing(self, *given, **named):
        pass


class Scanner:
    """Keys that are pressed by putting (number, pressed) into `waiting`."""

    waiting = []

    def __init__(self, *given, **named):
        self.events = self

    def get(self):
        return Event(*self.waiting.pop(0)) if self.waiting else None

    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number, event.pressed = self.waiting.pop(0)
        return True

    def clear(self):
        self.waiting.clear()


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number, self.pressed, self.timestamp = key_number, pressed, timestamp

    @property
    def released(self):
        return not self.pressed


class Clock:
    now = 0  # ms


def nothing(*given, **named):
    pass


def readinto(bitmap, file, bits_per_pixel, **options):
    """As on the board: straight into the bitmap, nothing in between."""
    row = bytearray((bitmap.width * bits_per_pixel + 7) // 8)
    for _ in range(bitmap.height):
        file.readinto(row)


def install(board_id="pygamer"):
    """Make these the modules of their names."""
    pins = "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH JOYSTICK_X JOYSTICK_Y NEOPIXEL SPEAKER"
    board = {name: name for name in (pins + " SPEAKER_ENABLE LIGHT").split()}
    _module("board", board_id=board_id, DISPLAY=Display(), **board)
    _module("displayio", Bitmap=Bitmap, Palette=Palette, TileGrid=TileGrid, Group=Group)
    _module("vectorio", Rectangle=Shape, Circle=Shape, Polygon=Shape)
    _module("bitmaptools", readinto=readinto, blit=nothing, draw_line=nothing, fill_region=nothing)
    _module("keypad", ShiftRegisterKeys=Scanner, Keys=Scanner, Event=Event)
    _module("analogio", AnalogIn=Quiet)
    _module("digitalio", DigitalInOut=Quiet)
    _module("audioio", AudioOut=Quiet)
    _module("audiocore", RawSample=Quiet)
    _module("neopixel_write", neopixel_write=nothing)
    _module("supervisor", ticks_ms=lambda: Clock.now)
    _module("traceback", print_exception=sys.print_exception)


def _module(name, **names):
    sys.modules[name] = type(name, (), {key: _plain(names[key]) for key in names})


def _plain(thing):
    """Not to be taken for a method."""
    return staticmethod(thing) if callable(thing) and not isinstance(thing, type) else thing
