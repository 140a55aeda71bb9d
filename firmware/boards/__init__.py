# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Board profiles: one file a board, found by the id CircuitPython gives it.

A profile is all that the firmware, boot.py and the simulator know about a board; no list has to
be extended. docs/adding-a-board.md shows one whole.
"""

import board

from ..kit.input import TURN


class Board:
    """What a profile may say. What a board lacks stays None, and the firmware does without it."""

    SIZE = (160, 128)  # the screen, in pixels; a real one tells its own, a simulated one cannot
    NVM = 0  # bytes of microcontroller.nvm, likewise
    KEYS = ()  # the logical button of each key number
    CAPS = ("A", "B", "START", "SEL")  # what is printed on OK, BACK, MENU and TURN
    SLOWEST = 0  # samples a second below which the speaker stays silent

    def display(self):
        return board.DISPLAY

    def keys(self):
        """A keypad scanner."""
        raise NotImplementedError

    def stick(self):
        """(x, y) analog inputs, if there is a stick."""

    def speaker(self):
        """(an output that plays audiocore samples, a pin that has to stay on), if there is one."""

    def lights(self):
        """(output for neopixel_write, how many lights), if there are lights."""

    def turn_is_held(self):
        """For boot.py: whether TURN is down while the board starts."""
        with self.keys() as keys:
            keys.reset()  # this scans at once, and every key that is down makes an event
            event = keys.events.get()
            while event:
                if event.pressed and self.KEYS[event.key_number] == TURN:
                    return True
                event = keys.events.get()
        return False


def find():
    """The profile of the board this runs on."""
    try:
        profile = __import__("firmware.boards." + board.board_id, None, None, ("Profile",))
    except ImportError as trouble:
        why = "No profile for " + board.board_id + " in firmware/boards: " + str(trouble)
        raise RuntimeError(why) from None
    return profile.Profile()
