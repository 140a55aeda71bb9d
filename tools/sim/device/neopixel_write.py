# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lights: what was last sent to each pin is kept on the pin."""


def neopixel_write(digitalinout, buf):
    digitalinout._pin.colours = bytes(buf)
