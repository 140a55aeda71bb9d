# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The dice that a player still has, painted, and where the others lie."""

from garden.cabbage.engine import FIRST_MOVE, SWAP


def paint_die(paper, x, y, sheet, seat, value):
    """Paint a die of the seat's colour, a tile of this sheet."""
    paper.stamp(sheet, x, y, 6 * seat + value - 1)


def paint_gone(paper, x, y, side, color):
    """Paint the dotted outline of a used die."""
    for step in range(0, side, 2):
        paper.box(x + step, y, 1, 1, color)
        paper.box(x + step + 1, y + side - 1, 1, 1, color)
        paper.box(x, y + step, 1, 1, color)
        paper.box(x + side - 1, y + step + 1, 1, 1, color)


def laid_dice(dice, rolled):
    """Return (value, unused) of a seat's six dice, the lowest first."""
    laid = []
    for value in range(1, 7):
        for nth in range(rolled[value]):
            laid.append((value, nth < dice[value]))
    return laid


def spaces(sitting):
    """Return the die on each space of both action cards, 0 on a free one."""
    chosen = bytearray(2)
    laid = [bytearray(6), bytearray(6)]
    for seat, action in zip(sitting.movers, sitting.log):
        if action < FIRST_MOVE:
            chosen[seat] = action
        else:
            laid[seat][first_free(laid[seat], action % 8)] = chosen[seat]
    return laid


def first_free(dice, act):
    """Return the space where a die goes for this act."""
    space = 2 * min(act, SWAP)
    return space + 1 if dice[space] else space
