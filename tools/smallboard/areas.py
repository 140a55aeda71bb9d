# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Runs on the small VM: cuts its heap into the areas of a board's heap.

CircuitPython begins with a heap of 8 KB and doubles it whenever it is full, by one area more
(py/gc.c, MICROPY_GC_SPLIT_HEAP_AUTO); the last area is what the chip has left. No allocation spans
two areas. Here the heap is one piece, so a block that stays for good lies on every border.
"""

import gc

# Bytes to allocate in each area, without the tables of the collector. An RP2040 wired like a
# PyGamer reports 146,752 free bytes for them, because it counts the tables of areas to come.
AREAS = (7936, 7936, 15872, 31744, 63488, 15808)
BLOCK = 16


def cut():
    """Lay a block on every border; return them all. The last area ends where the heap does."""
    borders = [None] * (len(AREAS) - 1)
    gc.collect()
    gc.disable()  # so that each block lies behind the one before, and none is free between them
    filled = None
    for nth in range(len(borders)):
        behind = sum(AREAS[nth + 1 :]) + BLOCK * (len(borders) - nth)
        for _ in range((gc.mem_free() - behind) // BLOCK):
            filled = (filled,)  # one block
        borders[nth] = float(nth)  # one block, too
    gc.enable()
    filled = None
    gc.collect()
    return borders
