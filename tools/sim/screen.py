# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The screen: displayio's real drawing, sent over a bus that ends in memory."""

import busdisplay
import displayio
import fourwire

_COLUMNS, _ROWS, _PIXELS = 0x2A, 0x2B, 0x2C


class MemoryBus(fourwire.FourWire):
    """Takes what a display controller would and keeps the picture; counts the pixel bytes."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.pixels = bytearray(2 * width * height)  # RGB565, high byte first
        self.sent = 0
        self._command = None
        self._columns = self._rows = (0, 0)

    def reset(self):
        pass

    def _free(self):
        return True

    def _begin_transaction(self):
        return False  # so BusDisplay's start-up loop sees the bus as granted

    def _end_transaction(self):
        pass

    def _send(self, data_type, chip_select, data):
        if data_type == 0:
            self._command = data[0]
        elif self._command == _COLUMNS:
            self._columns = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big") + 1
        elif self._command == _ROWS:
            self._rows = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:], "big") + 1
        elif self._command == _PIXELS:
            self._keep(data)

    def color(self, x, y):
        """One pixel, RGB565."""
        at = 2 * (y * self.width + x)
        return self.pixels[at] << 8 | self.pixels[at + 1]

    def _keep(self, data):
        left, right = self._columns
        line = 2 * (right - left)
        for row, y in enumerate(range(*self._rows)):
            start = 2 * (y * self.width + left)
            self.pixels[start : start + line] = data[row * line : (row + 1) * line]
        self.sent += len(data)


class Terminal(displayio.Group):
    """What a board shows before our code does: it can be replaced, not changed."""

    def append(self, layer):
        raise RuntimeError("Read-only")

    def pop(self, index=-1):
        raise RuntimeError("Read-only")


class Screen(busdisplay.BusDisplay):
    """One board's display; `bus` has its picture and what it cost."""

    def __new__(cls, *sizes):
        return object.__new__(cls)  # not entered in displayio's own list: tests make many

    def __init__(self, width, height):
        bus = MemoryBus(width, height)
        super().__init__(bus, b"", width=width, height=height, auto_refresh=False)
        self.root_group = Terminal()
