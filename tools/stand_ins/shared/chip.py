# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The chip: its pins, and its small memory that outlives a power cut."""


class Pin:
    def __init__(self, name):
        self.name = name
        self.level = 0


class Nvm:
    """Rewritten as a whole by every assignment, as on the chip; `erases` counts them."""

    def __init__(self, content):
        self.content = content
        self.erases = 0

    def __len__(self):
        return len(self.content)

    def __getitem__(self, where):
        return self.content[where]

    def __setitem__(self, where, value):
        if isinstance(where, slice):
            if not isinstance(value, (bytes, bytearray)):
                raise NotImplementedError("array/bytes required on right side")
            if len(self.content[where]) != len(value):
                raise ValueError("Slice and value different lengths.")
        self.content[where] = value
        self.erases += 1
