# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Analog inputs: each pin keeps the level that somebody gives it."""

_MIDDLE = 32768


class AnalogIn:
    def __init__(self, pin):
        self._pin = pin
        self.push(0)

    def push(self, way):
        """Move the stick on this axis: -1, 0 or 1."""
        self._pin.level = _MIDDLE + way * (_MIDDLE - (way > 0))

    @property
    def value(self):
        return self._pin.level

    def deinit(self):
        pass
