# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Loads every stand-in, so that none takes heap later, when somebody measures."""

import sys

NAMES = (
    "analogio audiocore audioio bitmaptools board digitalio displayio fontio keypad "
    "microcontroller neopixel_write storage supervisor traceback vectorio"
)


def install(board_id="pygamer"):
    """Be this board."""
    for name in NAMES.split():
        __import__(name)
    sys.modules["board"].board_id = board_id
