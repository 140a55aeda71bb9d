# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board's own modules for the small VM: they take the heap of the real ones and draw nothing.

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
import sys
from collections import namedtuple

WIDTH, HEIGHT = 160, 128

# Takes whatever it is given, in C, and leaves nothing on the heap.
nothing = "".format


class Bitmap:
    fill = deinit = nothing

    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
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


class TileGrid:
    flip_x = flip_y = transpose_xy = False

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None,
                 tile_height=None, default_tile=0, x=0, y=0):  # fmt: skip
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
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


class Shape:
    def __init__(self, *, pixel_shader, x=0, y=0, width=0, height=0, color_index=0):
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.color_index = color_index
        self.hidden = False
        self._spare = self._room = None  # make up the size

    @property
    def location(self):
        return self.x, self.y

    @location.setter
    def location(self, place):
        self.x, self.y = place


Glyph = namedtuple(
    "Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y")
)


class Display:
    width, height = WIDTH, HEIGHT
    rotation, brightness, auto_refresh, root_group = 0, 1.0, True, None
    refresh = nothing


class Output:
    """A digital pin that puts out what it is told."""

    deinit = nothing

    def __init__(self, pin):
        self.value = False

    def switch_to_output(self, value=False):
        self.value = value


class Speaker:
    deinit = nothing

    def __init__(self, left_channel):
        self.playing = False

    def play(self, sample, *, loop=False):
        self.playing = True

    def stop(self):
        self.playing = False


class Quiet:
    """An analog pin, a sample: takes any call and any argument, and does nothing."""

    def __init__(self, *given, **named):
        self.value = 32768

    def __getattr__(self, name):
        return nothing


class Scanner:
    """Keys that are pressed by putting two times their number, and one when down, in `waiting`."""

    waiting = []
    deinit = nothing

    def __init__(self, *given, **named):
        self.events = self
        self._queue = bytearray(300)  # EventQueue.h, its ring of 64 events, and the pins

    def __len__(self):
        return len(self.waiting)

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        if not self.waiting:
            return False
        key = self.waiting.pop(0)
        event.key_number = key >> 1
        event.pressed = bool(key & 1)
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


def readinto(bitmap, file, bits_per_pixel, **options):
    """As on the board: straight into the bitmap, nothing in between."""
    size = (bitmap.width * bits_per_pixel + 7) // 8 * bitmap.height
    end = file.tell() + size
    file.readinto(bitmap._pixels)
    file.seek(end)


def install(board_id="pygamer"):
    """Make these the modules of their names."""
    pins = "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH JOYSTICK_X JOYSTICK_Y NEOPIXEL SPEAKER"
    board = {name: name for name in (pins + " SPEAKER_ENABLE LIGHT").split()}
    module("board", board_id=board_id, DISPLAY=Display(), **board)
    module("displayio", Bitmap=Bitmap, Palette=Palette, TileGrid=TileGrid, Group=Group)
    module("vectorio", Rectangle=Shape)
    drawing = {name: nothing for name in ("blit", "draw_line", "fill_region", "replace_color")}
    module("bitmaptools", readinto=readinto, **drawing)
    module("fontio", Glyph=Glyph)
    module("keypad", ShiftRegisterKeys=Scanner, Keys=Scanner, Event=Event)
    module("analogio", AnalogIn=Quiet)
    module("digitalio", DigitalInOut=Output)
    module("audioio", AudioOut=Speaker)
    module("audiocore", RawSample=Quiet)
    module("neopixel_write", neopixel_write=nothing)
    module("supervisor", ticks_ms=lambda: Clock.now, runtime=Runtime, reload=sys.exit)
    module("traceback", print_exception=sys.print_exception)


class Runtime:
    usb_connected = False


def module(name, **names):
    """Make these the names of a module that is there from now on."""
    sys.modules[name] = type(name, (), {key: _plain(names[key]) for key in names})


def _plain(thing):
    """Not to be taken for a method."""
    return staticmethod(thing) if callable(thing) and not isinstance(thing, type) else thing
