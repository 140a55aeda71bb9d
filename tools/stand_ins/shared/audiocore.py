# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Samples in memory."""

from array import array


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        if not isinstance(buffer, (bytearray, array)):
            raise ValueError("sample must be an array of type 'h', 'H', 'b', or 'B'")
        self.sample_rate = sample_rate
        self.buffer = buffer

    def deinit(self):
        pass
