# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table whatever is played on it: hand-overs, bots at work, undo, saves and trouble."""

import random

import pytest

import picture_book
from at_table import (
    bar,
    is_doing,
    play_stand_ins,
    sit_down,
    some_log,
    thinking,
    top,
    until,
    whole_log,
)
from clipped import Clipped
from garden import GAMES, about
from tools.sim import FRAME

ALWAYS, SECRETS, QUICK = range(3)  # values of the setting "handover"
CHOOSE, WALK = "Choose Reach", "Walk here Backs"


def sit(who=(0, 0), moves=0, **how):
    return sit_down("cabbage", who, log=some_log("cabbage", 2, moves), **how)


# -- hand-overs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("handover, curtain", [(ALWAYS, True), (SECRETS, True), (QUICK, False)])
def test_a_curtain_falls_before_a_secret(handover, curtain):
    sim = sit(handover=handover)
    assert (top(sim) == "Curtain") == curtain


@pytest.mark.parametrize("handover, curtain", [(ALWAYS, True), (SECRETS, False), (QUICK, False)])
def test_where_nothing_is_secret_a_curtain_falls_only_if_it_always_does(handover, curtain):
    sim = sit(moves=2, handover=handover)
    assert (top(sim) == "Curtain") == curtain


@pytest.mark.parametrize("handover", [ALWAYS, SECRETS, QUICK])
def test_no_curtain_falls_for_the_only_person(handover):
    assert top(sit(who=(0, 2), handover=handover)) == "Table"


def test_the_curtain_names_the_next_player_and_nothing_of_the_game_shows():
    sim = sit(handover=SECRETS)
    sim.keys("A w300 A w3000")
    assert top(sim) == "Curtain"
    assert "Pass to Leo" in sim.texts()
    seen = sim.picture()
    sim.app.go("title")
    sim.app.open("curtain", seat=1, player="Leo", moves=["Ana has chosen"])
    sim.run(300)
    assert sim.picture().tobytes() == seen.tobytes()


def test_a_finished_move_stays_to_be_seen_before_the_curtain_falls():
    sim = sit(handover=SECRETS)
    sim.keys("A w300 A w1600")
    assert bar(sim) == "Ana has chosen"
    sim.run(500)
    assert top(sim) == "Table"
    sim.run(200)
    assert top(sim) == "Curtain"


# -- bots -----------------------------------------------------------------------------------------


def test_the_plate_appears_when_a_bot_takes_its_time_and_grows_for_little(monkeypatch):
    play_stand_ins(monkeypatch, slices=10**6)
    sim = sit(who=(2, 0))
    sim.run(200)
    assert not thinking(sim)
    sim.run(240)
    assert thinking(sim)
    sim.run(300)
    picture_book.check(sim, "thinking")
    sim.cost()
    sim.run(3000)
    assert 0 < sim.cost() < 4096


@pytest.mark.parametrize("game, seats", [(game, n) for game in GAMES for n in about(game).SEATS])
@pytest.mark.parametrize("moves", [1, 14])
def test_the_plate_cuts_no_text_of_the_table(game, seats, moves, monkeypatch):
    play_stand_ins(monkeypatch, slices=10**6)
    moves = min(moves, len(whole_log(game, seats, 1)) - 1)
    sim = sit_down(game, bytes([2] * seats), log=some_log(game, seats, moves))
    sim.run(1000)
    clipped = Clipped(sim)
    sim.app.go("table", game=game)
    sim.run(1000)
    while not thinking(sim):
        sim.keys("A w1000")
    clipped.check()
    assert not clipped.found


def test_the_plate_puts_back_what_it_covered_and_the_bar_names_keys_with_it(monkeypatch):
    def above_the_bar():
        return sim.picture().crop((0, 0, 160, 118)).tobytes()

    play_stand_ins(monkeypatch, slices=10**6)
    sim = sit(who=(2, 0))
    sim.run(200)
    before = above_the_bar()
    sim.run(600)
    assert thinking(sim) and above_the_bar() != before
    assert "Hurry" in bar(sim) and sim.app.say("thinking") in sim.texts()
    sim.top.search.plate.lift()
    sim.app.display.refresh()
    assert above_the_bar() == before
    assert sim.app.say("thinking") not in sim.texts()


def test_a_quick_bot_shows_no_plate(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit(who=(2, 0))
    for _ in range(0, 1500, FRAME):
        sim.run(FRAME)
        assert not thinking(sim)


def test_b_hurries_a_bot_which_then_plays_the_best_it_has(monkeypatch):
    play_stand_ins(monkeypatch, slices=60)
    sim = sit(who=(2, 0))
    sim.keys("w600 B w100")
    assert bar(sim) == "Sage has chosen"
    assert not thinking(sim)
    until(sim, lambda sim: len(sim.top.sitting.log) == 1)


def test_a_bot_can_be_paused_and_goes_on_afterwards(monkeypatch):
    play_stand_ins(monkeypatch, slices=60)
    sim = sit(who=(2, 0))
    sim.keys("w600 S w5000")
    assert top(sim) == "Pause"
    assert len(sim.app.screens[0].sitting.log) == 0
    sim.keys("B w100")
    until(sim, lambda sim: len(sim.top.sitting.log) == 1)


@pytest.mark.parametrize("speed, shown", [(0, 1800), (1, 900), (2, 350)])
def test_a_bot_s_move_is_shown_as_long_as_the_settings_say(speed, shown, monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit(who=(2, 0), speed=speed)
    until(sim, lambda sim: bar(sim) == "Sage has chosen")
    before = sim.app.now
    until(sim, lambda sim: bar(sim) == CHOOSE)
    assert abs(sim.app.now - before - shown) <= 2 * FRAME


# -- taking back ---------------------------------------------------------------------------------


def pause_rows(sim):
    """Return the rows of the pause that are not greyed."""
    words = [sim.app.say(key) for key in sim.top._keys]
    assert set(words) <= set(sim.texts())
    return [sim.app.say(key) for key in sim.top._keys if key not in sim.top.greyed]


def test_undo_goes_back_to_the_person_s_own_choice_while_a_bot_thinks(monkeypatch):
    play_stand_ins(monkeypatch, slices=10**6)
    sim = sit(who=(0, 2))
    sim.keys("A w2000")
    assert thinking(sim)
    sim.keys("S w300")
    assert "Undo" in pause_rows(sim)
    assert "Hint" not in pause_rows(sim)
    sim.keys("D2 A w300")
    assert bar(sim) == CHOOSE
    assert len(sim.top.sitting.log) == 0
    assert not thinking(sim)


def test_nothing_can_be_taken_back_once_the_dice_were_shown(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit(who=(0, 2))
    sim.keys("A w2000")
    until(sim, lambda sim: bar(sim).startswith("Go on"))
    sim.keys("A w300")
    until(sim, lambda sim: bar(sim) == WALK)
    sim.keys("S w300")
    assert "Undo" not in pause_rows(sim)
    assert "Hint" in pause_rows(sim)


def test_nothing_can_be_taken_back_once_the_device_was_handed_on():
    sim = sit(handover=SECRETS)
    sim.keys("A w300 A w3000 A w300 S w300")
    assert "Undo" not in pause_rows(sim)


def test_undo_in_the_pause_takes_back_a_move_that_is_only_shown_yet():
    sim = sit(moves=2, handover=QUICK)
    sim.keys("A w300 A w500 S w300")
    assert "Undo" in pause_rows(sim)
    sim.keys("D2 A w3000")
    assert len(sim.top.sitting.log) == 2
    assert bar(sim) == "Do it Redo walk"


# -- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["R", "L", "E", "B", "S"])
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_gone_with_the_next_press(game, key):
    """The table sees to it, whatever the view makes of the press."""
    sim = sit_down(game, (0, 1), motion=0)
    until(sim, lambda sim: top(sim) == "Table" and is_doing(sim.top, "TURN"))
    sim.run(300)
    table, picture = sim.top, sim.picture().tobytes()
    table.refuse("lesson_other")
    sim.run(300)
    assert bar(sim) == "Do what the note says"
    table.view.press = lambda button: None
    sim.keys(key + " w100")
    assert "Do what the note says" not in sim.texts()
    assert key == "S" or sim.picture().tobytes() == picture


# -- saves and trouble ---------------------------------------------------------------------------


def test_a_move_is_on_the_drive_as_soon_as_it_is_made():
    sim = sit(handover=SECRETS)
    sim.keys("A w300")
    sim.drive.files.clear()
    sim.keys("A w1300")
    assert sim.drive.files == {}  # it may still be taken back
    sim.run(300)
    assert len(sim.top.sitting.log) == 1
    assert sim.drive.files != {}


def test_where_nothing_has_changed_a_pause_writes_nothing():
    sim = sit(moves=2, handover=QUICK)
    sim.keys("S w300 B w300")
    sim.drive.files.clear()
    sim.keys("R S w300 B w300")
    assert sim.drive.files == {}


@pytest.mark.parametrize(
    "at, byte, notice, kept",
    [(-1, 0xFF, "A game is lost", False), (4, 9, "Save of another version", True)],
)
def test_a_sitting_that_cannot_be_read_leads_to_a_notice(at, byte, notice, kept):
    sim = sit(moves=2)
    sim.app.go("title")
    sim.run(100)
    save = bytearray(sim.app.store.get("cabbage"))
    save[at] ^= byte
    sim.app.store.put("cabbage", save)
    sim.app.go("table", game="cabbage")
    sim.run(300)
    assert top(sim) == "Notice"
    assert notice in sim.texts()
    assert bool(sim.app.store.get("cabbage")) == kept


def test_a_crash_in_the_middle_of_a_game_keeps_it(monkeypatch, capsys):
    sim = sit(moves=6, handover=QUICK)
    monkeypatch.setattr(sim.top.view, "press", None)
    sim.keys("R w300")
    assert top(sim) == "Crash"
    assert "TypeError" in capsys.readouterr().err
    sim.app.go("table", game="cabbage")
    sim.run(300)
    assert len(sim.top.sitting.log) == 6


def test_save_and_quit_says_that_it_saved_until_the_next_press():
    sim = sit(moves=2, handover=QUICK)
    sim.keys("S w300 U A w400")
    assert top(sim) == "Title" and "Saved" in sim.texts()
    sim.keys("D w200")
    assert "Saved" not in sim.texts()
    sim.keys("U w100 A w300")
    assert top(sim) == "Table" and len(sim.top.sitting.log) == 2


def test_what_was_not_saved_is_not_said_to_be(monkeypatch):
    sim = sit(moves=2, handover=QUICK)
    monkeypatch.setattr(sim.app.store, "_keep", lambda: "save_failed")
    sim.app.store.put("names", b"Ana")
    sim.run(100)
    assert top(sim) == "Notice"
    sim.keys("A w300 S w300 U A w400")
    assert top(sim) == "Title" and "Saved" not in sim.texts()


@pytest.mark.parametrize("key", "AB")
def test_a_notice_in_the_middle_of_a_turn_changes_nothing(key):
    sim = sit(moves=2, handover=QUICK, motion=0)
    sim.keys("R w300")
    before = sim.picture().tobytes()
    sim.app.store.notice = "save_failed"
    sim.run(100)
    assert top(sim) == "Notice"
    sim.keys(f"{key} w300")
    assert top(sim) == "Table" and len(sim.top.sitting.log) == 2
    assert sim.picture().tobytes() == before


# -- what it costs ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, who", [("veggies", (0, 2, 1)), ("match", (0, 1)), ("cabbage", (0, 2))]
)
def test_no_frame_of_a_whole_game_sends_more_than_a_new_screen(game, who):
    sim = sit_down(game, who)
    chance = random.Random(3)
    for _ in range(400):
        sim.keys(chance.choice("AAAAUDLRBE") + " w200")
        if top(sim) == "Results":
            break
    assert top(sim) == "Results"
    assert 40960 <= sim.cost() < 45000
