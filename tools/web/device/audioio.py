# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The speaker: a tone that lasts until the next one, or until it is stopped."""

import _page


class AudioOut:
    playing = False

    def __init__(self, left_channel):
        pass

    def play(self, sample, *, loop=False):
        if not loop:
            raise NotImplementedError("only notes that last until they are stopped")
        self.playing = True
        _page.tone(sample.hertz, sample.swing)

    def stop(self):
        self.playing = False
        _page.tone(0, 0)

    def deinit(self):
        pass
