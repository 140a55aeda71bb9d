# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyPortal: 320x240, a resistive touch screen, no buttons, a speaker; 256 KB of RAM."""

import audioio
import board
import digitalio
import keypad
from adafruit_touchscreen import Touchscreen

from ..kit.panel import Panel
from . import Board

_CALIBRATION = ((5200, 59000), (5800, 57000))  # readings at the edges, as the makers give them


class Profile(Board):
    SIZE = (320, 240)
    NVM = 8192

    def keys(self):
        return keypad.Keys((), value_when_pressed=False)

    def pointer(self):
        pins = board.TOUCH_XL, board.TOUCH_XR, board.TOUCH_YD, board.TOUCH_YU
        screen = Touchscreen(*pins, calibration=_CALIBRATION, size=self.SIZE)
        return Panel(screen, board.DISPLAY)

    def speaker(self):
        amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
        amplifier.switch_to_output(True)
        return audioio.AudioOut(board.SPEAKER), amplifier

    def lights(self):
        line = digitalio.DigitalInOut(board.NEOPIXEL)
        line.switch_to_output()
        return line, 1
