# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Key scanners: the simulator or the page puts events in, the firmware takes them out."""

scanners = []  # every scanner made since power-on; keys are pressed on the last


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    def __init__(self, most=64):
        self._events = []
        self._most = most
        self.overflowed = False

    def __len__(self):
        return len(self._events)

    def put(self, event):
        if len(self._events) == self._most:
            self.overflowed = True
        else:
            self._events.append(event)

    def get(self):
        return self._events.pop(0) if self._events else None

    def get_into(self, event):
        if not self._events:
            return False
        first = self._events.pop(0)
        event.key_number, event.pressed = first.key_number, first.pressed
        event.timestamp = first.timestamp
        return True

    def clear(self):
        self._events.clear()
        self.overflowed = False


class _Scanner:
    def __init__(self, key_count, max_events):
        self.key_count = key_count
        self.events = EventQueue(max_events)
        scanners.append(self)

    def happen(self, key_number, pressed, timestamp):
        if not 0 <= key_number < self.key_count:
            raise ValueError(f"this board has no key {key_number}")
        self.events.put(Event(key_number, pressed, timestamp))

    def reset(self):
        self.events.clear()

    def deinit(self):
        scanners.remove(self)


class ShiftRegisterKeys(_Scanner):
    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        value_to_latch=True,
        key_count,
        value_when_pressed,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        super().__init__(key_count, max_events)


class Keys(_Scanner):
    def __init__(
        self,
        pins,
        *,
        value_when_pressed,
        pull=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        super().__init__(len(pins), max_events)
