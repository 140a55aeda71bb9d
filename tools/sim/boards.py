# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The boards that can be simulated: what their makers soldered on."""

from collections import namedtuple

Described = namedtuple("Described", "width height pins stick nvm")

_SAMD51 = (
    *("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "NEOPIXEL", "SPEAKER"),
    *("SPEAKER_ENABLE", "LIGHT"),
)
_STICK = ("JOYSTICK_X", "JOYSTICK_Y")
_PICOSYSTEM = (
    *("SW_A", "SW_B", "SW_X", "SW_Y", "SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT"),
    *("AUDIO", "LED_R", "LED_G", "LED_B", "BAT_SENSE"),
)

BOARDS = {
    "pygamer": Described(160, 128, (*_SAMD51, *_STICK, "SD_CS"), _STICK, 8192),
    "pybadge": Described(160, 128, _SAMD51, (), 8192),
    "pimoroni_picosystem": Described(240, 240, _PICOSYSTEM, (), 4096),
}
