# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keys behind a shift register or at pins.

As in CircuitPython 10, a key that is down when its scanner is made is no news; reset() makes it so.
"""

import drive


class Event:
    def __init__(self, key_number=0, pressed=True):
        self.key_number = key_number
        self.pressed = pressed

    @property
    def released(self):
        return not self.pressed


class _Events:
    def __init__(self):
        self._events = []

    def __len__(self):
        return len(self._events)

    def put(self, number):
        self._events.append(Event(number, True))

    def get(self):
        return self._events.pop(0) if self._events else None

    def get_into(self, event):
        first = self.get()
        if first:
            event.key_number, event.pressed = first.key_number, first.pressed
        return first is not None

    def clear(self):
        self._events.clear()


class _Scanner:
    def __init__(self, key_count):
        self._key_count = key_count
        self.events = _Events()

    def reset(self):
        for key in drive.state["held"]:
            if key < self._key_count:
                self.events.put(key)

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        self.deinit()

    def deinit(self):
        pass


class ShiftRegisterKeys(_Scanner):
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        pins = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", True)
        assert (clock, data, latch, value_when_pressed) == pins
        super().__init__(key_count)


class Keys(_Scanner):
    def __init__(self, pins, *, value_when_pressed, pull):
        super().__init__(len(pins))
