# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The plain rules against the worked positions: the reference is tested, too."""

from copy import deepcopy

import pytest

from cabbage_positions import START
from plain import cabbage, match, veggies

EXAMPLE = """
SSB.GG
SSBxGG
S.BxCG
CS.BMS
xMSC.C
"""


def drawn(picture):
    """A picture as {(row, col): sign}."""
    return {
        (row, col): sign
        for row, line in enumerate(picture.split())
        for col, sign in enumerate(line)
    }


def test_t1_groups_of_the_printed_example():
    seen = drawn(EXAMPLE)
    sizes = {kind: veggies.sizes(seen, kind) for kind in "SBGCM"}
    assert sizes == {"S": [5, 1, 1, 1], "B": [3, 1], "G": [5], "C": [1] * 4, "M": [1, 1]}


def test_t2_a_card_turns_clockwise():
    turned = ["/".join(veggies.TURNED[11, quarters]) for quarters in range(4)]
    assert turned == ["SSG/S.x", "SS/.S/xG", "x.S/GSS", "Gx/S./SS"]


def stand_state(stands, **more):
    seats = len(stands)
    state = {
        "game": "veggies",
        "seats": seats,
        "options": [],
        "phase": "place",
        "turn": 0,
        "deck": [36, 37, 38, 39, 40],
        "market": [1, 2, 3],
        "hands": [[4 + seat] for seat in range(seats)],
        "stands": stands,
        "named": [None] * seats,
    }
    return {**state, **more}


def test_t3_a_card_must_touch_or_cover():
    moves = veggies.Plain(stand_state([[[11, 0, 0, 0]]] * 2)).moves()
    assert {"4 r0 2,2", "4 r0 0,0"} <= moves
    assert not {"4 r0 2,3", "4 r0 3,0"} & moves


def test_two_players_name_two_kinds_and_choose_between_equals():
    # 6 shows SS./CBG: S leads, then C, B and G are equal.
    assert veggies.namings([[6, 0, 0, 0]], 2) == [["S", "B"], ["S", "G"], ["S", "C"]]
    assert veggies.namings([[6, 0, 0, 0]], 1) == [["S"]]


def test_fewer_mice_break_a_tie_and_partners_win_together():
    plain = veggies.Plain(stand_state([[], [], [], []], options=["teams"]))
    assert plain._winners([20, 0, 20, 40], [1, 1, 1, 2]) == [0, 2]
    assert plain._winners([20, 0, 20, 40], [1, 1, 1, 1]) == [0, 1, 2, 3]
    plain = veggies.Plain(stand_state([[], []]))
    assert plain._winners([40, 40], [2, 3]) == [0]
    assert plain._winners([40, 40], [2, 2]) == [0, 1]


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
    """The state once seat 0 has made these moves, the others waiting."""
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
    """Cards such as 7f0 or 2b180, row by row."""
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
