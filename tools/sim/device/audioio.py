# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The speaker: keeps what was played, and hands it on to whoever listens."""

played = []  # every sample since power-on
listeners = []  # called with each sample as it starts


class AudioOut:
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self.playing = False

    def play(self, sample, *, loop=False):
        played.append(sample)
        for listener in listeners:
            listener(sample)

    def stop(self):
        self.playing = False

    def deinit(self):
        pass
