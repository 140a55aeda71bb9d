# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The plain rules of Veggies against the worked positions: the reference is tested, too."""

from plain import drawn, veggies

EXAMPLE = """
SSB.GG
SSBxGG
S.BxCG
CS.BMS
xMSC.C
"""


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
