# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The computer's end of the serial line, which counts the bytes that are under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import serial

if TYPE_CHECKING:
    from fakeboard.line import Line


class Traffic:
    """What went through one pty, in both directions; a board that restarts has another."""

    def __init__(self) -> None:
        self.sent = 0  # by the computer
        self.heard = 0  # by the board
        self.said = 0  # by the board
        self.taken = 0  # by the computer
        self.port: CountingPort | None = None  # the computer's end, if it is open

    @property
    def under_way(self) -> bool:
        """True while one end has written something that has not reached the other."""
        if self.sent > self.heard:
            return True
        port = self.port
        try:
            return port is not None and self.said > self.taken + port.in_waiting
        except OSError:  # the board hung up
            return False


class CountingPort(serial.Serial):
    """pyserial's port; a read and a write to a line that it knows are counted."""

    lines: Sequence[Line] = ()
    _traffic: Traffic | None = None

    @classmethod
    def knowing(cls, lines: Sequence[Line]) -> type[CountingPort]:
        """Return a class of ports that know these lines."""
        return type(cls.__name__, (cls,), {"lines": lines})

    def open(self) -> None:
        found = [line.traffic for line in self.lines if str(line.name) == self.port]
        super().open()
        if found:
            self._traffic = found[0]
            # Opening throws away what came before.
            self._traffic.taken = self._traffic.said - self.in_waiting
            self._traffic.port = self

    def close(self) -> None:
        if self._traffic:
            self._traffic.port = None
        super().close()

    def read(self, size: int = 1) -> bytes:
        come = super().read(size)
        if self._traffic:
            self._traffic.taken += len(come)
        return come

    def write(self, content: bytes) -> int:
        if self._traffic:
            self._traffic.sent += len(content)
        return super().write(content)
