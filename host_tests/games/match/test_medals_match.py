# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every medal of Veggie Match, earned and just missed."""

import match_positions
import pytest
from match_positions import EMPTY_4X4, TWO_CORN

from composed import Composed, check_all, check_medal, feats
from garden.match.engine import Game as Match
from tools.notation import match as match_notation


def piles(*cards, who=None, **more):
    """Return a finished game of four with these piles."""
    lying = [pile.split() for pile in cards] + [[]] * (4 - len(cards))
    position = match_positions.garden(EMPTY_4X4, ["T+1"] * 4, piles=lying, **more)
    return Composed("match", position, who)


def turn(picture, hand, move):
    """Let seat 0, whose field is at the top left, play this card."""
    sitting = Composed("match", match_positions.garden(picture, [hand, "T+1", "T+1", "T+1"]))
    sitting.play(match_notation.parse_move(sitting.game, move))
    return sitting


def full_house(seats):
    game = Match(seats, 0)
    game.piles[0] = bytearray((5,))  # T+4
    return Composed("match", game)


THREE_CORN = TWO_CORN.replace("C+2 .   .", "C+2 .   C-1")
SIX = """
.   .   B+1 .
B+1 B-1 .   B+2
.   .   B+4 .
.   .   .   .
"""
FIVE = SIX.replace("B+1 B-1", ".   B-1")
# Planted at the top left: a row to the right, a diagonal down to the other end.
GIFTS = """
.   T+1 T-1 T-2
.   T+1 .   .
.   .   T-1 .
.   .   .   .
"""
APART = """
C+1 C+2 .   .
.   .   .   .
.   .   .   .
.   .   .   C+1
"""

FEATS = {
    "open": (lambda: piles("T+2", "T+1"), lambda: piles("T+1", "T+2")),
    "delivery": (
        lambda: turn(APART, "barrow", "barrow@0,2<3,3"),
        lambda: turn(APART, "barrow", "barrow@0,3<3,3"),
    ),
    "armful": (
        lambda: turn(THREE_CORN, "C+1", "C+1@0,2"),
        lambda: turn(TWO_CORN, "C+1", "C+1@0,2"),
    ),
    "wagon": (lambda: turn(SIX, "B-2", "B-2@1,2"), lambda: turn(FIVE, "B-2", "B-2@1,2")),
    "golden": (lambda: piles("T+4 C+4"), lambda: piles("T+4 C+2 B+2")),
    "twenty": (
        lambda: piles("T+4 C+4 B+4 T+2 T+2 C+2 C+2"),
        lambda: piles("T+4 C+4 B+4 T+2 T+2 C+2 C+1"),
    ),
    "tokens": (
        lambda: piles("T+1", "T+2", tokens={"T": [1, 0, 0, 0]}),
        lambda: piles("T+2", "C+2", tokens={"T": [1, 0, 0, 0]}),
    ),
    "old": (lambda: piles("T+2", options=["1992"]), lambda: piles("T+2", options=["open"])),
    "full": (lambda: full_house(8), lambda: full_house(7)),
    "storm": (
        lambda: turn(THREE_CORN, "storm", "storm:C@0,2"),
        lambda: turn(TWO_CORN, "storm", "storm:C@0,2"),
    ),
    "choice": (lambda: piles("T+1 T+2 C+1 C+2"), lambda: piles("T+1 T+2 C+1 C+2 C-1")),
    "triple": (
        lambda: piles(tokens={"T": [1, 0, 0, 0], "C": [2, 1, 0, 0], "B": [1, 0, 0, 0]}),
        lambda: piles(tokens={"T": [1, 0, 0, 0], "C": [2, 1, 0, 0], "B": [1, 1, 0, 0]}),
    ),
    "master": (
        lambda: piles("T+2", "T+1", who=(0, 3, 1, 1)),
        lambda: piles("T+2", "T+2", who=(0, 3, 1, 2)),
    ),
    "gift": (
        lambda: turn(GIFTS, "T+2", "T+2@0,0"),
        lambda: turn(GIFTS.replace("T-2", "T+2"), "T-2", "T-2@0,0"),
    ),
    "compost": (lambda: piles("T+1 T-2"), lambda: piles("T+2 T-2")),
}
LOST = {
    "tokens": lambda: piles("T+1", "T+4 T+2", tokens={"T": [1, 0, 0, 0]}),
    "old": lambda: piles("T+1", "T+2", options=["1992"]),
}


@pytest.mark.parametrize("medal", FEATS)
def test_a_feat_earns_its_medal_and_one_just_missed_does_not(medal):
    check_medal(medal, FEATS[medal])


def test_every_medal_there_is_was_earned_and_missed_here():
    check_all("match", FEATS)


@pytest.mark.parametrize("medal", LOST)
def test_who_did_all_of_it_but_lost_earns_nothing_for_it(medal):
    assert medal not in feats(LOST[medal]())


def test_three_cards_without_a_negative_are_not_choice_enough():
    assert "choice" not in feats(piles("T+1 T+2 C+1"))


def test_the_basket_itself_is_not_counted_among_the_harvested():
    assert "armful" not in feats(turn(THREE_CORN, "basket", "basket:C@0,2"))


def test_what_a_storm_destroys_is_neither_harvested_nor_given():
    earned = feats(turn(GIFTS, "storm", "storm:T@0,0"))
    assert "storm" in earned
    assert not {"armful", "gift"} & earned


def test_the_basket_is_no_gift():
    two_given = """
    .   .   T-1 .
    .   .   .   .
    .   .   T-1 .
    .   .   .   .
    """
    assert "gift" not in feats(turn(two_given, "basket", "basket:T@1,2"))


def test_negative_cards_of_a_neutral_field_are_given_to_nobody():
    two = match_positions.garden(GIFTS, ["T+1", "T+1"])  # B and D are neutral
    sitting = Composed("match", two)
    sitting.play(match_notation.parse_move(two, "T+1@0,0"))
    assert "gift" not in feats(sitting)


def test_only_the_winner_among_eight_has_won_among_eight():
    assert "full" not in feats(full_house(8), 1)
