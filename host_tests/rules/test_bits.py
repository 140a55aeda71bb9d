# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Masks: counting plots and flooding them, against sets and loops."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from garden.bits import count, flood

ROW = 6
NOT_LEFT = 0b111110_111110_111110_111110


def mask(drawing, mark):
    return sum(1 << plot for plot, drawn in enumerate("".join(drawing.split())) if drawn == mark)


@given(st.integers(0, 2**30 - 1))
@example(2**30 - 1)
def test_count_is_the_number_of_ones(bits):
    assert count(bits) == bin(bits).count("1")


@pytest.mark.parametrize("bit", range(30))
def test_count_sees_every_bit(bit):
    assert count(1 << bit) == 1


# o starts, # is joined to it, + is not.
FLOODS = {
    "a snake is followed to its end": """
        o#####
        .....#
        ######
        #.....""",
    "a corner does not join": """
        o#..++
        ##..++
        ..++..
        ..++..""",
    "the right border is not the left one": """
        ++...o
        +....#
        +....#
        +.....""",
    "the left border is not the right one": """
        .....+
        o....+
        #....+
        .....+""",
    "a whole field is one": """
        ######
        ######
        ######
        #####o""",
}


@pytest.mark.parametrize("drawing", FLOODS.values(), ids=FLOODS)
def test_flood(drawing):
    start = mask(drawing, "o")
    reached = start | mask(drawing, "#")
    assert flood(start, reached | mask(drawing, "+"), ROW, NOT_LEFT) == reached


@given(st.integers(0, 23), st.integers(0, 2**24 - 1))
def test_flood_on_any_field(plot, plots):
    within = plots | 1 << plot
    assert flood(1 << plot, within, ROW, NOT_LEFT) == joined(1 << plot, within)


def joined(start, within):
    """Flood the same way, plot by plot."""
    free = {divmod(plot, ROW) for plot in range(24) if within >> plot & 1}
    edge = [place for place in free if start >> place[0] * ROW + place[1] & 1]
    group = set(edge)
    while edge:
        row, col = edge.pop()
        near = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
        edge += (near & free) - group
        group |= near & free
    return sum(1 << row * ROW + col for row, col in group)
