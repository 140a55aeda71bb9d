# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the worked positions, letter by letter, and every ruling."""

import pytest
from match_positions import (
    EMPTY_4X4,
    FULL,
    ONE_CORN,
    TWO_CORN,
    drawn,
    garden,
    moves,
    picture,
    play,
    refused,
    tokens,
)

from garden import OVER
from garden.match.engine import Game
from garden.match.plan import plan
from tools.notation import match

NO_CARDS = ["", "", ""]


# -- the worked positions -----------------------------------------------------------------------


def test_a_a_diagonal_over_three_fields_goes_to_three_owners():
    game = garden(
        """
        .   .   B-1 .
        .   B+2 .   .
        .   .   .   .
        .   .   .   .
        """,
        ["B+1", "T+1", "T+1", "T+1"],
    )
    play(game, "B+1@2,0")
    assert match.state(game)["piles"] == [["B+2"], ["B-1"], [], ["B+1"]]
    assert game.detail()["cards"] == [2, -1, 0, 1]
    assert tokens(game) == {"T": [0] * 4, "C": [0] * 4, "B": [1, 0, 0, 0]}
    assert match.state(game)["left"] == {"T": 5, "C": 5, "B": 4}
    assert drawn(game) == picture(EMPTY_4X4)


def test_b_two_runs_are_harvested_together_for_one_token():
    game = garden(
        """
        .   .   B+1 .
        B+1 B-1 .   B+2
        .   .   B+4 .
        .   .   .   .
        """,
        ["B-2", "T+1", "T+1", "T+1"],
    )
    play(game, "B-2@1,2")
    assert sum(map(len, game.piles)) == 6
    assert game.detail()["cards"] == [0, 1, 4, 0]
    assert tokens(game)["B"] == [1, 0, 0, 0]
    assert drawn(game) == picture(EMPTY_4X4)


def test_c_a_gap_is_no_run_and_filling_it_harvests_four():
    game = garden(
        """
        C+1 C+2 .   .
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """,
        ["C-1", "C+1", "T+1", "T+1"],
    )
    play(game, "C-1@0,3")
    assert drawn(game)[0] == ["C+1", "C+2", ".", "C-1"]
    assert tokens(game)["C"] == [0, 0, 0, 0]
    play(game, "C+1@0,2")
    assert match.state(game)["piles"] == [["C+1", "C+2"], ["C+1", "C-1"], [], []]
    assert tokens(game)["C"] == [0, 1, 0, 0]
    assert drawn(game) == picture(EMPTY_4X4)


def test_d_two_in_a_row_beside_the_run_stay():
    game = garden(
        """
        .   .   .   .
        .   T+1 T+2 .
        .   .   .   .
        .   .   .   T-1
        """,
        ["T+1", "C+1", "C+1", "C+1"],
    )
    play(game, "T+1@2,2")
    assert match.state(game)["piles"] == [["T+1"], [], ["T+1", "T-1"], []]
    assert drawn(game) == picture(
        """
        .   .   .   .
        .   .   T+2 .
        .   .   .   .
        .   .   .   .
        """
    )


def test_e_a_storm_discards_the_harvest_and_earns_no_token():
    game = garden(TWO_CORN, ["storm", "T+1", "T+1", "T+1"])
    play(game, "storm:C@0,2")
    assert drawn(game) == picture(EMPTY_4X4)
    assert match.state(game)["piles"] == [[], [], [], []]
    assert tokens(game)["C"] == [0, 0, 0, 0] and game.left[1] == 5


@pytest.mark.parametrize("special", ["storm", "basket"])
def test_e_with_one_neighbour_only_nothing_can_be_announced(special):
    game = garden(ONE_CORN, [special, "T+1", "T+1", "T+1"])
    assert refused(game, f"{special}:C@0,2") and refused(game, f"{special}:C@0,1")
    assert moves(game) == ["pass"]


def test_e_a_basket_is_a_normal_harvest():
    game = garden(TWO_CORN, ["basket", "T+1", "T+1", "T+1"])
    play(game, "basket:C@0,2")
    assert match.state(game)["piles"] == [["C+1", "C+2"], [], [], []]
    assert [len(pile) for pile in game.piles] == [2, 0, 0, 0]
    assert game.scores() == [3 + 3, 0, 0, 0]
    assert tokens(game)["C"] == [1, 0, 0, 0]


def test_f_majorities_are_worth_three_and_a_tie_nothing():
    game = garden(
        EMPTY_4X4,
        NO_CARDS,
        phase="over",
        turn=None,
        piles=[["T+4", "C+4", "T+1"], ["B+4", "T+2", "T+1"], ["C+2", "B+2", "C+2", "B+1"]],
        tokens={"T": [3, 1, 0], "C": [1, 2, 2], "B": [0, 1, 0]},
    )
    assert game.scores() == [12, 10, 7] and game.winners() == [0]
    assert game.detail() == {
        "cards": [9, 7, 7],
        "tokens": {"T": [3, 1, 0], "C": [1, 2, 2], "B": [0, 1, 0]},
        "majority": {"T": 0, "C": None, "B": 1},
        "bonus": [3, 3, 0],
        "totals": [12, 10, 7],
    }


# -- the rulings --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", Game.SEATS)
def test_m1_every_field_is_two_by_two(seats):
    table = plan(seats)
    for field in set(table.field):
        places = {(table.row[s], table.col[s]) for s in table.plots[field]}
        row, col = min(places)
        assert places == {(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)}
    assert sorted(space for plots in table.plots for space in plots) == [*range(table.spaces)]


def test_m2_tokens_are_worth_nothing_by_themselves():
    shared = {"T": [2, 2, 1], "C": [5, 0, 0], "B": [1, 1, 1]}
    game = garden(EMPTY_4X4, NO_CARDS, phase="over", turn=None, tokens=shared)
    assert game.scores() == [3, 0, 0]


def test_m3_an_announced_card_is_one_of_the_three_wherever_it_stands():
    ends = garden(TWO_CORN, ["storm", "T+1", "T+1", "T+1"])
    assert moves(ends) == ["storm:C@0,2"]
    middle = garden(
        """
        B+1 .   .   .
        .   .   .   .
        .   .   B+1 .
        .   .   .   .
        """,
        ["basket", "T+1", "T+1", "T+1"],
    )
    assert moves(middle) == ["basket:B@1,1"]


@pytest.mark.parametrize("move", ["storm:C@0,2", "basket:C@0,2", "barrow@0,2<3,3"])
def test_m4_specials_are_discarded_and_in_nobodys_pile(move):
    game = garden(
        """
        C+1 C+2 .   .
        .   .   .   .
        .   .   .   .
        .   .   .   C+4
        """,
        ["storm basket barrow", "T+1", "T+1", "T+1"],
    )
    play(game, move)
    state = match.state(game)
    left = {"storm", "basket", "barrow"} - {move[: move.index("@")].split(":")[0]}
    assert set(state["hands"][0]) == left
    assert not {"storm", "basket", "barrow"} & {card for pile in state["piles"] for card in pile}
    assert state["grid"][0] == [None] * 4 and state["barrows"] == []


def test_m5_a_wheelbarrow_needs_a_planted_vegetable():
    game = garden(EMPTY_4X4, ["barrow", "T+1", "T+1", "T+1"])
    assert moves(game) == ["pass"]
    assert refused(game, "barrow@0,0<1,1") and refused(game, "barrow@0,0<0,0")
    planted = garden(ONE_CORN, ["barrow", "T+1", "T+1", "T+1"])
    assert len(moves(planted)) == 15 and refused(planted, "barrow@0,0<0,0")


@pytest.mark.parametrize("card, move", [("T+1", "T+1@2,2"), ("storm", "storm:T@2,2")])
def test_m6_a_wheelbarrow_goes_with_the_harvest_above_it(card, move):
    game = garden(
        """
        T+1* .    .   .
        .    T+2* .   .
        .    .    .   .
        .    .    .   C+1*
        """,
        [card, "C+1", "C+1", "C+1"],
    )
    play(game, move)
    assert drawn(game) == picture(
        """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        .   .   .   C+1*
        """
    )


def test_m6_a_wheelbarrow_goes_when_its_vegetable_is_moved_away():
    game = garden(
        """
        T+1* .   .   .
        .    .   .   .
        .    .   .   .
        .    .   .   .
        """,
        ["barrow", "T+2", "C+1", "C+1"],
    )
    play(game, "barrow@3,3<0,0")
    assert match.state(game)["barrows"] == [[3, 3]]
    play(game, "T+2@0,0")
    assert drawn(game)[0][0] == "T+2" and drawn(game)[3][3] == "T+1*"


def test_m7_a_wheelbarrow_harvest_earns_the_token():
    game = garden(
        """
        C+1 C+2 .   .
        .   .   .   .
        .   .   .   .
        .   .   .   C+4
        """,
        ["barrow", "T+1", "T+1", "T+1"],
    )
    play(game, "barrow@0,2<3,3")
    assert match.state(game)["piles"] == [["C+1", "C+2"], ["C+4"], [], []]
    assert tokens(game)["C"] == [1, 0, 0, 0]
    assert drawn(game) == picture(EMPTY_4X4)


def test_a_moved_vegetable_makes_no_run_with_the_space_it_left():
    game = garden(
        """
        .   .   .   .
        C+1 C+2 C+1 .
        .   .   .   .
        .   .   .   .
        """,
        ["barrow", "T+1", "T+1", "T+1"],
    )
    play(game, "barrow@1,3<1,0")
    # (1,1) (1,2) (1,3) are three; without the gap they would be four.
    assert match.state(game)["piles"] == [["C+2"], ["C+1", "C+1"], [], []]
    other = garden(TWO_CORN, ["barrow", "T+1", "T+1", "T+1"])
    play(other, "barrow@0,2<0,0")
    assert drawn(other)[0] == [".", "C+2", "C+1*", "."] and tokens(other)["C"] == [0] * 4


def test_m8_only_runs_through_the_card_just_planted_count():
    standing = """
        C+1 C+2 C+1 .
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """
    game = garden(standing, ["C-1", "T+1", "T+1", "T+1"])
    play(game, "C-1@3,3")
    assert drawn(game)[0] == ["C+1", "C+2", "C+1", "."]
    assert game.detail()["cards"] == [0, 0, 0, 0]


def test_m8_where_there_is_no_space_a_run_breaks():
    game = garden(
        """
        #   .   .   .   .   #
        #   .   .   .   .   #
        T+1 T+1 #   #   .   T+1
        .   .   #   #   .   .
        #   .   .   .   .   #
        #   .   .   .   .   #
        """,
        ["T+2", "C+1", "C+1", "C+1", "C+1", "C+1"],
    )
    play(game, "T+2@2,4")
    assert drawn(game)[2] == ["T+1", "T+1", "#", "#", "T+2", "T+1"]


def test_m8_a_run_crosses_fields_and_is_as_long_as_it_gets():
    game = garden(
        """
        #   #   .   .   #   #   #   #
        #   #   T+1 T+1 .   T+1 #   #
        #   .   .   #   .   .   .   .
        #   .   .   #   #   #   .   .
        .   .   #   #   #   .   .   #
        .   .   .   .   #   .   .   #
        #   #   .   .   .   .   #   #
        #   #   #   #   .   .   #   #
        """,
        ["T+2"] + 7 * ["C+1"],
    )
    play(game, "T+2@1,4")
    assert [len(pile) for pile in game.piles] == [2, 2, 0, 0, 0, 0, 0, 0]


def test_m9_who_passes_draws_nothing():
    game = garden(EMPTY_4X4, ["barrow storm", "T+1", "T+1", "T+1"], deck=["C+1", "C+2"])
    play(game, "pass")
    assert match.state(game)["hands"][0] == ["barrow", "storm"] and game.deck_left == 2
    assert not game.fresh
    play(game, "T+1@0,0")
    assert match.state(game)["hands"][1] == ["C+1"] and match.state(game)["deck"] == ["C+2"]
    assert game.fresh


def test_m10_a_full_garden_ends_the_game_when_everyone_has_passed():
    game = garden(FULL, ["T-1", "barrow", "storm", "C-1 basket"], turn=2)
    for passed in range(4):
        assert game.turn == (2 + passed) % 4 and game.passes == passed
        assert moves(game) == ["pass"]
        play(game, "pass")
    assert game.turn == OVER and game.phase == "over" and game.passes == 4
    assert moves(game) == [] and game.detail()["cards"] == [0, 0, 0, 0]
    assert refused(game, "pass") and refused(game, "T-1@0,0")


def test_m10_passes_count_only_in_a_row():
    game = garden(EMPTY_4X4, ["storm", "T+1 T+1", "barrow barrow", "storm"], turn=3)
    play(game, "pass", "pass", "T+1@0,0")
    assert game.passes == 0 and game.turn == 2


def test_m11_without_tokens_there_is_no_majority():
    game = garden(EMPTY_4X4, NO_CARDS, phase="over", turn=None)
    assert game.scores() == [0, 0, 0] and game.winners() == [0, 1, 2]
    assert game.detail()["majority"] == {"T": None, "C": None, "B": None}


def test_m12_open_piles_are_a_matter_of_screens_and_change_no_rule():
    covered, shown = Game(4, 7), Game(4, 7, ("open",))
    while covered.turn != OVER:
        move = moves(covered)[-1]
        assert moves(shown)[-1] == move
        play(covered, move)
        play(shown, move)
        assert {**match.state(shown), "options": []} == match.state(covered)
    assert shown.turn == OVER and shown.options == ("open",)


def test_m13_a_neutral_fields_harvest_is_discarded_but_the_token_taken():
    game = garden(
        """
        .   .   B-1 .
        .   B+2 .   .
        .   .   .   .
        .   .   .   .
        """,
        ["B+1", "T+1", "T+1"],
    )
    play(game, "B+1@2,0")
    assert match.state(game)["piles"] == [["B+2"], ["B-1"], []]
    assert tokens(game)["B"] == [1, 0, 0]
    assert drawn(game) == picture(EMPTY_4X4)


def test_m14_a_wheelbarrow_takes_from_a_neutral_field_too():
    game = garden(
        """
        .   .   .   .
        .   .   .   .
        .   .   .   .
        .   B+4 .   .
        """,
        ["barrow", "T+1", "T+1"],
    )
    play(game, "barrow@0,0<3,1")
    assert drawn(game) == picture(
        """
        B+4* .   .   .
        .    .   .   .
        .    .   .   .
        .    .   .   .
        """
    )
    assert "T+1@3,1" in moves(game)


def spaces(listed):
    return {move[move.index("@") + 1 :] for move in listed}


FIELD_A, FIELD_B, FIELD_C, FIELD_D = (
    {f"{row + r},{col + c}" for r in (0, 1) for c in (0, 1)}
    for row, col in ((0, 0), (0, 2), (2, 2), (2, 0))
)
IN_FIELD_B = """
.   .   C+1 .
.   .   .   .
.   .   .   .
.   .   .   .
"""


def test_m15_with_an_empty_field_you_must_plant_in_it():
    game = garden(IN_FIELD_B, ["T+1", "T+1", "T+1"], options=["1992"])
    assert spaces(moves(game)) == FIELD_A
    assert refused(game, "T+1@0,3") and refused(game, "T+1@2,0")


def test_m15_nobody_else_plants_in_an_empty_field_but_neutral_ones_are_free():
    game = garden(IN_FIELD_B, ["T+1", "T+1", "T+1"], options=["1992"], turn=1)
    assert spaces(moves(game)) == FIELD_B - {"0,2"} | FIELD_D
    assert refused(game, "T+1@0,0") and refused(game, "T+1@3,3")
    play(game, "T+1@2,1")


@pytest.mark.parametrize("special", ["storm:C", "basket:C"])
def test_m15_binds_storms_and_baskets(special):
    corn_by_an_empty_field = """
        .   .   C+1 C+2
        .   .   .   .
        .   .   .   .
        .   .   .   .
        """
    hands = [special[:-2]] * 3
    own = garden(corn_by_an_empty_field, hands, options=["1992"], turn=0)
    assert moves(own) == [f"{special}@0,1"]
    for others in (1, 2):
        game = garden(corn_by_an_empty_field, hands, options=["1992"], turn=others)
        assert moves(game) == ["pass"] and refused(game, f"{special}@0,1")
    free = garden(corn_by_an_empty_field, hands, turn=1)
    assert moves(free) == [f"{special}@0,1"]


def test_m15_binds_where_a_wheelbarrow_is_put_but_not_what_it_moves():
    hands = ["barrow", "barrow", "barrow"]
    own = garden(IN_FIELD_B, hands, options=["1992"])
    assert set(moves(own)) == {f"barrow@{space}<0,2" for space in FIELD_A}
    other = garden(IN_FIELD_B, hands, options=["1992"], turn=1)
    allowed = FIELD_B - {"0,2"} | FIELD_D
    assert set(moves(other)) == {f"barrow@{space}<0,2" for space in allowed}


def test_m15_is_off_by_default():
    game = garden(IN_FIELD_B, ["T+1", "T+1", "T+1"])
    assert spaces(moves(game)) == (FIELD_A | FIELD_B | FIELD_C | FIELD_D) - {"0,2"}


def test_m16_a_player_without_cards_passes_and_the_last_card_ends_the_game():
    game = garden(EMPTY_4X4, ["", "T+1", "", "T+1"])
    assert moves(game) == ["pass"]
    play(game, "pass", "T+1@0,0")
    assert game.turn == 2
    play(game, "pass")
    assert game.turn == 3
    play(game, "T+1@0,1")
    assert game.turn == OVER and game.passes == 0
