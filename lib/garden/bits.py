# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Masks: boards that fit a small int, one bit for each plot. No value passes 30 bits."""

from garden.types import Mask


def count(mask: Mask) -> int:
    """Return how many of the 30 bits are set. Adds them up in pairs, fours and bytes."""
    mask -= mask >> 1 & 0x15555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    mask += mask >> 8
    return mask + (mask >> 16) & 63


def flood(start: Mask, mask: Mask, row: int, not_left: Mask) -> Mask:
    """Return the plots of `mask` connected to `start` by edges, on a board `row` plots wide.

    `not_left` is the board without its left column. No step to the right ends there, and no step to
    the left begins there. The board and one more row must fit 30 bits.
    """
    not_left &= mask
    grown = 0
    while grown != start:
        grown = start
        start |= start << 1 & not_left | (start & not_left) >> 1 & mask
        start |= (start << row | start >> row) & mask
    return start
