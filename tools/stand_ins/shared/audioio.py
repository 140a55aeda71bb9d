# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The speaker: passes what is played to its listeners."""

listeners = []  # called with each sample that is played on and on, and with None for silence


class AudioOut:
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self.playing = False

    def play(self, sample, *, loop=False):
        if not loop:
            raise NotImplementedError("only notes that last until they are stopped")
        self._tell(sample)

    def stop(self):
        self._tell(None)

    def _tell(self, sample):
        self.playing = sample is not None
        for listener in listeners:
            listener(sample)

    def deinit(self):
        pass
