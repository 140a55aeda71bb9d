# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The speaker: keeps what was played, and passes it to its listeners."""

played = []  # every sample since power-on
listeners = []  # called with each sample that is played on and on, and with None for silence


class AudioOut:
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self.playing = False

    def play(self, sample, *, loop=False):
        if not loop:
            raise NotImplementedError("only notes that last until they are stopped")
        played.append(sample)
        self._tell(sample)

    def stop(self):
        self._tell(None)

    def _tell(self, sample):
        self.playing = sample is not None
        for listener in listeners:
            listener(sample)

    def deinit(self):
        pass
