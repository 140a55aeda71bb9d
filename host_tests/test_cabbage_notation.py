# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! as text: every move there and back, and what is no move or no position."""

import json

import pytest
from cabbage_positions import CHOOSE, OVER, START, position
from notation.cabbage import from_state, move_text, parse_move, state

GAME = position()


def test_every_move_is_written_and_read():
    actions = [*range(1, 7), *(8 + plot * 8 + act for plot in range(24) for act in range(6))]
    texts = [move_text(GAME, action) for action in actions]
    assert [parse_move(GAME, text) for text in texts] == actions
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    "text, action",
    [
        ("die 5", 5),
        ("0,0 rotate", 8),
        ("2,3 flip", 8 + 15 * 8 + 1),
        ("3,5 swap front 0", 8 + 23 * 8 + 2),
        ("3,5 swap front 180", 8 + 23 * 8 + 3),
        ("0,5 swap back 0", 8 + 5 * 8 + 4),
        ("3,0 swap back 180", 8 + 18 * 8 + 5),
    ],
)
def test_a_move_is_written_as_the_protocol_says(text, action):
    assert parse_move(GAME, text) == action
    assert move_text(GAME, action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "die",
        "die 0",
        "die 7",
        "die 05",
        "die 5 ",
        "die \u0665",
        "5",
        "4,0 flip",
        "0,6 flip",
        "-1,0 flip",
        "2, 3 flip",
        "2,3",
        "2,3 turn",
        "2,3 Flip",
        "2,3 flip\n",
        "2,3 rotate 180",
        "2,3 swap",
        "2,3 swap front",
        "2,3 swap front 90",
        "2,3 swap 0 front",
    ],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError):
        parse_move(GAME, text)


SECOND_TO_MOVE = {
    "turn": 1,
    "chosen": [None, 5],
    "dice": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]],
    "acts": [{"rotate": 1, "flip": 2, "swap": 2}, {"rotate": 2, "flip": 2, "swap": 2}],
}
PURPLE_CHOOSES = {"phase": "choose", "turn": 1, "chosen": [3, None]}


@pytest.mark.parametrize(
    "changes",
    [{}, CHOOSE, PURPLE_CHOOSES, SECOND_TO_MOVE, OVER],
    ids=["first to move", "green chooses", "purple chooses", "second to move", "over"],
)
def test_a_position_is_read_and_written_as_it_was(changes):
    whole = json.loads(json.dumps({**START, **changes}))
    assert state(from_state(whole)) == whole


def test_dice_may_be_listed_in_any_order():
    mixed = position(rolled=[[6, 1, 5, 2, 4, 3]] * 2, dice=[[3, 1, 2, 6, 5, 4]] * 2)
    assert state(mixed) == START


FIELD = START["field"]
ACTS = START["acts"]
IMPOSSIBLE = {
    "another game": {"game": "match"},
    "three seats": {"seats": 3},
    "seats as a float": {"seats": 2.0},
    "an option": {"options": ["teams"]},
    "options as a word": {"options": ""},
    "an unknown phase": {"phase": "walk"},
    "a list as phase": {"phase": ["move"]},
    "turn as a truth": {"turn": False},
    "turn as a float": {"turn": 0.0},
    "nobody's turn": {"turn": None},
    "the lower die first": {"turn": 1},
    "a tie to who moved first": {"chosen": [5, 5], "last": 1},
    "round 0": {"round": 0},
    "round 7": {"round": 7},
    "a round that does not fit the dice": {"round": 2},
    "a third seat last": {"last": 2},
    "nobody last": {"last": None},
    "five cards": {"field": FIELD[:5]},
    "seven cards": {"field": [*FIELD, [7, "back", 0]]},
    "a card twice": {"spare": [6, "back", 0]},
    "card 0": {"spare": [0, "front", 0]},
    "card 8": {"spare": [8, "front", 0]},
    "a card that is no list": {"spare": 7},
    "a card without its turn": {"spare": [7, "front"]},
    "a third side": {"spare": [7, "edge", 0]},
    "a list as side": {"spare": [7, ["front"], 0]},
    "a quarter turn": {"spare": [7, "front", 90]},
    "a truth as turn": {"spare": [7, "front", False]},
    "no spare": {"spare": None},
    "one farmer": {"farmers": [[3, 0]]},
    "a farmer below the field": {"farmers": [[4, 0], [0, 5]]},
    "a farmer right of the field": {"farmers": [[3, 6], [0, 5]]},
    "a farmer left of the field": {"farmers": [[3, -1], [0, 5]]},
    "a farmer without a column": {"farmers": [[3], [0, 5]]},
    "both farmers on one card": {"farmers": [[1, 4], [0, 5]]},
    "five rolled": {"rolled": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]},
    "a 7 rolled": {"rolled": [[1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 6]]},
    "a truth rolled": {"rolled": [[True, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]},
    "dice of one seat": {"dice": [[1, 2, 3, 4, 5, 6]]},
    "a die too few": {"dice": [[2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]},
    "a die never rolled": {"dice": [[6, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]},
    "chosen but not held": {
        "rolled": [[1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 6]],
        "dice": [[1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 6]],
    },
    "a 0 chosen": {"chosen": [6, 0]},
    "three chosen": {"chosen": [6, 5, 4]},
    "nobody can move": {"chosen": [None, None]},
    "one has moved, but still holds the die": {"chosen": [6, None]},
    "purple chose first": {"phase": "choose", "chosen": [None, 3]},
    "both chose, still choosing": {"phase": "choose", "chosen": [6, 5]},
    "green chooses twice": {"phase": "choose", "chosen": [6, None]},
    "acts of one seat": {"acts": ACTS[:1]},
    "acts as lists": {"acts": [[2, 2, 2], [2, 2, 2]]},
    "an unknown act": {"acts": [{"rotate": 2, "flip": 2, "dig": 2}, ACTS[1]]},
    "an act too many": {"acts": [{**ACTS[0], "dig": 0}, ACTS[1]]},
    "three spaces": {"acts": [{"rotate": 3, "flip": 2, "swap": 1}, ACTS[1]]},
    "a space too few": {"acts": [{"rotate": 1, "flip": 2, "swap": 2}, ACTS[1]]},
    "a space that is no number": {"acts": [{**ACTS[0], "flip": float("nan")}, ACTS[1]]},
    "over in round 5": {**OVER, "round": 5},
    "over with a turn": {**OVER, "turn": 0},
    "over with a die chosen": {**OVER, "chosen": [1, None]},
    "over with a die left": {**OVER, "dice": [[1], []]},
    "over with a space left": {**OVER, "acts": [{"rotate": 0, "flip": 1, "swap": 0}] * 2},
    "a key too many": {"deck": []},
}


@pytest.mark.parametrize("changes", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused(changes):
    with pytest.raises(ValueError):
        from_state({**START, **changes})


@pytest.mark.parametrize("key", START)
def test_every_key_is_needed(key):
    with pytest.raises(ValueError):
        from_state({other: START[other] for other in START if other != key})


@pytest.mark.parametrize("thing", [None, [], "cabbage", 7, True])
def test_what_is_no_object_is_refused(thing):
    with pytest.raises(ValueError):
        from_state(thing)


@pytest.mark.parametrize("key", START)
@pytest.mark.parametrize("thing", [None, True, -1, 1.5, float("nan"), "x", {}, [[]], 2**70])
def test_a_key_of_the_wrong_kind_is_refused(key, thing):
    with pytest.raises(ValueError):
        from_state({**START, key: thing})
