# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Samples in memory."""

_CENTRED = {"B", "H", "b", "h"}


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        view = memoryview(buffer)
        if view.format not in _CENTRED:
            raise ValueError("sample must be an array of type 'h', 'H', 'b', or 'B'")
        self.sample_rate = sample_rate
        self.samples = view.tolist()

    def deinit(self):
        pass
