# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A turn of Cabbage! by buttons: walking, acting, taking back, pausing; and how it ends."""

from array import array

import pytest
from cabbage_table import (
    ACT,
    BARE,
    CHOOSE,
    DISC,
    FARMER,
    GHOST,
    SECRETS,
    WALK,
    action_shown,
    at_act,
    at_walk,
    cabbages,
    die_under_cursor,
    game_of,
    sit,
    standing,
)

import picture_book
from at_table import bar, play_stand_ins, sit_down, some_log, top, until

# -- walking and acting -------------------------------------------------------------------------


def reachable():
    """Yield every plot, die and card of the rival: the start, and what is within reach."""
    from garden.cabbage.field import place_of, plots_at, walk

    for start in range(24):
        for die in range(1, 7):
            for card in range(6):
                if card != place_of(start):
                    yield start, die, walk(start, die) & ~plots_at(card)


def steps(one, other):
    (row, column), (to_row, to_column) = divmod(one, 6), divmod(other, 6)
    assert row == to_row or column == to_column
    return abs(row - to_row) + abs(column - to_column)


def test_pushes_lead_to_every_plot_within_reach_and_to_no_other():
    sit()
    from firmware.games.cabbage.path import push

    for start, _, reach in reachable():
        seen = {push(reach, start, 1, 0)}
        todo = list(seen)
        while todo:
            at = todo.pop()
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)):
                new = push(reach, at, *way)
                if new not in seen:
                    seen.add(new)
                    todo.append(new)
        assert sum(1 << plot for plot in seen) == reach


def test_a_push_takes_the_nearest_ahead_and_goes_around_where_there_is_none():
    sit()
    from firmware.games.cabbage.path import push

    #   . o . . o .
    #   . . . . . .
    #   . . X . o .
    #   . o . . . o
    plots = sum(1 << plot for plot in (1, 4, 14, 16, 19, 23))
    assert push(plots, 14, 1, 0) == 16
    assert push(plots, 14, 0, 1) == 19
    assert push(plots, 14, 0, -1) == 1
    assert push(plots, 14, -1, 0) == 19
    assert push(plots, 14, 1, 1) == 16
    assert push(plots, 23, 1, 0) == 19  # around
    assert push(1 << 14, 14, 1, 0) == 14


def test_the_dotted_line_is_a_walk_with_that_die():
    sit()
    from firmware.games.cabbage.path import corner

    for start, die, reach in reachable():
        for goal in range(24):
            if reach >> goal & 1:
                bend = corner(start, goal, die)
                first = steps(start, bend)
                rest = steps(bend, goal)
                row, column = divmod(goal, 6)
                at_border = row in (0, 3) or column in (0, 5)
                assert first + rest == die or (first + rest < die and at_border)


@pytest.mark.parametrize("moves", [2, 6, 10, 14])
def test_discs_lie_exactly_on_the_plots_within_reach(moves):
    sim = sit(moves=moves)
    game = game_of(sim)
    seat = game.turn
    reach = game.reach(seat, game.chosen[seat])
    for plot, tile in enumerate(standing(sim)):
        if plot in game.farmers:
            assert tile in (FARMER, FARMER + 1, GHOST, GHOST + 1)
        else:
            assert (tile in (DISC, GHOST + seat)) == bool(reach >> plot & 1), plot


@pytest.mark.parametrize("moves", [2, 6, 10, 14, 18, 22])
def test_the_field_shows_each_action_before_it_is_done(moves):
    sim = sit(moves=moves)
    sim.keys("U R w600 A w400")
    game = game_of(sim)
    shown = set()
    for _ in range(3):
        for key in ("R w600", "D w600", "D w600", "D w600"):
            sim.keys(key)
            action = action_shown(sim)
            after = game.copy()
            after.play(action)
            assert cabbages(sim) == after.green
            shown.add(action % 8)
    free = game.acts[game.turn]
    assert shown == {act for act in range(6) if free[min(act, 2)]}


def test_my_largest_group_is_told_before_and_after():
    from garden.cabbage.field import crop, groups

    sim = sit(moves=10)
    game = game_of(sim)
    sim.keys("A w400 R2 w600")
    after = game.copy()
    after.play(action_shown(sim))
    sizes = [groups(crop(green, game.turn)) >> 8 for green in (game.green, after.green)]
    assert "{}▶{}".format(*sizes) in sim.texts()


def test_without_the_preview_the_numbers_stay_as_they_are():
    sim = sit(moves=10, preview=0)
    before = sim.texts()[:5]
    sim.keys("A w400 R2 D w600")
    assert sim.texts()[:5] == before
    assert not any("▶" in text for text in sim.texts())


def test_a_does_what_was_shown_once_the_grace_is_over():
    sim = at_act()
    sim.keys("R w600")
    action = action_shown(sim)
    log = sim.top.sitting.log
    sim.keys("A w1000")
    assert len(log) == 2
    sim.keys("w1000")
    assert log[-1] == action
    assert bar(sim).startswith(("Ana: die", "Leo: die"))


def test_b_takes_a_die_back_within_the_grace_and_keeps_the_cursor():
    sim = sit(handover=SECRETS)
    sim.keys("R2 w300")
    die = die_under_cursor(sim)
    sim.keys("A w600 B w100")
    assert bar(sim) == CHOOSE
    assert die_under_cursor(sim) == die
    sim.run(5000)
    assert len(sim.top.sitting.log) == 0


def test_b_takes_a_move_back_within_the_grace_and_keeps_the_action():
    sim = at_act()
    sim.keys("R w300")
    action = action_shown(sim)
    sim.keys("A w600 B w3000")
    assert bar(sim) == ACT
    assert action_shown(sim) == action
    assert len(sim.top.sitting.log) == 2


def test_b_walks_again_before_anything_was_done():
    sim = at_walk()
    sim.keys("U w300")
    before = standing(sim)
    sim.keys("A w400 R w400 B w400")
    assert bar(sim) == WALK
    assert standing(sim) == before


def test_a_double_press_does_not_cut_the_grace_short():
    sim = sit()
    sim.keys("w300")
    for _ in range(2):
        sim.hold("A", True)
        sim.run(60)
        sim.hold("A", False)
        sim.run(60)
    assert len(sim.top.sitting.log) == 0
    sim.keys("B w2000")
    assert len(sim.top.sitting.log) == 0


@pytest.mark.parametrize(
    "sit_there, why, keys",
    [(sit, "Choose one of your dice", CHOOSE), (at_walk, "The dice are shown already", WALK)],
)
def test_there_is_no_way_back_and_the_bar_says_why(sit_there, why, keys):
    sim = sit_there()
    before = standing(sim)
    sim.keys("B w100")
    assert bar(sim) == why
    assert standing(sim) == before
    sim.keys("R w100")
    assert bar(sim) == keys


def test_select_marks_what_the_die_under_the_cursor_reaches_until_it_is_pressed_again():
    sim = sit()
    game = game_of(sim)
    sim.keys("E w200 R2 w600")
    reach = game.reach(0, die_under_cursor(sim))
    discs = sum(1 << plot for plot, tile in enumerate(standing(sim)) if tile == DISC)
    assert discs == reach & ~(1 << game.farmers[0])
    sim.keys("E w200")
    assert DISC not in standing(sim)


def test_a_spent_action_is_grey_and_skipped():
    sim = sit(moves=10)  # a player who always rotated has no space left for it
    game = game_of(sim)
    assert game.acts[game.turn][0] == 0
    sim.keys("A w400")
    seen = set()
    for _ in range(4):
        seen.add(action_shown(sim) % 8)
        sim.keys("R w400")
    assert seen == {1, 2}


# -- pause, save, hints -------------------------------------------------------------------------


def test_a_pause_keeps_the_cursor():
    sim = at_act()
    sim.keys("R w300")
    action = action_shown(sim)
    sim.keys("S w300 B w3000")
    assert bar(sim) == ACT
    assert action_shown(sim) == action


def test_a_pending_move_waits_for_the_end_of_a_pause_and_is_then_made():
    sim = at_act()
    sim.keys("A w500 S w5000")
    assert len(sim.app.screens[0].sitting.log) == 2
    sim.keys("B w300")
    assert bar(sim) == "Undo"
    assert len(sim.top.sitting.log) == 2
    sim.run(2000)
    assert len(sim.top.sitting.log) == 3


def test_undo_in_a_pause_takes_a_pending_move_back():
    sim = at_act()
    sim.keys("R w300")
    action = action_shown(sim)
    sim.keys("A w500 S w300 D2 A w3000")
    assert bar(sim) == ACT
    assert action_shown(sim) == action
    assert len(sim.top.sitting.log) == 2


def test_a_sitting_is_continued_where_it_was_left():
    sim = sit(moves=7, handover=SECRETS)
    field = bytes(game_of(sim).field)
    sim.keys("S w300 U A w300")
    assert top(sim) == "Title"
    assert any(text.endswith("ROUND 2/6") for text in sim.texts())
    sim.keys("A w300")
    assert top(sim) == "Table"
    assert bytes(game_of(sim).field) == field
    assert len(sim.top.sitting.log) == 7


def test_a_hint_puts_the_cursor_on_the_advised_move_and_does_nothing(monkeypatch):
    for moves, wanted in ((0, 5), (2, None)):
        sim = sit(moves=moves)
        game = game_of(sim)
        if wanted is None:
            out = array("H", bytes(2 * game.MOST))
            wanted = out[: game.actions(out)][-1]
        play_stand_ins(monkeypatch, orders=[wanted])
        sim.keys("S w300 D A w1000")
        assert bar(sim) == "Only choice"
        assert len(sim.top.sitting.log) == moves
        sim.keys("A w2000")
        assert sim.top.sitting.log[moves] == wanted


@pytest.mark.parametrize("keys", ["E w400", "E+ w600", "S w300 D4 A w600"])
def test_looking_around_shows_every_card_from_both_sides(keys):
    from garden.cabbage.field import green_at

    sim = at_walk()
    game = game_of(sim)
    backs = 0
    for place in range(6):
        backs |= green_at(place, game.field[place] ^ 2)
    sim.keys(keys)
    assert "Backs" in sim.texts() and {"Ana", "Leo"} <= set(sim.texts())
    assert cabbages(sim) == backs
    sim.keys("R w300")
    assert "Fronts" in sim.texts()
    assert cabbages(sim) == game.green
    sim.keys("B w600")
    assert bar(sim) == WALK


# -- the bot's turn -----------------------------------------------------------------------------


def test_a_bot_s_move_is_told_and_shown_walk_first_then_the_card(monkeypatch):
    sim = sit(who=(0, 0), moves=3)
    game = game_of(sim)
    out = array("H", bytes(2 * game.MOST))
    flip = next(a for a in out[: game.actions(out)] if a % 8 == 1)
    play_stand_ins(monkeypatch, orders=[flip])
    who = bytes((2, 0)) if game.turn == 0 else bytes((0, 2))
    sim = sit(who=who, moves=3, speed=0)
    seat = game_of(sim).turn
    until(sim, lambda sim: "die" in bar(sim))
    sim.run(400)
    assert standing(sim)[(flip - 8) // 8] == FARMER + seat
    assert cabbages(sim) == game.green
    sim.run(1000)
    after = game.copy()
    after.play(flip)
    assert cabbages(sim) == after.green
    assert "Flip" in bar(sim)


# -- the end ------------------------------------------------------------------------------------


def at_end(**how):
    return sit(moves=24, motion=0, **how)


def test_the_groups_that_count_light_up_before_the_podium():
    sim = at_end()
    until(sim, lambda sim: top(sim) == "Scoring")
    sim.run(200)
    game = game_of(sim)
    from firmware.games.cabbage.score import sorted_groups
    from garden.cabbage.field import crop

    lit = sum(1 << plot for plot, tile in enumerate(standing(sim)) if tile == BARE)
    assert lit == sorted_groups(crop(game.green, 0))[0] | sorted_groups(crop(game.green, 1))[0]
    picture_book.check(sim, "cabbage_score")
    while top(sim) == "Scoring":
        sim.keys("A w400")
    picture_book.check(sim, "cabbage_results")


@pytest.mark.parametrize(
    "seed, pages, words, winner",
    [
        (0, 1, "", "Ana wins!"),
        (127, 2, "by second group", "Ana wins!"),
        (30, 3, "by lower dice", "Ana wins!"),
        (436, 3, "", "A draw!"),
    ],
)
def test_as_many_pages_as_measures_had_to_be_compared(seed, pages, words, winner):
    log = some_log("cabbage", 2, 24, seed)
    sim = sit_down("cabbage", (0, 0), seed=seed, log=log, motion=0)
    until(sim, lambda sim: top(sim) == "Scoring")
    turned = 0
    while top(sim) == "Scoring":
        sim.keys("A w400")
        turned += 1
    assert turned == pages
    assert sim.texts()[0] == winner
    assert not words or sim.texts()[1] == words
