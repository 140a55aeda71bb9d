# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pins, the small memory that outlives a power cut, and the reset line."""


class Pin:
    def __init__(self, name):
        self.name = name
        self.level = 0


class Reset(BaseException):
    """The firmware asked the chip to restart."""


class _Nvm:
    """Rewritten as a whole by every assignment, as on the chip; `erases` counts them."""

    def __init__(self, content):
        self.content = content
        self.erases = 0

    def __len__(self):
        return len(self.content)

    def __getitem__(self, where):
        part = self.content[where]
        return bytearray(part) if isinstance(where, slice) else part

    def __setitem__(self, where, value):
        if isinstance(where, slice) and len(self.content[where]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self.content[where] = value
        self.erases += 1


nvm = _Nvm(bytearray(b"\xff" * 8192))


def power_on(content):
    """Start again with this much non-volatile memory, and this in it; a board may have none."""
    global nvm
    nvm = _Nvm(content) if content else None


def reset():
    raise Reset
