# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Short cues of a few notes, silent without a speaker or at volume 0."""

import audiocore

from garden import const

_HALF = const(8)  # samples in half a period; the lowest note still has 800 a second
_LOUDEST = const(4)

# One cue a line: its name and its notes, Hz/ms. No cue tells a secret: all options of a choice tick
# alike. One text takes less room than a dictionary of short ones.
CUES = """
move 880/10
blocked 110/40
turn 660/15
card 740/15
place 330/30 440/30
grow 440/60 554/80
harvest 587/50
token 1175/40 1568/80
storm 90/60 70/60 55/80
flip 520/20 700/20 940/20
roll 300/20 360/20 300/20 523/60 659/90
mouse 1800/40
refuse 140/80
notice 140/80 140/80
choose 660/20 880/30
win 523/90 659/90 784/90 1047/140 784/90 1047/220
"""


class Sound:
    """Plays one cue at a time. The newest wins."""

    def __init__(self, board):
        self._out, *self._kept = board.speaker() or (None,)
        self._slowest = board.SLOWEST
        self.level = 3  # 0 to 4
        self._notes = ()
        self._next = 0  # index of the note to play next
        self._ends = 0

    def play(self, cue, now):
        name = "\n" + cue + " "
        start = CUES.index(name) + len(name)
        self._start(CUES[start : CUES.index("\n", start)], now)

    def call(self, seat, now):
        """Play two notes that call this seat. Each seat has its own."""
        low = 392 + 49 * seat
        self._start("%d/90 %d/140" % (low, low * 4 // 3), now)

    def tick(self, now):
        if now < self._ends or self._next > len(self._notes):
            return
        if self._next < len(self._notes):
            self._note(now)
        else:
            self._next += 1  # silence from here on
            self._out.stop()

    def _start(self, text, now):
        if self._out is None or not self.level:
            return
        self._notes = text.split()
        self._next = 0
        self._note(now)

    def _note(self, now):
        hertz, length = [int(part) for part in self._notes[self._next].split("/")]
        self._next += 1
        self._ends = now + length
        swing = 112 * self.level // _LOUDEST
        half = max(_HALF, self._slowest // (2 * hertz) + 1)
        wave = bytearray([128 + swing] * half + [128 - swing] * half)
        # Loop one period, because a whole note would need a large block of the heap.
        sample = audiocore.RawSample(wave, sample_rate=hertz * len(wave))
        self._out.play(sample, loop=True)
