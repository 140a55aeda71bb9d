# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A bar that grows with the bytes sent."""

import sys
from typing import TextIO

_WIDTH = 32


class Bar:
    """Draws on a terminal; elsewhere it only says when it is done."""

    def __init__(self, total: int, out: TextIO | None = None) -> None:
        self._total = total
        self._done = 0
        self._drawn: int | None = None
        self._out = out or sys.stderr

    def add(self, count: int) -> None:
        self._done += count
        part = _WIDTH * self._done // max(self._total, 1)
        if self._out.isatty() and part != self._drawn:
            self._drawn = part
            bar = "#" * part + "-" * (_WIDTH - part)
            print(f"\r[{bar}] {self._done:,} of {self._total:,} bytes", end="", file=self._out)
            self._out.flush()

    def close(self) -> None:
        if self._drawn is not None:
            print(file=self._out)
