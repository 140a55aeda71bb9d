# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The screen: displayio's real drawing, sent over a bus that ends in memory.

What a refresh sends is counted at once, and drawn only when somebody looks at the pixels.
"""

from collections.abc import Callable
from typing import Any, NoReturn

import busdisplay
import displayio
import fourwire
from displayio._area import Area

_COLUMNS, _ROWS, _PIXELS = 0x2A, 0x2B, 0x2C


class MemoryBus(fourwire.FourWire):
    """Takes what a display controller would and keeps the picture; counts the pixel bytes."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._memory = bytearray(2 * width * height)  # RGB565, high byte first
        self.draw: Callable[[], None] = lambda: None  # draws what was sent since the last look
        self.sent = 0
        self._command = -1
        self._columns = self._rows = (0, 0)

    @property
    def pixels(self) -> bytearray:
        """Return the picture, RGB565, high byte first."""
        self.draw()
        return self._memory

    def reset(self) -> None:
        pass

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        return False  # so BusDisplay's start-up loop sees the bus as granted

    def _end_transaction(self) -> None:
        pass

    def _send(self, data_type: int, chip_select: int, data: bytes) -> None:
        if data_type == 0:
            self._command = data[0]
        elif self._command == _COLUMNS:
            self._columns = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big") + 1
        elif self._command == _ROWS:
            self._rows = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big") + 1
        elif self._command == _PIXELS:
            self._keep(data)

    def color(self, x: int, y: int) -> int:
        """Return one pixel, RGB565."""
        at = 2 * (y * self.width + x)
        return self.pixels[at] << 8 | self.pixels[at + 1]

    def _keep(self, data: bytes) -> None:
        left, right = self._columns
        line = 2 * (right - left)
        for row, y in enumerate(range(*self._rows)):
            start = 2 * (y * self.width + left)
            self._memory[start : start + line] = data[row * line : (row + 1) * line]


class Terminal(displayio.Group):
    """The root group of CircuitPython's terminal: it can be replaced, not changed."""

    def append(self, layer: object) -> None:
        raise RuntimeError("Read-only")

    def pop(self, index: int = -1) -> NoReturn:
        raise RuntimeError("Read-only")


_Display: Any = busdisplay.BusDisplay  # with what it keeps to itself


class Screen(_Display):
    """One board's display; `bus` has its picture and what it cost."""

    def __new__(cls, *sizes: int) -> "Screen":
        return object.__new__(cls)  # not entered in displayio's own list: tests make many

    def __init__(self, width: int, height: int) -> None:
        self.bus: MemoryBus
        bus = MemoryBus(width, height)
        self._undrawn: list[Area] = []
        super().__init__(bus, b"", width=width, height=height, auto_refresh=False)
        bus.draw = self._draw
        self.root_group: displayio.Group = Terminal()

    def _refresh_area(self, area: Area) -> bool:
        sent = Area()
        if self._core.clip_area(area, sent):
            self.bus.sent += 2 * sent.size()
            # Most areas are sent again and again before anybody looks.
            self._undrawn = [one for one in self._undrawn if not _contains(sent, one)] + [sent]
        return True

    def repainted(self) -> bytearray:
        """Return the picture that a full redraw would leave; the one that is shown stays."""
        self._draw()
        shown, self.bus._memory = self.bus._memory, bytearray(len(self.bus._memory))
        super()._refresh_area(self._core.area)
        shown, self.bus._memory = self.bus._memory, shown
        return shown

    def _draw(self) -> None:
        for area in self._undrawn:
            super()._refresh_area(area)
        self._undrawn = []


def _contains(outer: Area, inner: Area) -> bool:
    return (
        outer.x1 <= inner.x1
        and outer.y1 <= inner.y1
        and inner.x2 <= outer.x2
        and inner.y2 <= outer.y2
    )
