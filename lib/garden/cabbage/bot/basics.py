# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: what every bot knows of acts, plots and dice, rebuilt before each thought."""

from array import array

from garden import const
from garden.cabbage.field import place_of, plots_at

ACTS = const(6)
KIND = b"\0\1\2\2\2\2"  # by act, whether it is a Rotate, a Flip or a Swap
# Plots from the middle outwards. The first one on a card has the most ways on.
OUTWARDS = bytes(
    (8, 9, 14, 15, 7, 10, 13, 16, 2, 3, 20, 21, 6, 11, 12, 17, 1, 4, 19, 22, 0, 5, 18, 23)
)
PLACE = bytes([place_of(plot) for plot in range(24)])
PLOTS_AT = array("i", [plots_at(place) for place in range(6)])


def lowest(dice: bytearray) -> int:
    """Return the lowest of these dice, 0 for none."""
    for die in range(1, 7):
        if dice[die]:
            return die
    return 0


def highest(dice: bytearray) -> int:
    """Return the highest of these dice, 0 for none."""
    for die in range(6, 0, -1):
        if dice[die]:
            return die
    return 0
