# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyGamer: 160x128, stick, four buttons, five lights, a speaker; 192 KB of RAM."""

import analogio
import audioio
import board
import digitalio
import keypad

from ..kit.input import BACK, MENU, OK, TURN
from . import Board


class Profile(Board):
    SIZE = (160, 128)
    NVM = 8192
    KEYS = (BACK, OK, MENU, TURN)

    def keys(self):
        return keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=len(self.KEYS),
            value_when_pressed=True,
        )

    def stick(self):
        return analogio.AnalogIn(board.JOYSTICK_X), analogio.AnalogIn(board.JOYSTICK_Y)

    def speaker(self):
        amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
        amplifier.switch_to_output(True)
        return audioio.AudioOut(board.SPEAKER), amplifier

    def lights(self):
        line = digitalio.DigitalInOut(board.NEOPIXEL)
        line.switch_to_output()
        return line, 5
