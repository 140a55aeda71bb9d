# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The time on both ends of the line: a nap ends as soon as the boards are done.

A nap is never longer than it says, so a board that is slow has as long as ever.
"""

import contextlib
import time
from unittest import mock

_LEAST = 0.0005  # seconds: what one end wrote comes out at the other a little later


class Clock:
    """What our tools and mpremote use of Python's `time`."""

    def __init__(self):
        self._skipped = 0  # seconds of naps that were not needed
        self._alarms = []
        self.lines = []  # of the boards that are plugged in

    def monotonic(self):
        return time.monotonic() + self._skipped

    def sleep(self, seconds):
        wakes = time.monotonic() + seconds
        time.sleep(min(_LEAST, seconds))
        while not all(line.rests for line in self.lines) and time.monotonic() < wakes:
            time.sleep(_LEAST)
        self._skipped += max(0, wakes - time.monotonic())
        for alarm in [alarm for alarm in self._alarms if alarm[0] <= self.monotonic()]:
            self._alarms.remove(alarm)
            alarm[1]()

    def after(self, seconds, call):
        """Call this once so much time has passed; a nap notices."""
        self._alarms.append((self.monotonic() + seconds, call))

    @contextlib.contextmanager
    def ticking(self, *modules):
        """For these modules it is `time`."""
        with contextlib.ExitStack() as stack:
            for module in modules:
                stack.enter_context(mock.patch.object(module, "time", self))
            yield


CLOCK = Clock()
