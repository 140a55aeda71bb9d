# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: the worked positions a to c, the rulings C1 to C9, the set-up, the rounds."""

from collections import Counter
from itertools import product

import pytest
from cabbage_positions import CHOOSE, OVER, START, draw, drawn, face, laid, legal, play, position

from garden.cabbage.engine import Game
from garden.cabbage.field import place_of
from garden.rng import Rng
from plain.cabbage import CARDS
from tools.notation.cabbage import state, view

LYING = list(product(CARDS, ("front", "back"), (0, 180)))
PLOTS = range(24)


# -- fields and groups --------------------------------------------------------------------------


def test_a_the_fronts_of_cards_1_to_6():
    game = position()
    assert drawn(game) == ["RGGRRG", "GGGGGG", "GRGRGG", "GGRGRR"]
    assert game.detail()["groups"] == [[15, 1], [2, 2, 1, 1, 1, 1]]


def test_C7_purple_owns_the_red_cabbages():
    game = position()
    assert game.scores() == [15, 2]
    assert game.winners() == [0]


@pytest.mark.parametrize("card, side, turn", LYING)
def test_every_card_shows_its_printed_face(card, side, turn):
    others = [[other, "front", 0] for other in CARDS if other != card]
    game = position(field=[[card, side, turn], *others[:5]], spare=others[5])
    top, bottom = drawn(game)[:2]
    assert top[:2] + bottom[:2] == face(card, side, turn)


# -- who wins -----------------------------------------------------------------------------------

EIGHT_AND_THREE_AGAINST_EIGHT_AND_TWO = """
    RGRGGG
    RRRGGR
    RGRGGR
    GGRGRG"""
EIGHT_AND_THREE_EACH = """
    GRRGRG
    GGRGGG
    RRRGRG
    RGRGRR"""
DICE_19 = [1, 2, 3, 4, 4, 5]
DICE_22 = [1, 2, 3, 4, 6, 6]


@pytest.mark.parametrize("rolled", [[DICE_19, DICE_22], [DICE_22, DICE_19], [DICE_19, DICE_19]])
def test_c_the_larger_second_group_wins_whatever_the_dice(rolled):
    game = position(**OVER | laid(EIGHT_AND_THREE_AGAINST_EIGHT_AND_TWO), rolled=rolled)
    detail = game.detail()
    assert detail["largest"] == game.scores() == [8, 8]
    assert detail["second"] == [3, 2]
    assert detail["decided"] == "second"
    assert game.winners() == [0]


@pytest.mark.parametrize(
    "rolled, winners, decided",
    [
        ([DICE_19, DICE_22], [0], "dice"),
        ([DICE_22, DICE_19], [1], "dice"),
        ([DICE_22, [6, 6, 4, 4, 1, 1]], [0, 1], "draw"),
    ],
)
def test_c_the_lower_dice_win_then_it_is_a_draw(rolled, winners, decided):
    game = position(**OVER | laid(EIGHT_AND_THREE_EACH), rolled=rolled)
    detail = game.detail()
    assert (detail["largest"], detail["second"]) == ([8, 8], [3, 3])
    assert detail["dice"] == [sum(dice) for dice in rolled]
    assert game.winners() == winners
    assert detail["decided"] == decided


def test_the_largest_group_comes_before_second_group_and_dice():
    game = position(**OVER, rolled=[DICE_22, DICE_19])
    detail = game.detail()
    assert (detail["largest"], detail["second"]) == ([15, 2], [1, 2])
    assert game.winners() == [0]
    assert detail["decided"] == "largest"


def test_C8_a_missing_second_group_counts_0():
    game = position(**OVER | laid("RRRRRR GGGGGR GRGRRR RGGGGR"), rolled=[DICE_19, DICE_22])
    detail = game.detail()
    assert detail["groups"] == [[11], [11, 1, 1]]
    assert detail["second"] == [0, 1]
    assert game.winners() == [1]


# -- walks --------------------------------------------------------------------------------------


def walks(game, die):
    """Return where green may go: * is in reach, x is purple's card."""
    reach = game.reach(0, die)
    barred = place_of(game.farmers[1])
    marks = {plot: "x" for plot in PLOTS if place_of(plot) == barred}
    assert not any(reach >> plot & 1 for plot in marks)
    return draw("*" if reach >> plot & 1 else marks.get(plot, ".") for plot in PLOTS)


@pytest.mark.parametrize(
    "die, field",
    [
        (1, "....xx ....xx *..... **...."),
        (2, "....xx *...xx **.... ***..."),
        (6, "****xx *...xx *....* ******"),
    ],
)
def test_b_walks_from_the_bottom_left(die, field):
    assert walks(position(), die) == field.split()


def test_b_what_is_in_reach_is_what_is_listed():
    acts = ("rotate", "flip", "swap front 0", "swap front 180", "swap back 0", "swap back 180")
    plots = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (2, 5), *product([3], range(6)))
    assert legal(position()) == [f"{row},{col} {act}" for row, col in plots for act in acts]
    with pytest.raises(ValueError):
        play(position(), "1,4 rotate")


def test_C3_the_first_leg_may_be_0_or_the_whole_die():
    # Up to (0,2) there is no other way than 0 aside, then two up, one of them lost.
    game = position(farmers=[[1, 2], [3, 5]])
    assert walks(game, 2) == [".***..", "*...*.", ".*.*xx", "..*.xx"]


def test_C4_a_walk_may_end_where_it_began_if_the_border_holds_it_there():
    assert "3,0 flip" in legal(position())
    in_the_open = position(farmers=[[1, 2], [3, 5]])
    assert walks(in_the_open, 1) == ["..*...", ".*.*..", "..*.xx", "....xx"]


def test_C5_the_other_farmers_card_may_be_passed_but_not_ended_on():
    game = position(farmers=[[3, 0], [3, 2]])
    assert walks(game, 4) == ["**....", "*.*...", "*.xx..", "**xx*."]


def test_C9_there_are_always_3_to_14_destinations():
    game = position()
    found = set()
    for green, purple, die in product(PLOTS, PLOTS, range(1, 7)):
        if place_of(green) != place_of(purple):
            game.farmers[:] = bytes((green, purple))
            found.add(bin(game.reach(0, die)).count("1"))
    assert (min(found), max(found)) == (3, 14)


# -- acts ---------------------------------------------------------------------------------------


def test_C1_there_are_two_spaces_for_each_action():
    game = Game(2, 7)
    acts = [[], []]
    while game.phase != "over":
        seat = game.turn
        move = min(legal(game), key=lambda move: ("rotate" not in move, "flip" not in move))
        if game.phase == "move":
            acts[seat].append(move.split()[1])
        play(game, move)
    assert acts == [["rotate", "rotate", "flip", "flip", "swap", "swap"]] * 2


def test_C1_an_action_without_a_space_is_refused():
    acts = [{"rotate": 0, "flip": 2, "swap": 2}, {"rotate": 2, "flip": 1, "swap": 1}]
    game = position(round=3, dice=[[1, 2, 3, 6]] * 2, chosen=[6, 1], acts=acts)
    before = state(game)
    assert not any("rotate" in move for move in legal(game))
    with pytest.raises(ValueError):
        play(game, "3,0 rotate")
    assert state(game) == before


@pytest.mark.parametrize("card, side, turn", LYING)
def test_C6_rotate_and_flip_have_one_outcome_and_swap_has_four(card, side, turn):
    others = [[other, "back", 180] for other in CARDS if other != card]
    spare = others.pop()
    field = [*others[:3], [card, side, turn], *others[3:]]
    other_side = {"front": "back", "back": "front"}[side]
    outcomes = {
        "rotate": [card, side, 180 - turn],
        "flip": [card, other_side, turn],
        "swap front 0": [spare[0], "front", 0],
        "swap front 180": [spare[0], "front", 180],
        "swap back 0": [spare[0], "back", 0],
        "swap back 180": [spare[0], "back", 180],
    }
    for act, outcome in outcomes.items():
        game = play(position(field=field, spare=spare), f"3,0 {act}")
        after = state(game)
        assert after["field"] == [*others[:3], outcome, *others[3:]]
        assert after["spare"] == ([card, side, turn] if "swap" in act else spare)
        assert after["farmers"] == START["farmers"]
        top, bottom = drawn(game)[2:]
        assert top[:2] + bottom[:2] == face(*outcome)


def test_an_act_can_be_looked_at_without_doing_it():
    game = position()
    before = state(game)
    for plot, act in product(PLOTS, range(6)):
        if game.reach(0, 6) >> plot & 1:
            done = game.copy()
            done.play(8 + plot * 8 + act)
            assert game.green_after(plot, act) == done.green
    assert state(game) == before


# -- rounds -------------------------------------------------------------------------------------


def test_C2_dice_are_covered_until_both_are_chosen():
    game = play(position(**CHOOSE), "die 3")
    assert view(game, 0)["chosen"] == [3, None]
    assert view(game, 1)["chosen"] == [None, None]
    assert view(game, 1)["dice"] == START["dice"]
    assert game.secret(0) and game.secret(1) and not game.fresh
    play(game, "die 2")
    assert view(game, 0)["chosen"] == view(game, 1)["chosen"] == [3, 2]
    assert game.fresh and not game.secret(0) and not game.secret(1)
    play(game, "3,0 flip")
    assert not game.fresh


@pytest.mark.parametrize(
    "dice, last, first",
    [
        ((5, 4), 1, 0),
        ((4, 5), 0, 1),
        ((4, 4), 0, 0),
        ((4, 4), 1, 1),
    ],
)
def test_the_higher_die_moves_first_and_on_a_tie_who_moved_last(dice, last, first):
    game = play(position(**CHOOSE, last=last), f"die {dice[0]}", f"die {dice[1]}")
    assert game.turn == first
    play(game, legal(game)[0])
    assert (game.turn, game.last) == (1 - first, last)
    play(game, legal(game)[0])
    assert (game.round, game.phase, game.turn, game.last) == (2, "choose", 0, 1 - first)


def test_a_die_is_unused_until_it_has_moved():
    game = play(position(**CHOOSE), "die 6", "die 2")
    assert state(game)["dice"] == START["dice"]
    play(game, "3,0 flip")
    assert state(game)["dice"] == [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]
    assert state(game)["chosen"] == [None, 2]


def test_dice_that_show_the_same_are_one_choice_and_last_as_often_as_rolled():
    dice = [[2, 2, 2, 5, 5, 6], [1, 1, 1, 1, 1, 1]]
    game = position(**CHOOSE, rolled=dice, dice=dice)
    assert legal(game) == ["die 2", "die 5", "die 6"]
    for _ in range(3):
        play(game, "die 2", "die 1")
        play(game, legal(game)[0])
        play(game, legal(game)[0])
    assert legal(game) == ["die 5", "die 6"]
    with pytest.raises(ValueError):
        play(game, "die 2")


def test_the_game_is_over_after_six_rounds_of_four_plays():
    game = Game(2, 11)
    for _ in range(24):
        assert game.phase != "over"
        play(game, legal(game)[-1])
    assert (game.phase, game.turn, game.round, legal(game)) == ("over", -1, 6, [])
    with pytest.raises(ValueError):
        play(game, "die 1")


# -- chance -------------------------------------------------------------------------------------


def test_the_set_up_is_drawn_at_random():
    starts = [state(Game(2, seed)) for seed in range(400)]
    for start in starts:
        cards = [*start["field"], start["spare"]]
        assert sorted(card for card, _, _ in cards) == [1, 2, 3, 4, 5, 6, 7]
        assert sorted(start["farmers"]) == [[0, 5], [3, 0]]
        assert start["dice"] == start["rolled"]
        assert [len(dice) for dice in start["rolled"]] == [6, 6]
        assert (start["phase"], start["turn"], start["round"]) == ("choose", 0, 1)
    for place in range(6):
        assert {tuple(start["field"][place]) for start in starts} == set(LYING)
    assert {tuple(start["spare"]) for start in starts} == set(LYING)
    values = Counter(die for start in starts for dice in start["rolled"] for die in dice)
    assert set(values) == {1, 2, 3, 4, 5, 6}
    assert all(700 < often < 900 for often in values.values())
    seats = Counter((start["farmers"][0][0], start["last"]) for start in starts)
    assert all(70 < seats[row, last] < 130 for row, last in product((0, 3), (0, 1)))


@pytest.mark.parametrize(
    "seats, seed, options", [(1, 0, ()), (3, 0, ()), (2, -1, ()), (2, 2**32, ()), (2, 0, ("x",))]
)
def test_a_game_that_cannot_be_is_refused(seats, seed, options):
    with pytest.raises(ValueError):
        Game(seats, seed, options)


DOUBLES = [[1, 1, 1, 2, 2, 6], [1, 2, 3, 4, 5, 6]]


def test_a_covered_die_is_imagined_as_often_as_it_is_held():
    game = play(position(**CHOOSE, rolled=DOUBLES, dice=DOUBLES), "die 6")
    rng = Rng(5)
    seen = Counter(game.imagine(1, rng).chosen[0] for _ in range(1200))
    assert set(seen) == {1, 2, 6}
    for die, held in ((1, 3), (2, 2), (6, 1)):
        assert abs(seen[die] - 200 * held) < 60


def test_a_covered_die_is_imagined_without_looking():
    choose = position(**CHOOSE, rolled=DOUBLES, dice=DOUBLES)
    for seed in range(20):
        drawn_anew = [
            state(play(choose.copy(), f"die {die}").imagine(1, Rng(seed))) for die in (1, 2, 6)
        ]
        assert drawn_anew[0] == drawn_anew[1] == drawn_anew[2]


def test_nothing_else_is_imagined():
    covered = play(position(**CHOOSE), "die 6")
    shown = play(covered.copy(), "die 2")
    for seed in range(20):
        assert state(covered.imagine(0, Rng(seed))) == state(covered)
        assert state(shown.imagine(0, Rng(seed))) == state(shown)
        assert state(shown.imagine(1, Rng(seed))) == state(shown)
