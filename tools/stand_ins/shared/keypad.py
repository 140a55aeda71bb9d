# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Key scanners: whoever plays puts events in, the firmware takes them out.

As in CircuitPython 10, a key that is down when its scanner is made is no news; reset() makes it so.
"""

from array import array

scanners = []  # every scanner made since power-on; keys are pressed on the last
held = []  # the keys that are down at power-on


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    """Events as numbers in rings that are made once: as on a board, an event takes no heap."""

    def __init__(self, most=64):
        self._keys = array("H", bytes(2 * most))  # 2 * number, and 1 when it is down
        self._times = array("I", bytes(4 * most))
        self._first = self._count = 0
        self.overflowed = False

    def __len__(self):
        return self._count

    def put(self, key_number, pressed, timestamp):
        most = len(self._keys)
        if self._count == most:
            self.overflowed = True
            return
        place = (self._first + self._count) % most
        self._keys[place] = 2 * key_number + bool(pressed)
        self._times[place] = timestamp
        self._count += 1

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        if not self._count:
            return False
        first = self._first
        event.key_number = self._keys[first] >> 1
        event.pressed = bool(self._keys[first] & 1)
        event.timestamp = self._times[first]
        self._first = (first + 1) % len(self._keys)
        self._count -= 1
        return True

    def clear(self):
        self._count = 0
        self.overflowed = False


class _Scanner:
    def __init__(self, key_count, max_events):
        self.key_count = key_count
        self.events = EventQueue(max_events)
        scanners.append(self)

    def happen(self, key_number, pressed, timestamp):
        if not 0 <= key_number < self.key_count:
            raise ValueError("this board has no key %d" % key_number)
        self.events.put(key_number, pressed, timestamp)

    def reset(self):
        for key in held:
            if key < self.key_count:
                self.happen(key, True, 0)

    def deinit(self):
        scanners.remove(self)

    def __enter__(self):
        return self

    def __exit__(self, *trouble):
        self.deinit()


class ShiftRegisterKeys(_Scanner):
    def __init__(self, *, clock, data, latch, value_to_latch=True, key_count, value_when_pressed,
                 interval=0.020, max_events=64, debounce_threshold=1):  # fmt: skip
        super().__init__(key_count, max_events)


class Keys(_Scanner):
    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.020, max_events=64,
                 debounce_threshold=1):  # fmt: skip
        super().__init__(len(pins), max_events)
