# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Dice of any size, painted; which of them a player still has, and where the others lie."""

from garden.cabbage.engine import FIRST_MOVE, SWAP

from ...kit.colors import INK, LIME, PLUM, WHITE
from ...kit.shapes import rounded

# The places of a die's pips, three rows of three, as bits.
_PIPS = (0, 0o020, 0o401, 0o421, 0o505, 0o525, 0o555)


def paint_die(paper, x, y, side, seat, value):
    """A die of the seat's colour, so many pixels wide and high."""
    cut = 3 if side > 20 else 1
    rounded(paper, x, y, side, side, INK, cut)
    rounded(paper, x + 1, y + 1, side - 2, side - 2, PLUM if seat else LIME, cut - 1)
    pip = side // 5
    across = (side + 6) // 8
    down = min(across, side - 9)  # on the smallest die a little apart, or a six would be two bars
    for spot in range(9):
        if _PIPS[value] >> spot & 1:
            # the middle pip may have to be larger to lie in the very middle
            size = pip + (side - pip) % 2 if spot == 4 else pip
            at_x = x + (across, (side - pip) // 2, side - across - pip)[spot % 3]
            at_y = y + (down, (side - pip) // 2, side - down - pip)[spot // 3]
            rounded(paper, at_x, at_y, size, size, WHITE if seat else INK, 1 if pip > 3 else 0)


def paint_gone(paper, x, y, side, color):
    """The dotted outline of a die that was used."""
    for step in range(0, side, 2):
        paper.box(x + step, y, 1, 1, color)
        paper.box(x + step + 1, y + side - 1, 1, 1, color)
        paper.box(x, y + step, 1, 1, color)
        paper.box(x + side - 1, y + step + 1, 1, 1, color)


def laid_dice(dice, rolled):
    """(value, unused) of a seat's six dice, the lowest first."""
    laid = []
    for value in range(1, 7):
        for nth in range(rolled[value]):
            laid.append((value, nth < dice[value]))
    return laid


def spaces(sitting):
    """The die that the moves put on each space of both action cards, 0 on a free one."""
    chosen = bytearray(2)
    laid = [bytearray(6), bytearray(6)]
    for seat, action in zip(sitting.movers, sitting.log):
        if action < FIRST_MOVE:
            chosen[seat] = action
        else:
            laid[seat][first_free(laid[seat], action % 8)] = chosen[seat]
    return laid


def first_free(dice, act):
    """The space a die goes to for this act."""
    space = 2 * min(act, SWAP)
    return space + 1 if dice[space] else space
