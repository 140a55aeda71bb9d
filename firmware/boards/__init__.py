# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Board profiles: one file a board, found by the id CircuitPython gives it.

Everything that differs between boards is in its profile. What a board lacks stays None, and
the firmware does without it.
"""

import board


class Board:
    """A board with a screen and nothing else; profiles say what more there is."""

    KEYS = ()  # the logical button of each key number
    CAPS = ("A", "B", "START", "SEL")  # what is printed on OK, BACK, MENU and TURN

    def display(self):
        return board.DISPLAY

    def keys(self):
        """A keypad scanner."""
        raise NotImplementedError

    def stick(self):
        """(x, y) analog inputs, if there is a stick."""

    def speaker(self):
        """(something that plays audiocore samples, whatever has to stay on), if there is one."""

    def lights(self):
        """(output for neopixel_write, how many lights), if there are lights."""


def find():
    """The profile of the board this runs on."""
    try:
        profile = __import__("firmware.boards." + board.board_id, None, None, ("Profile",))
    except ImportError:
        raise RuntimeError("No profile for " + board.board_id + " in firmware/boards") from None
    return profile.Profile()
