# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The sample game on the screens and in the protocol; test_sample.py runs this with the game."""

import json

from at_table import log_of, press_on, sit_down, top, until
from garden import GAMES
from garden.sitting import Sitting
from tools.engine import Engine
from tools.sim import Drive, Sim


def from_the_title(drive=None):
    """Return a simulated board on which the title opened the sample, for a person and a bot."""
    sim = Sim(drive=drive)
    sim.keys("D " * GAMES.index("pods") + "w100")
    assert "Pods" in sim.texts() and "2-4" in sim.texts()
    sim.keys("A w400")
    assert top(sim) == "Seats" and "Pods" in sim.texts()
    return sim


def test_it_is_played_from_the_title_to_the_score_pad():
    sim = from_the_title()
    sim.keys("A w400")
    assert top(sim) == "Notice"  # the lesson is offered
    sim.keys("A w400")
    assert top(sim) == "Lesson" and "Left and right choose a pod." in sim.texts()
    sim.keys("R w200 A")
    until(sim, lambda sim: top(sim) == "Notice")
    sim.keys("w300 A w400")
    assert top(sim) == "Table"  # its game is played on
    press_on(sim, 3, "Results")
    sim.keys("w300 A w600 U2 A w600")
    assert top(sim) == "Records" and "1 game" in sim.texts()
    sim.keys("E w600")
    assert top(sim) == "Medals" and "Full of beans" in sim.texts()
    sim.keys("D R w600")
    assert top(sim) == "Medals" and "Veggies" in sim.texts()[0]


def test_it_is_scored_on_its_own_page_and_replayed():
    sim = sit_down("pods", (2, 2), seed=4, speed=2)
    until(sim, lambda sim: top(sim) == "Scoring", 120000)
    assert {"Sage", "Thyme"} <= set(sim.texts())
    scores = sim.top.game.scores()
    assert {str(beans) for beans in scores} <= set(sim.texts())
    sim.keys("S w300 A w300 U3 A w300 A w100")
    replay = sim.top
    assert top(sim) == "Replay"
    for _ in range(12):
        sim.keys("R w100")
    assert top(sim) == "Results" and replay.game.scores() == scores


def test_a_move_is_taken_back_while_it_is_shown_and_from_the_pause():
    sim = sit_down("pods", (0, 0))
    sim.keys("A w300 A w500 B w300")
    assert len(sim.top.sitting.log) == 0 and sim.top.view.selected_action() == 0
    sim.keys("R w100 A w3000")
    assert list(log_of(sim)) == [1]
    sim = sit_down("pods", (0, 2), speed=2)
    sim.keys("A w4000 S w400 D2 A w600")
    assert top(sim) == "Table" and len(sim.top.sitting.log) == 0


def test_what_is_in_a_pocket_shows_to_its_owner_alone():
    sim = sit_down("pods", (0, 0), seed=3, handover=2)
    pocket = str(sim.top.game.pockets[0])
    seen = sim.texts().count(pocket)
    sim.keys("E+ w600 E- w100")
    assert sim.texts().count(pocket) == seen + 1
    sim.keys("A w1700")  # the move is made: anybody may look
    assert len(log_of(sim)) == 1 and sim.texts().count(pocket) <= seen


def test_a_long_row_is_dealt_from_the_seats():
    sim = from_the_title()
    sim.keys("D2 w100")  # past the seats
    assert "Long row" in sim.texts()
    sim.keys("R w200 U2 A w400 E w600")
    assert sim.app.screens[0].sitting.options == ("long",)


def test_a_hint_selects_what_the_bot_would_take():
    sim = sit_down("pods", (0, 2), seed=5)
    from garden import bots
    from garden.rng import Rng

    table = sim.top.sitting
    best = bots.choose("pods", table.game, "hard", Rng(table.luck()))
    sim.keys(("" if best else "R w100 ") + "S w400 D A w1500")
    assert top(sim) == "Table" and sim.top.view.selected_action() == best


def test_it_is_saved_and_goes_on_after_a_restart():
    drive = Drive()
    sim = from_the_title(drive)
    sim.keys("A w400 E w600")
    until(sim, lambda sim: top(sim) == "Tip")
    assert "This pod is yours at the" in sim.texts()
    sim.keys("A w300 A w6000 S w400 U A w600")
    assert top(sim) == "Title"
    again = Sim(drive=drive, nvm=sim.nvm)
    assert "Continue" in again.texts()
    assert any("  POD " in text for text in again.texts())
    again.keys("A w600")
    assert top(again) == "Table" and again.top.sitting.name == "pods" and again.top.sitting.log


def test_the_protocol_drives_it_from_a_deal_to_the_end():
    this = Engine()

    def ask(command):
        answer = this.answer(command.encode())
        assert "error" not in answer, answer
        return answer

    assert ask("games")["games"]["pods"] == {"seats": [2, 3, 4], "options": ["long"]}
    ask("new pods seats=3 seed=7")
    start = ask("state")
    ask("play take 1")
    ask("undo")
    assert ask("state") == start
    while not ask("score")["over"]:
        ask("position " + json.dumps(ask("state")))
        ask("play " + ask("bot hard")["action"])
    assert sum(ask("score")["scores"]) == sum(start["row"] + start["deck"] + start["pockets"])
    assert this.answer(b"play take 2")["error"]


def test_its_save_has_a_number_of_its_own():
    assert Sitting("pods", 2, 1).save()[4] == len(GAMES) - 1 == 3
