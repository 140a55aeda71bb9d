# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Chance: one small generator that gives the same sequence on every VM.

Chris Doty-Humphrey's sfc16: four 16-bit words, nothing above 20 bits on the way.
"""


class Rng:
    def __init__(self, seed: int) -> None:
        self._a = seed & 0xFFFF
        self._b = (seed >> 16) & 0xFFFF
        self._c = 0x9E37
        self._count = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """Return the next 16 bits."""
        b = self._b
        c = self._c
        word = (self._a + b + self._count) & 0xFFFF
        self._count = (self._count + 1) & 0xFFFF
        self._a = b ^ (b >> 5)
        self._b = (c + (c << 3)) & 0xFFFF
        self._c = (((c << 6) | (c >> 10)) + word) & 0xFFFF
        return word

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        fair = 65536 - 65536 % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, cards: bytearray) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
