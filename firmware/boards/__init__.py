# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Board profiles: one file for each board, found by the id that CircuitPython gives it.

The firmware, boot.py and the simulator know nothing else about a board, and there is no list to
extend. docs/adding-a-board.md shows a whole profile.
"""

import board

from ..kit.input import TURN


class Board:
    """Everything that a profile may say. The firmware does without whatever stays None."""

    SIZE = (160, 128)  # pixels of the screen, for the simulator; a real screen tells its own size
    NVM = 0  # bytes of microcontroller.nvm, also for the simulator
    KEYS = ()  # the logical button of each key number
    CAPS = ("A", "B", "START", "SEL")  # the print on OK, BACK, MENU and TURN
    SLOWEST = 0  # the lowest sample rate that the speaker plays

    def display(self):
        return board.DISPLAY

    def keys(self):
        """Return a keypad scanner."""
        raise NotImplementedError

    def stick(self):
        """Return (x, y), the analog inputs of the stick, if there is one."""

    def speaker(self):
        """Return (an output for audiocore samples, a pin to keep on), if there is a speaker."""

    pointer = None  # a method that returns a source of pointer events; see firmware/touch
    post = None  # a method that returns what sends links; see firmware/kit/sharing.py

    def lights(self):
        """Return (an output for neopixel_write, how many lights), if there are lights."""

    def turn_is_held(self):
        """Return True if TURN is down while the board starts. boot.py calls this."""
        with self.keys() as keys:
            keys.reset()  # this scans at once, and every key that is down makes an event
            event = keys.events.get()
            while event:
                if event.pressed and self.KEYS[event.key_number] == TURN:
                    return True
                event = keys.events.get()
        return False


def find():
    """Return the profile of the board this runs on."""
    try:
        profile = __import__("firmware.boards." + board.board_id, None, None, ("Profile",))
    except ImportError as trouble:
        why = "No profile for " + board.board_id + " in firmware/boards: " + str(trouble)
        raise RuntimeError(why) from None
    return profile.Profile()
