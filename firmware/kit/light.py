# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of lights shows whose turn it is, and public events, at most 3 times a second."""

from garden import const

try:
    from neopixel_write import neopixel_write
except ImportError:  # a board without lights may lack the module
    neopixel_write = None

from .colors import PLUM, RED, SEATS, TILES, WHITE

OFF = const(0)
TURN = const(1)  # one steady light in the seat's colour
BREATHE = const(2)  # all lights, slowly brighter and darker
WALK = const(3)  # one dim light walks while a bot thinks
FLASH = const(4)  # all lights, once, then back to the effect before
RAINBOW = const(5)  # the seats' colours, for three seconds, then off

_FRAME = const(100)  # ms between two updates of the lights
_FLASH = const(340)
_RAINBOW = const(3000)
_LEVELS = (0, 10, 26, 64, 128)  # of 256; 26 is a tenth


class Light:
    def __init__(self, board):
        lights = board.lights()
        self._line, self._count = lights if lights and neopixel_write else (None, 0)
        self._sent = bytes(3 * self._count)
        self.level = 2  # 0 to 4
        self._state, self._color = self._before = OFF, WHITE
        self._since = 0
        self._next = 0

    def show(self, mode, now, color=WHITE):
        """Start this effect now; `color` is one of ours."""
        if mode >= FLASH and self._state < FLASH:
            self._before = self._state, self._color
        self._state, self._color, self._since = mode, color, now
        self._next = now

    def seat(self, seat, now):
        """Show that it is this seat's turn."""
        self.show(TURN, now, SEATS[seat])

    def refuse(self, now):
        self.show(FLASH, now, RED)

    def tick(self, now):
        if self._line is None or now < self._next:
            return
        self._next = now + _FRAME
        time = now - self._since
        if (self._state == FLASH and time > _FLASH) or (self._state == RAINBOW and time > _RAINBOW):
            self._state, self._color = self._before
        colors = bytearray(3 * self._count)
        if self.level:
            for light in range(self._count):
                self._set_light(colors, 3 * light, light, time)
        if colors != self._sent:
            self._sent = colors
            neopixel_write(self._line, colors)

    def _set_light(self, colors, at, light, time):
        strength, color = self._brightness(light, time)
        strength = strength * _LEVELS[self.level] >> 8
        rgb = TILES[color]
        # the lights take green, red, blue
        colors[at] = (rgb >> 8 & 255) * strength >> 8
        colors[at + 1] = (rgb >> 16) * strength >> 8
        colors[at + 2] = (rgb & 255) * strength >> 8

    def _brightness(self, light, time):
        """Return (strength of 256, colour) of one light."""
        mode = self._state
        if mode == TURN:
            return (256 if light == self._count // 2 else 0), self._color
        if mode == BREATHE:
            wave = time // 8 & 511
            return 40 + (wave if wave < 256 else 511 - wave) * 216 // 256, self._color
        if mode == WALK:
            return (96 if light == time // 300 % self._count else 0), self._color
        if mode == FLASH:
            return 256, self._color
        if mode == RAINBOW:
            return 256, SEATS[(light + time // 400) % len(SEATS)]
        return 0, PLUM
