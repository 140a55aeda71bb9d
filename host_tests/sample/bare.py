# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sample with only an engine, a bot, a view and a few words; test_bare_game.py runs this.

It leaves out everything that a game may leave out, and each of these tests meets some of that.
"""

import re

from at_table import press_on, sit_down, top, until
from garden import GAMES
from tools.sim import Drive, Sim


def test_no_lesson_is_offered_and_the_title_counts_its_moves():
    drive = Drive()
    sim = Sim(drive=drive)
    sim.keys("D " * GAMES.index("pods") + "w100")
    assert "Pods" in sim.texts()
    sim.keys("A w400 A w600")
    assert top(sim) == "Table"
    sim.keys("A w6000 S w400 U A w600")
    assert top(sim) == "Title"
    again = Sim(drive=drive, nvm=sim.nvm)
    assert any(re.search(r"  MOVE \d+$", text) for text in again.texts())
    again.keys("A w600")
    assert top(again) == "Table" and again.top.sitting.log


def test_a_move_is_told_and_found_again_among_the_last_ones():
    sim = sit_down("pods", (0, 2), speed=0)
    sim.keys("A w1550")
    until(sim, lambda sim: "Thyme has moved" in sim.texts())
    until(sim, lambda sim: len(sim.top.sitting.log) == 2)
    sim.keys("S w400 E w400")
    assert top(sim) == "Moves" and {"Ana has moved", "Thyme has moved"} <= set(sim.texts())


def test_looking_around_shows_the_players_and_their_points():
    sim = sit_down("pods", (0, 2))
    sim.keys("S w400 D4 A w600")
    assert top(sim) == "Look" and {"Ana", "Thyme", "0"} <= set(sim.texts())
    sim.keys("R w200 L w200 B w400")
    assert top(sim) == "Table"


def test_the_rules_are_one_page_that_no_button_leaves_but_those_that_close_it():
    sim = sit_down("pods", (0, 2))
    sim.keys("S w400 D6 A w600")
    assert top(sim) == "Rules" and "Pods: the rules" in sim.texts()
    for key in "LERUDEL":
        sim.keys(key + " w200")
        assert top(sim) == "Rules" and "Pods: the rules" in sim.texts()
    sim.keys("A w600")
    assert top(sim) == "Table"


def test_it_ends_with_everybody_s_points_and_has_no_medals():
    sim = sit_down("pods", (2, 2), seed=4, speed=2)
    until(sim, lambda sim: top(sim) == "Scoring", 120000)
    scores = {str(beans) for beans in sim.top.game.scores()}
    assert {"Sage", "Thyme"} | scores <= set(sim.texts())
    press_on(sim, 1, "Results")
    sim.keys("w300 A w600 U2 A w600")
    assert top(sim) == "Records" and "1 game" in sim.texts()
    sim.keys("R w600 E w600")
    assert top(sim) == "Players"


def test_a_word_that_is_missing_is_english_or_its_own_key():
    sim = sit_down("pods", (0, 2), lang="es")
    assert "Take" in sim.texts()
    assert sim.app.say("pods") == "Pods" and sim.app.say("no_such_word") == "no_such_word"


def test_a_title_that_scrolls_leaves_nothing_behind_and_keeps_its_last_row():
    sim = Sim(start=False)
    sim.app.store.put("match", bytes((5, 8)) + b"?")
    sim.app.start()
    sim.run(300)
    for key in "DDDDDDUUUUUU":
        sim.keys(key + " w100")
        assert {"Scores", "Settings"} <= set(sim.texts())
        scrolled = sim.picture().tobytes()
        sim.top.paint()
        sim.run(100)
        assert sim.picture().tobytes() == scrolled
