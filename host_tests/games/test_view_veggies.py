# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies on the handheld: the ghost, the panel, naming and the pages of points."""

import pytest

import picture_book
from at_table import press_on, sit_down, top, until, whole_log
from garden.veggies import scoring
from tools.sim import BOARDS


def to_turn(sim, phase="place"):
    """Past curtains and set-up, to a person's turn in this phase."""
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
    "overview": (4, 25, "A w600 E+ w700"),
    "zoomed": (4, 25, "A w600 S w400 D2 w300 A w400 A2 w300"),
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


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_looks_as_it_was_drawn(moment, lang):
    picture_book.check(at(moment, lang=lang), f"veggies_{moment}" + ("_es" if lang == "es" else ""))


@pytest.mark.parametrize("moment", ["place", "overview", "points"])
def test_a_moment_looks_right_on_a_larger_board(moment):
    picture_book.check(at(moment, board="pimoroni_picosystem"), f"veggies_{moment}_240")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("moment", ["first", "place", "refused", "moved"])
def test_the_warehouse_looks_as_it_was_drawn(moment, lang):
    picture_book.check(at(moment, lang=lang, skin=1), f"warehouse_{moment}_{lang}")


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
    log = len(table.table.log)
    sim.keys("U6 w300")
    assert table.view.mode.ghost._cross is not None
    sim.keys("A w300")
    assert "Must touch or cover your stand" in words(sim)
    assert len(table.table.log) == log
    sim.keys("D w300")
    assert "Place" in words(sim)


def test_a_placed_card_can_be_taken_back_in_the_grace_time(sim):
    table = sim.top
    log = len(table.table.log)
    sim.keys("A w300")
    assert "Undo" in words(sim)
    sim.keys("B w300")
    assert "Place" in words(sim)
    sim.keys("A w2000")
    assert len(table.table.log) == log + 1


def test_every_card_can_be_tried_on_one_spot_with_three_presses(sim):
    mode = sim.top.view.mode
    spot = mode._rot, mode._row, mode._col
    slots = []
    for _ in range(4):
        slots.append(mode._slot)
        sim.keys("E w200")
        assert (mode._rot, mode._row, mode._col) == spot
    assert slots == [0, 1, 2, 3]


def test_the_preview_is_what_the_engine_says(sim):
    table = sim.top
    seat = table.game.turn
    for keys in ("w100", "E", "B", "E", "B", "E"):
        sim.keys(keys + " w300")
        mode = table.view.mode
        place = mode._rot << 12 | mode._row + 32 << 6 | mode._col + 32
        if not table.game.stands[seat].allows(place):
            continue
        later = table.game.copy()
        later.play(mode._slot << 14 | place)
        assert str(later.scores()[seat]).replace("-", "−") in sim.texts()


def test_with_two_players_both_kinds_are_counted_in_turn(sim):
    table = sim.top
    mode = table.view.mode
    later = table.game.copy()
    later.play(mode._slot << 14 | mode._rot << 12 | mode._row + 32 << 6 | mode._col + 32)
    survey = later.survey(table.game.turn)
    named = scoring.first_choice(later.choices(table.game.turn))
    kinds = [kind for kind in range(1, 6) if named >> kind - 1 & 1]
    assert len(kinds) == 2
    seen = set()
    for _ in range(30):
        sim.run(200)
        seen.update(text for text in sim.texts() if "×" in text)
    assert seen == {f"{survey.biggest[kind]}×{survey.groups[kind]}" for kind in kinds}
    assert len(seen) == 2


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("moment", ["first", "place", "refused", "overview", "name", "points"])
def test_a_moment_without_a_change_sends_nothing(moment, board):
    sim = at(moment, board=board)
    sim.run(600)
    sim.cost()
    sim.run(2000)
    assert sim.cost() == 0


def test_a_cursor_move_sends_little(sim):
    for keys in ("D", "L", "U", "B", "E", "D"):
        sim.cost()
        scrolled = sim.top.view.mode.board.top, sim.top.view.mode.board.left
        sim.keys(keys + " w400")
        if (sim.top.view.mode.board.top, sim.top.view.mode.board.left) == scrolled:
            assert 0 < sim.cost() < 20_000, keys


def test_holding_select_shows_every_stand_until_it_is_let_go(sim):
    sim.keys("E+ w600")
    assert "Ana" in words(sim) and "Leo" in words(sim)
    sim.keys("E- w100")
    assert "Ana" not in words(sim)


def test_looking_around_leads_to_each_stand_in_turn_and_back():
    sim = at("overview")
    sim.keys("E- w300 S w400 D2 w300 A w400")
    assert "Zoom in Back" in sim.texts()
    seen = []
    for _ in range(6):
        seen.append(sim.picture().tobytes())
        sim.keys("A w300")
    assert len(set(seen)) == 5 and seen[0] == seen[5]
    sim.keys("B w300")
    assert "Place Turn Card" in sim.texts()


def test_the_game_waits_while_somebody_looks_at_all_stands():
    sim = sit_down("veggies", (1, 1), seed=5)
    sim.run(4000)
    sim.hold("E")
    until(sim, lambda sim: top(sim) == "Table")
    sim.run(2500)
    log = len(sim.top.table.log)
    seen = sim.picture().tobytes()
    sim.run(4000)
    assert len(sim.top.table.log) == log and sim.picture().tobytes() == seen
    sim.hold("E", False)
    until(sim, lambda sim: len(sim.top.table.log) > log + 1)
