# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keys behind a shift register or at pins: those held at the start come first, as events."""

from collections import namedtuple

import drive

Event = namedtuple("Event", ("key_number", "pressed"))


class _Events:
    def __init__(self, numbers):
        self._events = [Event(number, True) for number in numbers]

    def get(self):
        return self._events.pop(0) if self._events else None


class _Scanner:
    def __init__(self, key_count):
        self.events = _Events([key for key in drive.state["held"] if key < key_count])

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        pass


class ShiftRegisterKeys(_Scanner):
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        pins = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", True)
        assert (clock, data, latch, value_when_pressed) == pins
        super().__init__(key_count)


class Keys(_Scanner):
    def __init__(self, pins, *, value_when_pressed, pull):
        super().__init__(len(pins))
