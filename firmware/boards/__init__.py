# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Board profiles: one file for each board, found by the id that CircuitPython gives it.

The firmware, boot.py and the simulator know nothing else about a board, and there is no list to
extend. docs/adding-a-board.md shows a whole profile.
"""

import board

from garden.types import TYPE_CHECKING

from ..kit.input import TURN

if TYPE_CHECKING:
    import analogio
    import audioio
    import busdisplay
    import digitalio
    import keypad


class Board:
    """Everything that a profile may say. The firmware does without whatever stays None."""

    SIZE: tuple[int, int] = (
        160,
        128,
    )  # pixels of the screen, for the simulator; a real screen tells its own size
    NVM = 0  # bytes of microcontroller.nvm, also for the simulator
    KEYS: tuple[int, ...] = ()  # the logical button of each key number
    CAPS: tuple[str, ...] = ("A", "B", "START", "SEL")  # the print on OK, BACK, MENU and TURN
    SLOWEST = 0  # the lowest sample rate that the speaker plays

    def display(self) -> "busdisplay.BusDisplay":
        return board.DISPLAY  # type: ignore[attr-defined]  # which boards with a screen have

    def keys(self) -> "keypad.ShiftRegisterKeys | keypad.Keys":
        """Return a keypad scanner."""
        raise NotImplementedError

    def stick(self) -> "tuple[analogio.AnalogIn, analogio.AnalogIn] | None":
        """Return (x, y), the analog inputs of the stick, if there is one."""
        return None

    def speaker(self) -> "tuple[audioio.AudioOut, digitalio.DigitalInOut] | None":
        """Return (an output for audiocore samples, a pin to keep on), if there is a speaker."""
        return None

    pointer = None  # a method that returns a source of pointer events; see firmware/touch
    post = None  # a method that returns what sends links; see firmware/kit/sharing.py

    def lights(self) -> "tuple[digitalio.DigitalInOut, int] | None":
        """Return (an output for neopixel_write, how many lights), if there are lights."""
        return None

    def turn_is_held(self) -> bool:
        """Return True if TURN is down while the board starts. boot.py calls this."""
        with self.keys() as keys:  # type: ignore[call-arg]  # the stubs forget what it is given
            keys.reset()  # this scans at once, and every key that is down makes an event
            event = keys.events.get()
            while event:
                if event.pressed and self.KEYS[event.key_number] == TURN:
                    return True
                event = keys.events.get()
        return False


def find() -> Board:
    """Return the profile of the board this runs on."""
    try:
        profile = __import__("firmware.boards." + board.board_id, None, None, ("Profile",))
    except ImportError as trouble:
        why = "No profile for " + board.board_id + " in firmware/boards: " + str(trouble)
        raise RuntimeError(why) from None
    return profile.Profile()
