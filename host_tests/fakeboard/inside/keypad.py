# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keys behind a shift register: those held at the start come first, as events."""

from collections import namedtuple

import drive

Event = namedtuple("Event", ("key_number", "pressed"))


class _Events:
    def __init__(self, numbers):
        self._events = [Event(number, True) for number in numbers]

    def get(self):
        return self._events.pop(0) if self._events else None


class ShiftRegisterKeys:
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        assert (clock, data, latch, value_when_pressed) == ("clock", "out", "latch", True)
        self.events = _Events([key for key in drive.state["held"] if key < key_count])

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        pass
