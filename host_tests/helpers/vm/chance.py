# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the generator gives for a few seeds: words, numbers below a limit, shuffles."""

from garden.rng import Rng

for seed in (0, 1, 0xFFFF, 0x10000, 0xDEADBEEF, 0xFFFFFFFF):
    rng = Rng(seed)
    print(seed, *[rng.word() for _ in range(40)])
    print(*[rng.below(n) for n in (1, 2, 6, 7, 52, 108, 576, 40000, 65536) for _ in range(5)])
    cards = bytearray(range(108))
    rng.shuffle(cards)
    print(*cards)
