# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A pointer event reaches the top screen; a machine without a pointer loads nothing for one."""

import sys

import pytest

from at_table import bar, is_doing, log_of, play_stand_ins, sit_down, top, until
from garden import GAMES
from tapping import hint, play_by_taps
from tools import building
from tools.building import manifest
from tools.sim import Sim


def loaded():
    return [name for name in sys.modules if name.split(".")[0] == "firmware" and "touch" in name]


def test_a_board_without_a_pointer_loads_nothing_for_a_finger():
    for name in loaded():
        del sys.modules[name]
    for game in GAMES:
        sim = sit_down(game, (0, 2))
        sim.keys("D R A w500 E B S A")
        assert loaded() == []
        assert type(sim.app).__name__ == "App"


def test_a_tap_on_a_row_selects_it_and_a_second_one_opens_it():
    sim = Sim(touch=True)
    sim.touch(80, 60)
    assert (top(sim), sim.top.row) == ("Title", 1)
    sim.touch(80, 60)
    assert (top(sim), sim.top.game) == ("Seats", "match")


def test_a_finger_shows_what_it_would_pick_while_it_is_down_and_leaves_no_trace(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit_down("match", (0, 2), touch=True, motion=0)
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    sim.run(300)
    before = bytes(sim.bus.pixels)
    sim.point("down", 40, 40)
    sim.run(100)
    assert bytes(sim.bus.pixels) != before
    sim.point("move", 140, 90)  # to the tokens, where nothing can be picked
    sim.run(100)
    sim.point("up", 140, 90)
    sim.run(100)
    assert bytes(sim.bus.pixels) == before


def test_a_tap_on_a_hint_presses_its_button():
    sim = Sim(touch=True)
    sim.touch(*hint(sim, "Play"))
    assert top(sim) == "Seats"
    sim.touch(*hint(sim, "Back"))
    assert top(sim) == "Title"


def test_a_tap_on_a_larger_screen_means_the_same_place_of_the_design():
    sim = Sim("pimoroni_picosystem", touch=True)
    sim.touch(80, 60)
    assert sim.top.row == 1
    sim.touch(*hint(sim, "Play"))
    assert top(sim) == "Seats"


def test_only_its_own_button_lifts_the_curtain():
    sim = sit_down("match", (0, 0), touch=True, handover=0)
    assert top(sim) == "Curtain"
    for y in range(4, 90, 9):
        for x in range(4, 160, 12):
            sim.touch(x, y)
    assert top(sim) == "Curtain"
    sim.touch(80, 105)
    assert top(sim) == "Table"


def test_a_tap_beside_a_notice_does_what_b_would_and_one_on_it_nothing():
    for x, y, left in ((80, 60, False), (80, 12, True)):
        sim = Sim(touch=True)
        sim.app.open("notice", key="save_worn", ok="resume", back="back")
        sim.run(100)
        sim.touch(x, y)
        assert (top(sim) == "Title") == left


def test_a_tap_that_wakes_the_screen_does_nothing_else():
    sim = Sim(touch=True)
    sim.pass_time(300_000)
    sim.touch(80, 60)
    assert sim.top.row == 0
    sim.touch(80, 60)
    assert sim.top.row == 1


def test_a_held_badge_shows_the_table_until_it_is_let_go():
    sim = sit_down("veggies", (0, 2), touch=True)
    sim.touch(112, 75)
    sim.touch(112, 75)
    sim.run(2000)
    assert top(sim) == "Table"
    sim.run(300)
    sim.point("down", 10, 4)
    sim.run(600)
    assert top(sim) == "Look"
    sim.point("up", 10, 4)
    sim.run(200)
    assert top(sim) == "Table"
    sim.touch(10, 4)
    assert top(sim) == "Look"
    sim.touch(*hint(sim, "Back"))
    assert top(sim) == "Table"


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_with_taps_alone(game):
    sim = sit_down(game, (0, 1), touch=True)
    sim.stay_awake()
    assert play_by_taps(sim) > 10
    assert not sim.app.broken


@pytest.mark.parametrize("game", GAMES)
def test_no_single_tap_commits_a_move_wherever_it_lands(game, monkeypatch):
    """Every third pixel both ways, so at least 25 of every thing of 16 pixels."""
    play_stand_ins(monkeypatch)
    sim = sit_down(game, (0, 2), touch=True)
    sim.stay_awake()
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    made = len(log_of(sim))
    seen = set()
    for y in range(10, 118, 3):
        for x in range(0, 160, 3):
            sim.app.tapped = None
            sim.touch(x, y)
            while top(sim) != "Table":
                sim.keys("B")
            seen.add(sim.top.view.selected_action())
            assert sim.top.flow.shown is None, (x, y, bar(sim))
    assert len(log_of(sim)) == made and len(seen) > 1


def test_on_the_drive_no_other_file_holds_what_a_finger_needs():
    texts, _ = building.texts(manifest.files())
    mine = [
        place for place in texts if "class Contact" in texts[place] or "class Marks" in texts[place]
    ]
    assert mine and all(place.startswith("firmware/touch") for place in mine)
    games = [place for place in texts if "class Carried" in texts[place]]
    assert len(games) == 2 and all(place.endswith("/touch.py") for place in games)


def test_holding_a_field_of_match_shows_its_owners_pile():
    sim = sit_down("match", (0, 2), touch=True)
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    plan = sim.top.sitting.game.plan
    space = plan.plots[plan.home[1]][0]
    yard = sim.top.view._board.yard
    sim.touch(yard.x[space] + 5, yard.y[space] + 5, 700)
    assert top(sim) == "Look"
    assert sim.top._page == 1
