# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The board in use: power_on gives it the pins and the screen of one board."""

from microcontroller import Pin


def power_on(board_id, pins, display):
    """Become this board."""
    for name in [name for name, thing in globals().items() if isinstance(thing, Pin)]:
        del globals()[name]
    globals().update({name: Pin(name) for name in pins}, board_id=board_id, DISPLAY=display)
