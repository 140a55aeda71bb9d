# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach: each tip once, one a turn, none when it is off; and the last moves."""

import importlib
import random
from array import array

import pytest

import picture_book
from at_table import (
    decide,
    is_doing,
    log_of,
    play_stand_ins,
    sit_down,
    slip,
    slip_rows,
    some_log,
    top,
    until,
)
from garden import GAMES, OVER, engine
from garden.rng import Rng
from garden.words import CODES
from scripts import SCRIPTS, TAUGHT
from tools.sim import BOARDS, Drive, Sim

QUICK = 2  # value of the setting "handover"
TIPPED = [game for game in GAMES if importlib.import_module(f"firmware.games.{game}").TIPS]


def beginner(game="cabbage", who=(0, 2), **how):
    return sit_down(game, who, coach=1, **how)


def given(sim, key):
    """Return True if the whole tip is on the screen."""
    from firmware.kit.terms import terms

    return sim.app.say("tip_" + key, *terms(sim.app)) in " ".join(sim.texts())


def tips_of(game):
    Sim()
    return importlib.import_module(f"firmware.games.{game}.tips").tips


# -- at the table -------------------------------------------------------------------------------


def test_the_first_turn_comes_with_a_tip_and_a_puts_it_away():
    sim = beginner()
    assert top(sim) == "Tip"
    assert given(sim, "cabbage_die")
    sim.keys("A")
    assert top(sim) == "Table"


@pytest.mark.parametrize("lang", CODES.split())
def test_a_tip_looks_as_it_was_drawn(lang):
    sim = beginner(lang=lang)
    picture_book.check(sim, "tip", lang)


def test_a_tip_is_given_once_and_not_again_after_a_pause_or_in_another_game():
    sim = beginner()
    sim.keys("A S w100 B w100")
    assert top(sim) == "Table"
    sim.app.go("table", game="cabbage")
    sim.run(200)
    assert top(sim) == "Table"


def test_there_is_one_tip_a_turn(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = beginner("veggies", log=some_log("veggies", 2, 2), who=(0, 1))
    until(sim, lambda sim: top(sim) == "Tip")
    assert given(sim, "veggies_place")
    sim.keys("A w500")
    assert top(sim) == "Table"
    sim.keys("A")
    until(sim, lambda sim: top(sim) == "Tip")
    assert given(sim, "veggies_market")


def test_walking_and_acting_have_a_tip_each():
    moves = some_log("cabbage", 2, 2)
    sim = beginner(log=moves, who=(0, 0), handover=QUICK)
    until(sim, lambda sim: top(sim) == "Tip")
    assert given(sim, "cabbage_walk")
    sim.keys("A A w100")
    assert given(sim, "cabbage_act")
    sim.keys("A w100")
    assert "Do it" in " ".join(sim.texts())
    assert top(sim) == "Table"


@pytest.mark.parametrize("lang", CODES.split())
def test_the_settings_in_the_pause_switch_all_tips_off(monkeypatch, lang):
    play_stand_ins(monkeypatch)
    sim = beginner("veggies", who=(0, 1), lang=lang)
    until(sim, lambda sim: top(sim) == "Tip")
    sim.keys("S w100 U2 A w300 U2 A w100")
    assert sim.app.settings["coach"] == 0
    assert {sim.app.say("coach"), sim.app.say("off")} <= set(sim.texts())
    sim.keys("B w400 A")
    until(sim, lambda sim: sim.top.game.phase == "place" and sim.top.game.turn == 0)
    sim.run(200)
    assert top(sim) == "Table"


# -- the buttons that a tip names are free -------------------------------------------------------


@pytest.mark.parametrize("lang", CODES.split())
def test_the_button_that_a_tip_names_does_what_it_says_and_closes_it(lang):
    sim = beginner("veggies", log=some_log("veggies", 2, 2), who=(0, 0), lang=lang, handover=QUICK)
    sim.keys("E+ w600 E- w100")
    assert given(sim, "veggies_place")
    before = sim.app.screens[0].view.selected_action()
    sim.keys("B w100")  # turns the card
    assert top(sim) == "Table"
    assert sim.top.view.selected_action() >> 12 == (before >> 12) + 1
    sim.app.open("tip", key="veggies_place")
    sim.keys("w300 A w100")  # places it
    assert top(sim) == "Table"
    assert sim.top.flow.shown is not None


def test_a_only_closes_a_tip_that_does_not_name_it_and_says_so():
    sim = beginner("match", who=(0, 1))
    until(sim, lambda sim: top(sim) == "Tip")
    assert "Got it" in sim.texts()
    moves = len(sim.app.screens[0].sitting.log)
    sim.keys("w300 A w3000")
    assert top(sim) == "Table"
    assert len(sim.top.sitting.log) == moves


def test_a_direction_closes_a_tip_and_moves():
    sim = beginner()
    sim.keys("L w100")
    assert top(sim) == "Table"
    assert sim.top.view.selected_action() == 5  # the highest die, which is the last one


def test_a_tip_that_says_hold_select_lets_it_be_held_and_let_go():
    sim = beginner()
    sim.keys("E w100")
    assert top(sim) == "Table"
    sim.app.open("tip", key="veggies_look")
    sim.keys("w300 E+ w600")
    assert top(sim) == "Look"
    sim.keys("E- w100")
    assert top(sim) == "Table"


def test_start_in_a_tip_pauses():
    sim = beginner()
    sim.keys("S w100")
    assert top(sim) == "Pause"
    sim.keys("U A w300")  # and the pause is heard
    assert top(sim) == "Title"


@pytest.mark.parametrize("key", ["match_plant", "match_harvest", "match_minus", "veggies_place"])
@pytest.mark.parametrize("keys", ["U3", "D3"])
def test_a_tip_lies_at_the_other_end_than_the_cursor(key, keys):
    game = game_of(key)
    log = some_log(game, 2, 2 if game == "veggies" else 4)
    sim = sit_down(game, (0, 0), log=log, handover=QUICK)
    sim.keys("E+ w600 E- w100 " + keys + " w300")
    y = sim.top.view.cursor()[1]
    sim.app.open("tip", key=key)
    sim.run(200)
    first, last = slip_rows(sim.top.body)
    assert not first <= y <= last
    assert first >= 10 and last <= 117


@pytest.mark.parametrize("lang", CODES.split())
def test_the_tip_about_the_market_leaves_it_and_the_line_of_points_in_sight(lang):
    sim = sit_down("veggies", (0, 2), log=some_log("veggies", 2, 4), lang=lang)
    sim.run(1000)
    sim.app.open("tip", key="veggies_market")
    sim.run(200)
    first, last = slip_rows(sim.top.body)
    assert first >= 10 and last < 108
    assert max(grid.x + grid.tile_width for grid in slip(sim.top.body)) < 132


def test_without_the_coach_there_are_no_tips():
    assert top(sit_down("cabbage", (0, 2), coach=0)) == "Table"


def test_bots_get_no_tips():
    sim = beginner(who=(1, 1))
    sim.run(3000)
    assert sim.app.store.get("coach") == b""


@pytest.mark.parametrize("game", ["veggies", "match"])
def test_a_hand_that_lies_on_its_face_is_not_spoken_of_before_it_is_seen(game):
    """A tip could tell what is in it."""
    sim = beginner(game, log=some_log(game, 2, 2), who=(0, 0), handover=QUICK)
    sim.run(1000)
    assert top(sim) == "Table"
    assert sim.top.covered
    sim.keys("E+ w600 E- w100")
    assert top(sim) == "Tip"


# -- in the store -------------------------------------------------------------------------------


def test_what_was_told_survives_a_restart():
    drive = Drive()
    given_once = once(Sim(drive=drive), ["match_plant"], save=True)
    again = once(Sim(drive=drive), ["match_plant", "match_minus"])
    assert (given_once, again) == ("match_plant", "match_minus")


def game_of(key):
    return next(game for game in GAMES if game in key)


def once(sim, keys, save=False):
    from firmware.games import coach

    given_once = coach.once(sim.app, game_of(keys[0]), keys)
    if save:
        sim.app.store.save()
    return given_once


def test_each_tip_is_remembered_by_itself():
    sim = Sim()
    from firmware.games.coach import tips

    every = [key for game in GAMES for key in tips(game)]
    assert len(set(every)) == len(every)
    assert all(len(tips(game)) <= 16 for game in GAMES)
    for key in random.Random(3).sample(every, len(every)):
        assert once(sim, [key]) == key
        assert once(sim, [key]) is None
    assert [once(sim, tips(game)) for game in GAMES] == [None] * len(GAMES)


def test_switched_off_and_on_again_the_coach_begins_anew():
    sim = Sim()
    assert once(sim, ["veggies_lay"])
    sim.app.settings["coach"] = 0
    assert once(sim, ["veggies_lay"]) is None
    sim.app.settings["coach"] = 1
    assert once(sim, ["veggies_lay"]) == "veggies_lay"


def test_tips_of_a_later_version_stay_told():
    sim = Sim()
    sim.app.store.put("coach", b"\x00" * 6 + b"\x80")
    assert once(sim, ["veggies_lay"]) == "veggies_lay"
    assert sim.app.store.get("coach")[6] == 0x80


# -- what they say ------------------------------------------------------------------------------


@pytest.mark.every_language
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("skin", (0, 1))
@pytest.mark.parametrize("lang", CODES.split())
def test_every_tip_fits_its_paper(lang, skin, board):
    sim = Sim(board, lang)
    from firmware.games.coach import tips
    from firmware.kit.terms import terms
    from firmware.kit.text import wrap

    sim.app.settings["skin"] = skin
    for game in TIPPED:
        spots = importlib.import_module(f"firmware.games.{game}.spots").SPOTS
        keys = tips(game)[1:]
        assert {game + "_" + name for name in spots} == set(keys)
        for key in keys:
            _, *how = spots[key.split("_")[1]]
            wide = how[2] if len(how) > 2 else 152
            text = sim.app.say("tip_" + key, *terms(sim.app))
            lines = wrap(text, wide - (28 if wide == 152 else 9))
            assert 1 <= len(lines) <= (3 if wide == 152 else 4), key


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", TIPPED)
def test_a_tip_names_the_buttons_in_every_language_that_its_game_says(game, lang):
    sim = Sim(lang=lang)
    from firmware.kit.input import BACK, OK

    spots = importlib.import_module(f"firmware.games.{game}.spots").SPOTS
    for tip, (buttons, *_) in spots.items():
        text = sim.app.say(f"tip_{game}_{tip}")
        assert bool(buttons & OK) == ("{2}" in text), tip
        assert bool(buttons & BACK) == ("{3}" in text), tip


def positions(game, games=12):
    """Yield positions from games in which everyone moves at random."""
    for seed in range(games):
        chance = random.Random(seed)
        played = engine(game)(engine(game).SEATS[0], seed)
        out = array("H", bytes(2 * played.MOST))
        while played.turn != OVER:
            yield played
            played.play(out[chance.randrange(played.actions(out))])


@pytest.mark.parametrize("game", TIPPED)
def test_every_tip_has_its_turn(game):
    tips = tips_of(game)
    from firmware.games import coach

    found = {key for position in positions(game) for key in tips(position)}
    assert found == set(coach.tips(game)[1:]) - SCRIPTS[game].BY_VIEW


@pytest.mark.parametrize("game", TIPPED)
def test_tips_tell_only_what_the_player_knows(game):
    tips = tips_of(game)
    for nth, position in enumerate(positions(game, 2)):
        imagined = position.imagine(position.turn, Rng(nth))
        assert list(tips(imagined)) == list(tips(position))


# -- the lesson, offered once --------------------------------------------------------------------


def at_the_seats(game, sim=None):
    sim = sim or Sim()
    sim.app.go("seats", game=game, who=bytes((0, 2)))
    sim.run(300)
    return sim


@pytest.mark.parametrize("game", TAUGHT)
def test_before_the_first_sitting_the_lesson_is_offered_and_only_then(game):
    sim = at_the_seats(game)
    sim.keys("A")
    assert top(sim) == "Notice"
    assert "First game?" in sim.texts()
    sim.keys("E")
    assert sim.app.screens[0].sitting.name == game
    at_the_seats(game, sim)
    sim.keys("A w100")
    assert sim.app.screens[0].sitting.name == game


@pytest.mark.parametrize("game", TAUGHT)
def test_b_leads_back_from_the_offer_and_nothing_is_dealt(game):
    sim = at_the_seats(game)
    sim.keys("A w300 B w300")
    assert top(sim) == "Seats" and sim.app.store.get(game) == b""


def test_whoever_wants_the_lesson_plays_it_and_then_a_game():
    sim = at_the_seats("match")
    sim.keys("A A")
    assert top(sim) == "Lesson"
    sim.keys("w300 S w100 U A w300")
    assert top(sim) == "Seats"
    sim.keys("A w300")
    assert sim.app.screens[0].sitting.name == "match"
    assert type(sim.app.screens[0]).__name__ == "Table"


@pytest.mark.parametrize("lang", CODES.split())
def test_the_offer_looks_as_it_was_drawn(lang):
    sim = at_the_seats("veggies", Sim(lang=lang))
    sim.keys("A w100")
    picture_book.check(sim, "offer", lang)


def test_without_the_coach_nothing_is_offered():
    sim = Sim()
    sim.app.settings["coach"] = 0
    at_the_seats("cabbage", sim).keys("A w100")
    assert top(sim) == "Table"


# -- the last moves -----------------------------------------------------------------------------


def last_moves(sim):
    """Return what the page behind the pause says, from its first move to its last."""
    sim.keys("S w100 E w100")
    assert top(sim) == "Moves"
    lines = sim.texts()[1:-1] if not sim.top._told else []
    moves = [" ".join(words) for _, words, _ in sim.top._told]
    for _ in moves:
        assert set(sim.top._told[sim.top._first][1]) <= set(sim.texts())
        sim.keys("U w100")
    sim.keys("w300 B B")
    return moves or lines


def test_the_pause_shows_the_last_moves_also_of_a_game_that_was_continued():
    sim = sit_down("cabbage", (0, 0), log=some_log("cabbage", 2, 4), handover=QUICK)
    chosen, other, *moves = last_moves(sim)
    assert {chosen, other} == {"Ana has chosen", "Leo has chosen"}
    assert len(moves) == 2
    assert all("die" in move for move in moves)


def test_there_are_eight_of_them_at_most():
    sim = sit_down("match", (0, 0), log=some_log("match", 2, 12), handover=QUICK)
    assert len(last_moves(sim)) == 8


def test_a_move_that_was_taken_back_did_not_happen():
    sim = sit_down("match", (0, 1), log=some_log("match", 2, 4), handover=QUICK)
    before = last_moves(sim)
    until(sim, lambda sim: top(sim) == "Table")
    sim.top.sitting.rewind(3)
    assert last_moves(sim) == before[:3]


def test_before_the_first_move_there_is_nothing_to_tell():
    sim = sit_down("match", (0, 0), handover=QUICK)
    assert last_moves(sim) == ["Nothing has happened yet"]


@pytest.mark.parametrize("game", GAMES)
def test_looking_at_the_last_moves_changes_nothing(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 6), handover=QUICK, motion=0)
    before, seen = sim.top.game, sim.picture().tobytes()
    last_moves(sim)
    sim.run(600)
    assert sim.top.game is before
    assert sim.picture().tobytes() == seen


# -- since your last turn -----------------------------------------------------------------------


def among_bots(game, who, moves, **how):
    sim = sit_down(game, who, log=some_log(game, len(who), moves), motion=0, **how)
    until(sim, lambda sim: top(sim) == "Moves" or is_doing(sim.top, "TURN"))
    return sim


@pytest.mark.parametrize("lang", CODES.split())
def test_one_person_among_several_bots_reads_what_they_did_and_a_goes_on(lang):
    sim = among_bots("veggies", (0, 1, 1, 1), 12, lang=lang)
    assert top(sim) == "Moves" and sim.app.say("since_turn") in sim.texts()
    assert [seat for seat, _, _ in sim.top._told] == [1, 2, 3]
    assert all(picture for _, _, picture in sim.top._told)
    picture_book.check(sim, "since", lang)
    sim.keys("w300 A w300")
    assert top(sim) == "Table" and is_doing(sim.top, "TURN")
    moves = len(log_of(sim))
    sim.keys("S w300 B w300 S w300 D6 A w300 B w400")  # the pause, and the rules
    assert top(sim) == "Table"  # it is told once a turn
    decide(sim)
    until(sim, lambda sim: top(sim) == "Moves")
    assert len(log_of(sim)) > moves + 3


@pytest.mark.parametrize(
    "game, who", [("match", (0, 1)), ("match", (0, 0, 1)), ("cabbage", (0, 1))]
)
def test_with_one_bot_or_a_second_person_nobody_is_kept_from_the_table(game, who):
    assert top(among_bots(game, who, 8, handover=QUICK)) == "Table"


def test_what_all_chose_in_the_beginning_is_no_news():
    sim = sit_down("veggies", (0, 1, 1, 1), speed=2)
    decide(sim)
    until(sim, lambda sim: top(sim) == "Table" and sim.top.game.phase == "place")
    until(sim, lambda sim: top(sim) == "Moves" or is_doing(sim.top, "TURN"))
    told = getattr(sim.top, "_told", [])
    assert top(sim) == "Table" or all(picture for _, _, picture in told)


def test_where_there_is_little_room_the_turn_comes_after_what_happened_too(monkeypatch):
    import gc

    monkeypatch.setattr(gc, "mem_free", lambda: 9_000, raising=False)
    sim = among_bots("veggies", (0, 1, 1, 1), 12)
    assert top(sim) == "Moves"
    sim.keys("w300 A w300 R w300")
    assert top(sim) == "Table" and sim.top.view.selected_action() is not None


def test_select_on_the_curtain_tells_in_full_what_the_others_did():
    sim = sit_down("veggies", (0, 0), log=some_log("veggies", 2, 8))
    sim.keys("A w300")
    decide(sim)
    until(sim, lambda sim: top(sim) == "Curtain")
    before = sim.picture().tobytes()
    sim.keys("E w300")
    assert top(sim) == "Moves" and sim.top._told[-1][2]
    sim.keys("A w300")
    assert top(sim) == "Curtain" and sim.picture().tobytes() == before


@pytest.mark.parametrize("lang", CODES.split())
def test_the_last_moves_look_as_they_were_drawn(lang):
    sim = sit_down("veggies", (0, 0), lang=lang, log=some_log("veggies", 2, 8), handover=QUICK)
    sim.keys("S w100")
    picture_book.check(sim, "pause_table", lang)
    sim.keys("E w100")
    picture_book.check(sim, "moves", lang)
