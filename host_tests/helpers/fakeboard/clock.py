# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The time on both ends of the line: a nap ends as soon as the boards are done.

A nap counts for as long as it says. It ends early when every board rests and no byte is under way;
it lasts longer while a board is at work: a busy computer makes the stand-in slow, not a board.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING
from unittest import mock

import serial

from fakeboard.port import CountingPort

if TYPE_CHECKING:
    from fakeboard.line import Line

_LEAST = 0.0005  # seconds: what one end wrote comes out at the other a little later
_MOST = 60  # seconds that a nap waits for a board at work


class Clock:
    """What our tools and mpremote use of Python's `time`."""

    def __init__(self) -> None:
        self._ahead = 0.0  # seconds before Python's own clock
        self._alarms: list[tuple[float, Callable[[], object]]] = []
        self.lines: list[Line] = []  # of the boards that are plugged in

    def monotonic(self) -> float:
        return time.monotonic() + self._ahead

    def sleep(self, seconds: float) -> None:
        wakes = self.monotonic() + seconds
        gives_up = time.monotonic() + _MOST
        time.sleep(min(_LEAST, seconds))
        while not self._all_rest() and time.monotonic() < gives_up:
            time.sleep(_LEAST)
        self._ahead += wakes - self.monotonic()
        for alarm in [alarm for alarm in self._alarms if alarm[0] <= self.monotonic()]:
            self._alarms.remove(alarm)
            alarm[1]()

    def _all_rest(self) -> bool:
        return all(line.rests for line in self.lines)

    def after(self, seconds: float, call: Callable[[], object]) -> None:
        """Call this once so much time has passed; a nap notices."""
        self._alarms.append((self.monotonic() + seconds, call))

    @contextlib.contextmanager
    def ticking(self, *modules: ModuleType) -> Iterator[None]:
        """Be `time` for these modules, and count what they send to the boards."""
        port = CountingPort.knowing(self.lines)
        with contextlib.ExitStack() as stack:
            stack.enter_context(mock.patch.object(serial, "Serial", port))
            for module in modules:
                stack.enter_context(mock.patch.object(module, "time", self))
            yield


CLOCK = Clock()
