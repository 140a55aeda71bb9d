# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match in text: moves, positions, views, and what is refused at the door."""

import json
import random

import pytest
from match_positions import EMPTY_4X4, garden, moves, play, position

from garden import OVER
from garden.match.engine import Game
from tools.notation import match

HEXAGON = """
#   .   .   .   .   #
#   .   .   .   .   #
.   .   #   #   .   .
.   .   #   #   .   .
#   .   .   .   .   #
#   .   .   .   .   #
"""
PLAIN = position(
    """
    T+1* .   .   .
    .    C-2 .   .
    .    .   .   .
    .    .   .   .
    """,
    ["T+2 storm", "B+4", "basket", ""],
    deck=["barrow", "C+1"],
    piles=[["B+1"], [], [], []],
    tokens={"B": [1, 0, 0, 0]},
)


@pytest.mark.parametrize("seats", Game.SEATS)
def test_a_state_read_back_is_the_same_game(seats):
    chance = random.Random(seats)
    game = Game(seats, seats, ("1992",))
    while game.turn != OVER:
        state = match.state(game)
        again = match.from_state(json.loads(json.dumps(state)))
        assert match.state(again) == state and moves(again) == moves(game)
        play(game, chance.choice(moves(game)))
    assert match.state(match.from_state(match.state(game))) == match.state(game)


def test_a_state_shows_hands_as_drawn_the_deck_from_its_top_and_barrows_by_row():
    assert match.state(match.from_state(PLAIN)) == PLAIN


def test_every_move_is_read_as_it_is_written():
    board = """
        C+1 C+2 .   .
        .   .   .   .
        .   .   .   .
        .   .   .   T+4
        """
    game = garden(board, ["T-2 storm basket barrow", "", "", ""])
    listed = moves(game)
    assert {"T-2@0,2", "storm:C@0,2", "basket:C@0,2", "barrow@2,3<3,3"} <= set(listed)
    actions = [match.parse_move(game, move) for move in listed]
    assert actions == sorted(set(actions))
    assert [match.move_text(game, action) for action in actions] == listed
    assert match.move_text(game, match.parse_move(game, "pass")) == "pass"


@pytest.mark.parametrize(
    "text",
    [
        *("", "Pass", "pass ", "T+2", "T+2@", "T+2@1", "T+2@1,", "T+2@1,3,", " T+2@1,3"),
        *("T2@1,3", "T+3@1,3", "T-4@1,3", "X+2@1,3", "T+2@-1,3", "T+2@1,03", "T+2@1, 3"),
        *("storm@1,3", "storm:X@1,3", "storm:T@1,3<0,0", "Storm:T@1,3", "barrow:T@1,3"),
        *("barrow@1,3", "barrow@1,3<", "barrow@1,3<2", "T+2@1,3\n", "T+2@\u0661,3", "T+2@1,8"),
    ],
)
def test_a_malformed_move_is_refused(text):
    with pytest.raises(ValueError, match="a move is T"):
        match.parse_move(Game(4, 0), text)


@pytest.mark.parametrize("text", ["T+2@2,2", "T+2@0,0", "storm:T@6,1", "barrow@0,1<7,7"])
def test_a_move_beside_the_garden_is_refused(text):
    with pytest.raises(ValueError, match="there is no space at"):
        match.parse_move(garden(HEXAGON, ["T+2"] * 6), text)


def test_a_view_covers_the_deck_and_the_other_hands():
    seen = match.view(match.from_state(PLAIN), 1)
    covered = {"deck": None, "deck_left": 2, "hands": [None, ["B+4"], None, None]}
    assert seen == {**PLAIN, **covered}


@pytest.mark.parametrize("thing", [None, [], "match", 4, {}])
def test_what_is_no_position_is_refused(thing):
    with pytest.raises(ValueError):
        match.from_state(thing)


@pytest.mark.parametrize("key", PLAIN)
def test_a_position_without_one_of_its_keys_is_refused(key):
    with pytest.raises(ValueError, match=key):
        match.from_state({name: value for name, value in PLAIN.items() if name != key})


@pytest.mark.parametrize("key", PLAIN)
@pytest.mark.parametrize("junk", [True, -1, 1.0, float("nan"), "x", [[]], {"T": 1}, 10**30])
def test_a_value_of_the_wrong_type_is_refused(key, junk):
    with pytest.raises(ValueError):
        match.from_state({**PLAIN, key: junk})


def with_space(row, col, sign):
    grid = [list(line) for line in PLAIN["grid"]]
    grid[row][col] = sign
    return {"grid": grid}


EVERY = {"T": 5, "C": 5, "B": 4}
HELD = PLAIN["tokens"]


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"game": "veggies"}, "game must be one of match"),
        ({"seats": 9}, "seats must be a whole number from 2 to 8"),
        ({"seats": 3}, "hands must have 3 entries"),
        ({"options": ["teams"]}, "an option must be one of 1992, open"),
        ({"options": ["open", "open"]}, "an option is given twice"),
        ({"deck_left": 2}, "a position has no key 'deck_left'"),
        ({"deck": None}, "the deck must be a list"),
        ({"deck": ["T+3"]}, "a card of the deck must be one of"),
        ({"deck": [["T+2"]]}, "a card of the deck must be one of"),
        ({"deck": ["T+2"] * 64}, "the deck cannot have more than 63 cards"),
        ({"deck": ["storm"] * 3}, "there are 4 storm but the deck has 3"),
        ({"deck": ["T+4", "T+4"]}, r"there are 2 T\+4 but the deck has 1"),
        ({"deck": ["barrow"] * 3}, "there are 4 barrow but the deck has 3"),
        ({"deck": ["T+1"] * 5}, r"there are 6 T\+1 but the deck has 5"),
        ({"hands": [None, [], [], []]}, "a hand must be a list"),
        ({"hands": [["T+2"] * 5, [], [], []]}, "a hand cannot have more than 4 cards"),
        ({"hands": [["#"], [], [], []]}, "a card of a hand must be one of"),
        ({"piles": [[], [], []]}, "piles must have 4 entries"),
        ({"piles": [["basket"], [], [], []]}, "a pile has vegetables only"),
        ({"piles": [["B+4"], [], [], []]}, r"there are 2 B\+4"),
        ({"grid": PLAIN["grid"][:3]}, "the grid must have 4 entries"),
        ({"grid": [*PLAIN["grid"][:3], [None]]}, "a row of the grid must have 4 entries"),
        (with_space(3, 3, "#"), "the grid must have # just where no space is: look at 3,3"),
        (with_space(3, 3, "barrow"), "only vegetables stay on the grid"),
        (with_space(3, 3, "."), "a card on the grid must be one of"),
        (with_space(3, 3, 0), "a card on the grid must be one of"),
        ({"barrows": [[0, 1]]}, "the barrow at 0,1 must lie under a vegetable"),
        ({"barrows": [[0, 0], [0, 0]]}, "the barrow at 0,0 is there twice"),
        ({"barrows": [[0, 4]]}, "a barrow's column must be a whole number from 0 to 3"),
        ({"barrows": [[-1, 0]]}, "a barrow's row must be a whole number from 0 to 3"),
        ({"barrows": [[False, 0]]}, "a barrow's row must be a whole number"),
        ({"barrows": [[0]]}, "a barrow's place must have 2 entries"),
        ({"tokens": {"T": [0] * 4}}, "tokens must have exactly the keys T, C and B"),
        ({"left": {**EVERY, "X": 0}}, "left must have exactly the keys T, C and B"),
        ({"left": {**EVERY, "B": 5}}, "the tokens of B, held and left, must be 5 together"),
        ({"left": {**EVERY, "T": 6}}, "the tokens left of T must be a whole number from 0 to 5"),
        ({"tokens": {**HELD, "T": [0] * 3}}, "the tokens of T must have 4 entries"),
        ({"tokens": {**HELD, "T": [-1, 1, 0, 0]}}, "a seat's tokens of T must be a whole number"),
        ({"tokens": {**HELD, "B": [True, 0, 0, 0]}}, "a seat's tokens of B must be a whole"),
        ({"passes": 5}, "passes must be a whole number from 0 to 4"),
        ({"passes": -1}, "passes must be a whole number from 0 to 4"),
        ({"passes": 4}, "the phase must be over"),
        ({"hands": [[], [], [], []]}, "the phase must be over"),
        ({"phase": "lay"}, "phase must be one of play, over"),
        ({"phase": "over", "turn": None}, "the phase must be play"),
        ({"phase": "over", "passes": 4, "turn": 0}, "the turn must be null"),
        ({"turn": None}, "turn must be a whole number from 0 to 3"),
        ({"turn": 4}, "turn must be a whole number from 0 to 3"),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(change, sentence):
    with pytest.raises(ValueError, match=sentence):
        match.from_state({**PLAIN, **change})


def test_where_there_is_no_space_the_grid_needs_its_sign():
    whole = position(HEXAGON, ["T+2"] * 6)
    match.from_state(whole)
    whole["grid"][2][2] = None
    with pytest.raises(ValueError, match="look at 2,2"):
        match.from_state(whole)


def test_a_barrow_beside_the_garden_is_refused():
    with pytest.raises(ValueError, match="must lie under a vegetable"):
        match.from_state(position(HEXAGON, ["T+2"] * 6, barrows=[[2, 2]]))


def test_from_six_players_on_cards_and_tokens_exist_twice():
    twice = position(HEXAGON, ["T+4", "T+4"] + [""] * 4, tokens={"C": [10, 0, 0, 0, 0, 0]})
    assert match.state(match.from_state(twice)) == twice
    five = position(HEXAGON, ["T+4", "T+4"] + [""] * 3)
    with pytest.raises(ValueError, match=r"there are 2 T\+4"):
        match.from_state(five)


def test_a_game_without_cards_in_hand_is_over():
    over = position(EMPTY_4X4, [""] * 4, phase="over", turn=None)
    assert match.from_state(over).turn == OVER
