# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Samples in memory: the page makes the tone itself, so a period's pitch and height are enough."""


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000):
        if not isinstance(buffer, bytearray):
            raise ValueError("sample must be a bytearray")
        self.hertz = sample_rate // len(buffer)
        self.swing = buffer[0] - 128
