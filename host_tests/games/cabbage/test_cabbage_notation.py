# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! as text: every move there and back, and what is no move or no position."""

import json

import pytest
from cabbage_positions import CHOOSE, OVER, START, position

from tools.notation.cabbage import from_state, move_text, parse_move, state

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
FIVE_DICE = [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]
FIVE_SPACES = {"rotate": 1, "flip": 2, "swap": 2}
NO_SIX = [[1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 6]]
ONE_SPACE = {"rotate": 0, "flip": 1, "swap": 0}
IMPOSSIBLE = [
    ({"game": "match"}, "the game must be one of cabbage"),
    ({"seats": 3}, "seats must be"),
    ({"seats": 2.0}, "seats must be"),
    ({"options": ["teams"]}, "options must have 0 entries"),
    ({"options": ""}, "options must be a list"),
    ({"phase": "walk"}, "the phase must be"),
    ({"phase": ["move"]}, "the phase must be"),
    ({"round": 0}, "the round must be"),
    ({"round": 7}, "the round must be"),
    ({"round": True}, "the round must be"),
    ({"round": 2}, "unused dice must have 5 entries"),
    ({"last": 2}, "last must be"),
    ({"last": None}, "last must be"),
    ({"field": FIELD[:5]}, "the field must have 6 entries"),
    ({"field": [*FIELD, [7, "back", 0]]}, "the field must have 6 entries"),
    ({"spare": [6, "back", 0]}, "the cards 1 to 7, each once"),
    ({"spare": [0, "front", 0]}, "a card's number must be"),
    ({"spare": [8, "front", 0]}, "a card's number must be"),
    ({"spare": 7}, "a card must be a list"),
    ({"spare": [7, "front"]}, "a card must have 3 entries"),
    ({"spare": [7, "edge", 0]}, "a card's side must be"),
    ({"spare": [7, ["front"], 0]}, "a card's side must be"),
    ({"spare": [7, "front", 90]}, "a card's turn must be 0 or 180"),
    ({"spare": [7, "front", False]}, "a card's turn must be"),
    ({"farmers": [[3, 0]]}, "farmers must have 2 entries"),
    ({"farmers": [[4, 0], [0, 5]]}, "a farmer's row must be"),
    ({"farmers": [[3, 6], [0, 5]]}, "a farmer's column must be"),
    ({"farmers": [[3, -1], [0, 5]]}, "a farmer's column must be"),
    ({"farmers": [[3], [0, 5]]}, "a farmer's plot must have 2 entries"),
    ({"farmers": [[1, 4], [0, 5]]}, "on different cards"),
    ({"rolled": FIVE_DICE}, "rolled dice must have 6 entries"),
    ({"rolled": [[1, 2, 3, 4, 5, 7]] * 2}, "a die must be"),
    ({"rolled": [[True, 2, 3, 4, 5, 6]] * 2}, "a die must be"),
    ({"dice": [[1, 2, 3, 4, 5, 6]]}, "dice must have 2 entries"),
    ({"dice": FIVE_DICE}, "unused dice must have 6 entries"),
    ({"dice": NO_SIX}, "among those it rolled"),
    ({"rolled": NO_SIX, "dice": NO_SIX}, "a chosen die must be among the unused"),
    ({"chosen": [6, 0]}, "a chosen die must be"),
    ({"chosen": [6, 5, 4]}, "chosen must have 2 entries"),
    ({"turn": False}, "the turn must be 0"),
    ({"turn": 0.0}, "the turn must be 0"),
    ({"turn": None}, "the turn must be 0"),
    ({"turn": 1}, "the turn must be 0"),
    ({"chosen": [5, 5], "last": 1}, "the turn must be 1"),
    ({"chosen": [None, 5]}, "the turn must be 1"),
    ({"phase": "choose", "chosen": [6, None]}, "the turn must be 1"),
    ({"phase": "choose", "chosen": [None, 3]}, "seat 1 chooses last"),
    ({"phase": "choose", "chosen": [6, 5]}, "seat 1 chooses last"),
    ({"chosen": [None, None]}, "whoever is to move must have a die chosen"),
    ({"chosen": [6, None]}, "unused dice must have 5 entries"),
    ({"acts": ACTS[:1]}, "acts must have 2 entries"),
    ({"acts": [[2, 2, 2], [2, 2, 2]]}, "must be rotate, flip and swap"),
    ({"acts": [{"rotate": 2, "flip": 2, "dig": 2}, ACTS[1]]}, "must be rotate, flip and swap"),
    ({"acts": [{**ACTS[0], "dig": 0}, ACTS[1]]}, "must be rotate, flip and swap"),
    ({"acts": [{"rotate": 3, "flip": 2, "swap": 1}, ACTS[1]]}, "spaces left to rotate must be"),
    ({"acts": [{**ACTS[0], "flip": float("nan")}, ACTS[1]]}, "spaces left to flip must be"),
    ({"acts": [FIVE_SPACES, ACTS[1]]}, "as many spaces left as unused dice"),
    ({**OVER, "round": 5, "dice": [[1], [1]], "acts": [ONE_SPACE] * 2}, "over in round 6 only"),
    ({**OVER, "turn": 0}, "the turn must be null"),
    ({**OVER, "chosen": [1, None]}, "a chosen die must be among the unused"),
    ({**OVER, "dice": [[1], []]}, "unused dice must have 0 entries"),
    ({**OVER, "acts": [ONE_SPACE] * 2}, "as many spaces left as unused dice"),
    ({"deck": []}, "no key 'deck'"),
]


@pytest.mark.parametrize("changes, why", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(changes, why):
    with pytest.raises(ValueError, match=why):
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
