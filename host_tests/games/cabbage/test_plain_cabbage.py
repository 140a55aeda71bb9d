# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The plain rules of Cabbage! against the worked positions: the reference is tested, too."""

from copy import deepcopy

import pytest
from cabbage_positions import START

from plain import cabbage, drawn


def cabbage_state(**more):
    return {**deepcopy(START), **more}


def test_a_the_fronts_laid_out_unturned():
    plain = cabbage.Plain(cabbage_state())
    assert plain.plots() == drawn("RGGRRG GGGGGG GRGRGG GGRGRR")
    assert plain.groups("G") == [15, 1]
    assert plain.groups("R") == [2, 2, 1, 1, 1, 1]


@pytest.mark.parametrize(
    "die, places",
    [
        (1, "2,0 3,0 3,1"),
        (2, "1,0 2,0 2,1 3,0 3,1 3,2"),
        (6, "0,0 0,1 0,2 0,3 1,0 2,0 2,5 3,0 3,1 3,2 3,3 3,4 3,5"),
    ],
)
def test_b_where_a_die_leads(die, places):
    moves = cabbage.Plain(cabbage_state(chosen=[die, 1])).moves()
    assert {move.split()[0] for move in moves} == set(places.split())
    assert len(moves) == 6 * len(places.split())


def field(text):
    """Return cards such as 7f0 or 2b180, row by row."""
    sides = {"f": "front", "b": "back"}
    return [[int(card[0]), sides[card[1]], int(card[2:])] for card in text.split()]


def test_c_ties_are_broken_by_the_second_group_then_by_the_lower_dice():
    unequal = cabbage.Plain(cabbage_state(field=field("3b180 4b180 7f180 5b0 2f180 1b0")))
    assert unequal.groups("G")[:2] == [8, 1]
    assert unequal.groups("R")[:2] == [8, 3]
    assert unequal.score() == {"over": False, "scores": [8, 8], "winners": [1]}
    equal = cabbage_state(field=field("7f180 3f180 5f0 6b0 2b0 4b0"))
    assert cabbage.Plain(equal).groups("G")[:2] == cabbage.Plain(equal).groups("R")[:2] == [8, 2]
    assert cabbage.Plain(equal).score()["winners"] == [0, 1]
    equal["rolled"] = [[1, 2, 3, 4, 4, 5], [1, 2, 3, 4, 6, 6]]
    assert cabbage.Plain(equal).score()["winners"] == [0]
