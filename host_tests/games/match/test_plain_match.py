# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The plain rules of Match against the worked positions: the reference is tested, too."""

import pytest

from plain import match


def match_state(planted, hand, **more):
    grid = [[planted.get((row, col)) for col in range(4)] for row in range(4)]
    state = {
        "game": "match",
        "seats": 4,
        "options": [],
        "phase": "play",
        "turn": 0,
        "deck": [],
        "hands": [hand, ["T+1"], ["T+1"], ["T+1"]],
        "grid": grid,
        "barrows": [],
        "piles": [[], [], [], []],
        "tokens": {"T": [0] * 4, "C": [0] * 4, "B": [0] * 4},
        "left": {"T": 5, "C": 5, "B": 5},
        "passes": 0,
    }
    return {**state, **more}


def after(planted, *moves):
    """Return the state after seat 0 made these moves while the others waited."""
    plain = match.Plain(match_state(planted, [move.split("@")[0].split(":")[0] for move in moves]))
    for move in moves:
        plain.now["turn"] = 0
        assert move in plain.moves()
        plain.play(move)
    return plain.state()


WORKED = {
    "A": (
        {(0, 2): "B-1", (1, 1): "B+2"},
        ["B+1@2,0"],
        [["B+2"], ["B-1"], [], ["B+1"]],
        1,
    ),
    "B": (
        {(1, 0): "B+1", (1, 1): "B-1", (1, 3): "B+2", (0, 2): "B+1", (2, 2): "B+4"},
        ["B-2@1,2"],
        [["B+1", "B-1"], ["B+1", "B-2", "B+2"], ["B+4"], []],
        1,
    ),
    "C, the gap": ({(0, 0): "C+1", (0, 1): "C+2"}, ["C-1@0,3"], [[], [], [], []], 0),
    "C, filled": (
        {(0, 0): "C+1", (0, 1): "C+2"},
        ["C-1@0,3", "C-2@0,2"],
        [["C+1", "C+2"], ["C-2", "C-1"], [], []],
        1,
    ),
    "D": (
        {(1, 1): "T+1", (3, 3): "T+2", (1, 2): "T+4"},
        ["T-1@2,2"],
        [["T+1"], [], ["T-1", "T+2"], []],
        1,
    ),
    "E, storm": ({(0, 0): "C+1", (0, 1): "C+2"}, ["storm:C@0,2"], [[], [], [], []], 0),
    "E, basket": (
        {(0, 0): "C+1", (0, 1): "C+2"},
        ["basket:C@0,2"],
        [["C+1", "C+2"], [], [], []],
        1,
    ),
}


@pytest.mark.parametrize("letter", WORKED)
def test_worked_harvests_of_match(letter):
    planted, moves, piles, taken = WORKED[letter]
    state = after(planted, *moves)
    assert state["piles"] == piles
    assert sum(held[0] for held in state["tokens"].values()) == taken


def test_e_a_storm_that_completes_nothing_cannot_be_played():
    assert match.Plain(match_state({(0, 0): "C+1"}, ["storm"])).moves() == {"pass"}


def test_f_majorities_are_worth_three_and_ties_nothing():
    plain = match.Plain(
        match_state(
            {},
            [],
            piles=[["T+4", "T+4", "T+1"], ["C+4", "C+2", "C+1"], ["B+4", "B+2", "B+1"], []],
            tokens={"T": [3, 1, 0, 0], "C": [1, 2, 2, 0], "B": [0, 1, 0, 0]},
        )
    )
    assert plain.score()["scores"] == [12, 10, 7, 0]


def test_m6_a_barrow_leaves_with_its_vegetable():
    state = after({(0, 0): "C+1", (3, 3): "T+1"}, "barrow@1,3<0,0")
    assert state["barrows"] == [[1, 3]]
    state = after({(0, 0): "C+1"}, "barrow@1,3<0,0", "barrow@2,0<1,3")
    assert state["barrows"] == [[2, 0]]


def test_m15_an_empty_field_binds_its_owner_and_bars_the_others():
    bound = match_state({(3, 3): "T+1"}, ["C+1"], options=["1992"])
    assert match.Plain(bound).moves() == {"C+1@0,0", "C+1@0,1", "C+1@1,0", "C+1@1,1"}
    free = match_state({(0, 0): "T+1", (3, 3): "T+1"}, ["C+1"], options=["1992"])
    assert match.Plain(free).moves() == {
        f"C+1@{place}" for place in ("0,1", "1,0", "1,1", "2,2", "2,3", "3,2")
    }
