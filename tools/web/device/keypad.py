# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The keys: the page puts events in, the firmware takes them out."""

_MOST = 64  # events that wait; as on the board, what comes then is lost


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    def __init__(self):
        self._waiting = []
        self.overflowed = False

    def __len__(self):
        return len(self._waiting)

    def put(self, key_number, pressed):
        if len(self._waiting) == _MOST:
            self.overflowed = True
        else:
            self._waiting.append((key_number, pressed))

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        if not self._waiting:
            return False
        event.key_number, event.pressed = self._waiting.pop(0)
        return True

    def clear(self):
        self._waiting.clear()
        self.overflowed = False


events = EventQueue()  # of the one scanner that there is


class ShiftRegisterKeys:
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.key_count = key_count
        self.events = events
