# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The title, by buttons: the games, those to continue, the language."""

import pytest

from at_table import sit_down, some_log, top, whole_log
from garden import GAMES
from garden.sitting import Sitting
from garden.words import CODES, load_words
from menus import opened, power_on
from tools import environment
from tools.sim import BOARDS, FRAME, Drive, Sim, demo


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("down, game", [(0, "Veggies"), (1, "Veggie Match"), (2, "Cabbage!")])
def test_a_game_leads_to_its_seats_and_back(board, down, game):
    sim = power_on(board)
    sim.keys(f"D{down} A" if down else "A")
    assert top(sim) == "Seats"
    assert game in sim.texts()
    sim.keys("B")
    assert top(sim) == "Title"


def test_the_title_remembers_its_cursor():
    sim = Sim()
    sim.keys("w400 D2 A w400 B w400")
    assert (top(sim), sim.top.row) == ("Title", 2)
    sim.keys("E w400 D A w400")  # in another language, too
    assert (top(sim), sim.top.row) == ("Title", 2)


def test_the_title_offers_first_to_continue_a_game_that_was_left():
    sim = demo.deal("cabbage", bytes((0, 1)), "pygamer", "en", 1, 4)
    sim.app.chosen = ("cabbage", 0)
    sim.run(100)
    sim.app.go("title")
    sim.run(100)
    assert (top(sim), sim.top.row) == ("Title", 0)
    assert "Continue" in " ".join(sim.texts())


def test_the_last_row_leads_to_the_score_pad_and_the_settings():
    sim = power_on()
    sim.keys("U A")
    assert top(sim) == "Records"
    sim.keys("B R A")  # the title remembers where it was left
    assert top(sim) == "Settings"
    sim.keys("B")
    assert top(sim) == "Title"


def test_continue_comes_first_and_says_how_far_the_game_is():
    sim = power_on(sittings=["veggies"])
    assert "VEGGIES  CARD 5/8" in sim.texts()
    assert "Continue" not in power_on().texts()


def test_left_and_right_choose_among_several_games_to_continue():
    sim = power_on(sittings=["veggies", "cabbage"])
    assert "◀ ▶" in sim.texts()
    sim.keys("R")
    assert "CABBAGE!  ROUND 5/8" in sim.texts()
    sim.keys("L")
    assert "VEGGIES  CARD 5/8" in sim.texts()


def test_select_leads_to_the_languages_each_by_its_own_name():
    sim = power_on(lang="es")
    sim.keys("E")
    assert top(sim) == "Languages"
    assert {load_words(lang)["own_name"] for lang in CODES.split()} <= set(sim.texts())
    assert CODES.split()[sim.top.row] == "es"


@pytest.mark.parametrize("lang", CODES.split())
def test_a_language_is_chosen_at_once_and_for_good(lang):
    drive = Drive()
    sim = power_on(drive=drive)
    sim.keys("E w300 " + "D " * CODES.split().index(lang) + "A w300")
    assert top(sim) == "Title"
    assert load_words(lang)["settings"] in sim.texts()
    sim.app.store.save()
    assert Sim(lang=None, drive=drive).app.language == lang


def test_b_keeps_the_language():
    sim = power_on(lang="es")
    sim.keys("E w300 D B w300")
    assert (top(sim), sim.app.language) == ("Title", "es")


@pytest.mark.parametrize("row", range(len(CODES.split())))
def test_sideways_leads_to_the_other_column_and_every_way_stays_among_the_languages(row):
    sim = opened("languages")
    last = sim.top.rows - 1
    for key in "RL":
        sim.top.choose(row)
        sim.keys(key)
        other = row + (5 if row < 5 else -5)
        assert sim.top.row == min(other, last), key


def test_the_first_start_asks_for_the_language_until_a_key_is_pressed():
    sim = Sim(lang=None)
    seen = set()
    for _ in range(100):
        sim.run(FRAME)
        seen.add(sim.texts()[-1])
    assert seen == {f"Play {environment.version()}", f"Play EN {environment.version()}"}
    sim.keys("D")
    sim.cost()
    sim.run(2000)
    assert sim.cost() == 0


def test_the_title_knows_how_many_can_play_each_game():
    from garden import engine

    texts = power_on().texts()
    for game in GAMES:
        seats = engine(game).SEATS
        assert (f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else str(seats[0])) in texts


def test_start_opens_the_settings_and_start_closes_them():
    sim = power_on()
    sim.keys("S w300")
    assert top(sim) == "Settings"
    sim.keys("S w300")
    assert top(sim) == "Title"


@pytest.mark.parametrize("nth", range(len(GAMES)))
def test_the_cursor_is_on_the_game_just_played(nth):
    game = GAMES[nth]
    sim = sit_down(game, (0, 0), log=whole_log(game, 2, 1), motion=0)
    sim.app.store.put(GAMES[nth - 1], demo_save(GAMES[nth - 1]))
    sim.keys("S w2000")
    while top(sim) == "Medal":
        sim.keys("A w2000")
    sim.keys("B w400")
    assert top(sim) == "Title"
    assert sim.top._names[sim.top.row] == game


def demo_save(game):
    """Return a sitting of this game that can be continued."""
    sitting = Sitting(game, 2, 1)
    for action in some_log(game, 2, 3):
        sitting.play(action)
    return sitting.pack()


@pytest.mark.parametrize("game", GAMES)
def test_the_cursor_is_on_continue_after_a_game_was_saved(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 3), handover=2)
    sim.keys("S w300 U A w400")
    assert top(sim) == "Title" and sim.top._names[sim.top.row] == "continue"
    assert sim.top._sittings[0] == game
