# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pins of a PyBadge or a PyGamer, and the screen."""

from displayio import Display
from microcontroller import Pin

board_id = "pybadge"
DISPLAY = Display(160, 128)
_PINS = "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH JOYSTICK_X JOYSTICK_Y NEOPIXEL SPEAKER SPEAKER_ENABLE"
for _name in _PINS.split():
    globals()[_name] = Pin(_name)
