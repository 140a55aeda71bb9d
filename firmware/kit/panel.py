# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A touch screen as a source of pointer events; firmware/touch says what a source is."""

from garden import const

_DOWN = const(0)
_MOVE = const(1)
_UP = const(2)
_NOISE = const(3)  # pixels that a resting finger flutters
_GONE = const(2)  # readings without a finger that make it lifted


class Panel:
    """Reads a driver's `touch_point`: (x, y, pressure) in pixels of the display, None if nothing
    touches it."""

    reach = 22  # pixels of a fingertip
    alone = True  # there are no buttons beside it

    def __init__(self, screen, display):
        self._screen = screen
        self._display = display
        self._at = None  # where the finger is
        self._missed = 0  # readings without it

    def get(self):
        """Return the next (kind, x, y), None if nothing is new."""
        point = self._screen.touch_point
        if not point:
            return self._lift()
        x, y = point[:2]
        if self._display.rotation == 180:
            x, y = self._display.width - 1 - x, self._display.height - 1 - y
        self._missed = 0
        was, self._at = self._at, (x, y)
        if was is None:
            return _DOWN, x, y
        if abs(x - was[0]) <= _NOISE and abs(y - was[1]) <= _NOISE:
            self._at = was
            return None
        return _MOVE, x, y

    def _lift(self):
        """Return the end of a touch, but not for one reading that failed."""
        self._missed += 1
        if self._at is None or self._missed < _GONE:
            return None
        x, y = self._at
        self._at = None
        return _UP, x, y
