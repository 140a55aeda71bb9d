# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies on the handheld: the ghost, the panel, naming and the pages of points."""

import importlib
import inspect

import pytest

import picture_book
from at_table import cost_at_rest, press_on, sit_down, top, until, whole_log
from garden.words import CODES
from tools.sim import BOARDS


def to_turn(sim, phase="place"):
    """Go past curtains and set-up, to a person's turn in this phase."""
    for _ in range(400):
        if top(sim) == "Curtain":
            sim.keys("A")
        elif top(sim) == "Table" and sim.top.game.phase == phase and "Place" in words(sim):
            return sim.top
        else:
            sim.keys("A w300")
    raise AssertionError(words(sim))


def words(sim):
    return " ".join(sim.texts())


# -- pictures -----------------------------------------------------------------------------------


# players, moves made before (negative: counted from the end), and the keys that lead there
MOMENTS = {
    "first": (2, 0, "A w600"),
    "place": (2, 6, "A w600"),
    "turned": (2, 6, "A w600 B w600 E w600"),
    "refused": (2, 6, "A w600 U9 w600 A w300"),
    "placed": (2, 6, "A w600 A w600"),
    "moved": (2, 6, "A w600 E w300 A w1700"),
    "paused": (2, 6, "A w600 S w300"),
    "look": (4, 25, "A w600 E+ w700"),
    "look_around": (4, 25, "A w600 S w400 D4 w300 A w400 R w300"),
    "big": (3, -4, "A w600 L2 w600"),
    "name": (3, -1, "A w600"),
    "name_two": (2, -1, "A w600"),
    "points": (3, 99, "w300"),
    "sheet": (3, 99, "w300 " + "A w300 " * 9),
    "sheet_four": (2, 99, "w300 " + "A w300 " * 8),
}
_TIES = {2: 12, 3: 14, 4: 20}  # seeds of games at whose end somebody has a choice


def at(moment, **how):
    seats, moves, keys = MOMENTS[moment]
    log = whole_log("veggies", seats, _TIES[seats])[:moves]
    sim = sit_down("veggies", bytes(seats), seed=_TIES[seats], log=log, motion=0, **how)
    sim.keys(keys)
    return sim


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_looks_as_it_was_drawn(moment, lang):
    picture_book.check(at(moment, lang=lang), f"veggies_{moment}", lang)


@pytest.mark.parametrize("moment", ["place", "look", "points"])
def test_a_moment_looks_right_on_a_larger_board(moment):
    picture_book.check(at(moment, board="pimoroni_picosystem"), f"veggies_{moment}_240")


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("moment", ["first", "place", "refused", "moved"])
def test_the_warehouse_looks_as_it_was_drawn(moment, lang):
    picture_book.check(at(moment, lang=lang, skin=1), f"warehouse_{moment}", lang)


@pytest.mark.parametrize("seats, seed", [(2, 12), (3, 14), (4, 8)])
def test_the_count_begins_with_the_kinds_that_nobody_named_and_what_they_were_worth(seats, seed):
    sim = sit_down("veggies", bytes(seats), seed=seed, log=whole_log("veggies", seats, seed))
    sim.keys("w300")
    game, texts = sim.top.game, sim.texts()
    assert "Nobody named these: no points" in texts
    for kind, good in enumerate("SBGCM", 1):
        missed = not game.kinds() >> kind - 1 & 1
        assert (sim.app.say("goods_" + good) in texts) == missed
        if missed:
            for seat in range(seats):
                survey = game.survey(seat)
                assert str(survey.biggest[kind] * survey.groups[kind]) in texts


def test_a_stand_as_long_as_can_be_is_seen_whole_in_the_count():
    from garden.sitting import Sitting
    from garden.veggies.stand import pack

    sitting = Sitting("veggies", 2, 5)
    for action in [0, 0] + [pack(0, 0, 3 * (1 + nth // 2)) for nth in range(14)]:
        sitting.play(action)
    while sitting.game.phase == "name":
        sitting.play(sitting.game.choices(sitting.game.turn)[0])
    sim = sit_down("veggies", bytes(2), seed=5, log=sitting.log)
    sim.keys("w300 A w300")
    picture = sim.picture()
    ground = picture.getpixel((0, 20))
    assert all(picture.getpixel((4 * nth + 1, 63)) != ground for nth in range(24))
    assert all(text in sim.texts() for text in ("3×4", "3×7"))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("skin", ["market", "warehouse"])
def test_the_words_about_the_first_card_and_a_tie_fit_their_boxes(skin, lang):
    from firmware.kit.text import wrap

    sim = sit_down("veggies", (0, 2), lang=lang)
    assert len(wrap(sim.app.say(skin + "_first"), 140)) <= 2
    assert len(wrap(sim.app.say("name_kind_text"), 83)) <= 3
    assert len(wrap(sim.app.say("name_kinds_text"), 83)) <= 3


@pytest.mark.parametrize("key", ["B", "U", "D", "L", "R", "E"])
def test_every_key_but_a_swaps_the_first_cards(key):
    sim = sit_down("veggies", (0, 2))
    before = sim.top.view.selected_action()
    sim.keys(f"w300 {key} w300")
    assert sim.top.view.selected_action() == 1 - before


def test_who_has_chosen_a_first_card_has_a_tick_at_once():
    sim = sit_down("veggies", (0, 3), log=[0], speed=0)
    until(sim, lambda sim: "Thyme has chosen" in words(sim))
    assert sim.texts().count("✓") == 3  # two players, and the bar


# -- a turn -------------------------------------------------------------------------------------


@pytest.fixture
def sim():
    sim = sit_down("veggies", (0, 0), seed=5)
    to_turn(sim)
    sim.run(400)
    return sim


@pytest.mark.parametrize("seats, options", [(2, ()), (3, ()), (4, ("teams",))])
def test_a_whole_game_is_played_with_buttons_alone(seats, options):
    sim = sit_down("veggies", bytes(seats), seed=3 + seats, options=options)
    press_on(sim, seats, "Scoring")
    game = sim.top.game
    assert all(len(stand.cards) == 8 for stand in game.stands)
    press_on(sim, 1, "Results")


def test_a_push_goes_to_the_next_legal_place(sim):
    table = sim.top
    stand = table.game.stands[table.game.turn]
    for keys in ("U", "R", "D", "L", "U&L", "D&R") * 3:
        sim.keys(keys + " w200")
        mode = table.view.mode
        rows = range(stand.top - 4, stand.bottom + 3)
        cols = range(stand.left - 4, stand.right + 3)
        assert mode._row in rows and mode._col in cols


def test_four_turns_bring_the_card_back(sim):
    mode = sim.top.view.mode
    before = mode._rot, mode._row, mode._col
    for _ in range(4):
        sim.keys("B w100")
    assert (mode._rot, mode._row, mode._col) == before


def test_an_illegal_place_is_crossed_out_refused_and_costs_nothing(sim):
    table = sim.top
    log = len(table.sitting.log)
    sim.keys("U6 w300")
    assert table.view.mode.ghost._cross is not None
    sim.keys("A w300")
    assert "Must touch or cover your stand" in words(sim)
    assert len(table.sitting.log) == log
    sim.keys("D w300")
    assert "Place" in words(sim)


def test_a_pause_drops_the_crosses_and_the_next_illegal_place_has_one_again(sim):
    sim.keys("U6 w300")
    ghost = sim.top.view.mode.ghost
    assert len(ghost._group) == 2  # a card and its cross
    crossed = sim.picture()
    sim.top.view.rest()
    assert len(ghost._group) == 2  # it shows, so it stays
    ghost.hide()
    sim.top.view.rest()
    assert len(ghost._group) == 1
    sim.keys("S w600 B w600")
    assert sim.picture() == crossed


def test_cells_of_another_size_leave_no_cursor_behind(sim):
    ghost = sim.top.view.mode.ghost
    cursors = len(sim.top.view.mode._group)
    ghost.place(8, 40, 40, 1, 0, True)
    ghost.place(12, 40, 40, 1, 0, True)
    assert len(sim.top.view.mode._group) == cursors


def test_a_placed_card_can_be_taken_back_in_the_grace_time(sim):
    table = sim.top
    log = len(table.sitting.log)
    sim.keys("A w300")
    assert "Undo" in words(sim)
    sim.keys("B w300")
    assert "Place" in words(sim)
    sim.keys("A w2000")
    assert len(table.sitting.log) == log + 1


def test_every_card_can_be_tried_on_one_spot_with_three_presses(sim):
    mode = sim.top.view.mode
    spot = mode._rot, mode._row, mode._col
    slots = []
    for _ in range(4):
        slots.append(mode._slot)
        sim.keys("E w200")
        assert (mode._rot, mode._row, mode._col) == spot
    assert slots == [0, 1, 2, 3]


SEATS = {2: 6, 3: 9, 4: 25}  # and how many moves are made before


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_kind_on_the_stand_is_shown_at_once_and_nothing_alternates(seats, lang):
    log = whole_log("veggies", seats, _TIES[seats])[: SEATS[seats]]
    sim = sit_down("veggies", bytes(seats), seed=_TIES[seats], log=log, motion=0, lang=lang)
    sim.keys("A w600")
    game, mode = sim.top.game, sim.top.view.mode
    for keys in ("w300", "E w300", "B w300", "E w300"):
        sim.keys(keys)
        later = game.copy()
        later.play(mode.selected_action())
        for _ in range(3):
            sim.run(1500)
            products = {text for text in sim.texts() if "×" in text}
            survey = later.survey(game.turn)
            there = {
                f"{survey.biggest[kind]}×{survey.groups[kind]}"
                for kind in range(1, 6)
                if survey.biggest[kind]
            }
            assert products == there
        assert not survey.mice or f"−{2 * survey.mice}" in sim.texts()


def slots(sim):
    """Return the edge and the ground of each kind's slot in the preview."""
    picture = sim.picture().convert("RGB")
    return [
        (picture.getpixel((25 * nth, 112)), picture.getpixel((25 * nth + 22, 109)))
        for nth in range(5)
    ]


def test_a_kind_that_is_sure_is_filled_and_one_that_must_be_named_is_an_outline(sim):
    table = sim.top
    seen = set()
    for keys in ("w300", "E w300", "E w300", "D w300", "B w300", "E w300"):
        sim.keys(keys)
        sure, sizes, _, _ = table.view.mode.panel._numbers[0]
        for nth, (edge, ground) in enumerate(slots(sim)):
            if sizes[nth + 1]:
                assert (edge == ground) == bool(sure >> nth & 1)
                seen.add(edge == ground)
    assert seen == {True, False}


def test_what_the_card_changes_has_another_colour_and_the_rest_has_not(sim):
    table = sim.top
    quiet = {(0xFC, 0xED, 0xC9), (0x9A, 0x9D, 0xB3)}  # cream and stone
    seen = set()
    for keys in ("w300", "E w300", "E w300", "D w300", "U9 w300"):
        sim.keys(keys)
        (sure, *now, _), (was_sure, *before, _) = table.view.mode.panel._numbers
        for nth, (edge, _) in enumerate(slots(sim)):
            pairs = [[numbers[nth + 1] for numbers in each] for each in (now, before)]
            changed = pairs[0] != pairs[1] or (sure ^ was_sure) >> nth & 1
            if pairs[0][0]:
                assert (edge not in quiet) == bool(changed)
                seen.add(bool(changed))
    assert seen == {True, False}
    assert now == before  # up there it may not lie, and changes nothing


def test_without_the_preview_nothing_is_counted_and_the_stand_has_the_room():
    sim = sit_down("veggies", (0, 0), seed=5, log=[0, 0], preview=0)
    to_turn(sim)
    assert not [text for text in sim.texts() if "×" in text]
    assert sim.top.view.mode.board.rows == 9


def cells(place):
    """Return the six cells of a placement."""
    standing = place >> 12 & 1
    row, col = (place >> 6 & 63) - 32, (place & 63) - 32
    return {(row + r, col + c) for r in range(2 + standing) for c in range(3 - standing)}


@pytest.mark.parametrize("seats, seed", [(2, 12), (3, 14), (4, 20)])
def test_the_ghost_begins_beside_the_stand_nearest_to_the_last_card(seats, seed):
    whole = whole_log("veggies", seats, seed)
    for moves in range(seats, 8 * seats, 3):
        sim = sit_down("veggies", bytes(seats), seed=seed, log=whole[:moves], motion=0)
        sim.keys("A w300")
        stand = sim.top.game.stands[sim.top.game.turn]
        place = sim.top.view.selected_action() & 0x3FFF
        laid = set().union(*[cells(laid) for laid in stand.places])
        last = stand.places[-1]
        assert stand.allows(place) and not cells(place) & laid
        assert place >> 12 == last >> 12

        def far(other, last=last):
            down = abs((other >> 6 & 63) - (last >> 6 & 63))
            return 3 * down + 2 * abs((other & 63) - (last & 63))

        around = range(-27, 27)
        free = [
            other
            for other in [last + 64 * down + across for down in around for across in around]
            if stand.allows(other) and not cells(other) & laid
        ]
        assert far(place) == min(far(other) for other in free)


def test_the_ghost_stays_where_it_was_when_a_card_is_taken_back(sim):
    sim.keys("D w200 R w200 B w200 E w300")
    before = sim.top.view.selected_action()
    sim.keys("A w300 B w300")
    assert sim.top.view.selected_action() == before


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("moment", ["first", "place", "refused", "look", "name", "points"])
def test_a_moment_without_a_change_sends_nothing(moment, board):
    assert cost_at_rest(at(moment, board=board)) == 0


def test_a_cursor_move_sends_little(sim):
    for keys in ("D", "L", "U", "B", "E", "D"):
        sim.cost()
        scrolled = sim.top.view.mode.board.top, sim.top.view.mode.board.left
        sim.keys(keys + " w400")
        if (sim.top.view.mode.board.top, sim.top.view.mode.board.left) == scrolled:
            assert 0 < sim.cost() < 20_000, keys


def test_every_stand_is_a_page_with_its_groups_and_mice_the_next_player_s_first():
    for options in ((), ("teams",)):
        log = whole_log("veggies", 4, 20, options)[:25]
        sim = sit_down("veggies", bytes(4), seed=20, log=log, options=options)
        sim.keys("A w600")
        game = sim.top.game
        sim.keys("E+ w700")
        for nth in range(1, 5):
            seat = (game.turn + nth) % 4
            survey = game.survey(seat)
            kinds = range(1, 6)
            wanted = {f"{survey.biggest[kind]}×{survey.groups[kind]}" for kind in kinds}
            texts = sim.texts()
            assert texts[0] == sim.top.player(seat)
            assert wanted | {str(survey.mice)} <= set(texts)
            partner = "+ " + sim.top.player((seat + 2) % 4)
            assert ("AB"[seat & 1] in texts and partner in texts) == bool(options)
            sim.keys("R w300")


def test_first_cards_that_lie_on_their_faces_are_not_looked_at():
    seen = []
    for card in (0, 1):
        sim = sit_down("veggies", (0, 0, 0), seed=5, log=[card])
        sim.keys("A w600 E+ w700")
        pictures = {}
        for _ in range(3):
            pictures[sim.texts()[0]] = sim.picture().tobytes()
            sim.keys("R w300")
        assert set(pictures) == {"Ana", "Leo", "Mia"}
        seen.append(pictures)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("phase", ["lay", "place", "name"])
def test_every_phase_has_a_mode_that_answers_all_that_the_view_asks(phase):
    from firmware.games.veggies.view import BaseMode

    Mode = importlib.import_module("firmware.games.veggies." + phase).Mode
    for name, method in inspect.getmembers(Mode, inspect.isfunction):
        assert "NotImplementedError" not in method.__code__.co_names, name
    assert issubclass(Mode, BaseMode)


def test_a_slip_finds_the_middle_where_a_phase_has_no_cursor():
    sim = sit_down("veggies", (0, 2))
    assert sim.top.game.phase == "lay" and sim.top.view.cursor() == (80, 64)
