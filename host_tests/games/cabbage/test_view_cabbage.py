# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! on the handheld: what it looks like, what a frame costs, and whole games by buttons."""

import random

import pytest
from cabbage_table import ACT, CHOOSE, SECRETS, WALK, at_walk, game_of, sit

import picture_book
from at_table import bar, cost_at_rest, play_stand_ins, top, until
from garden.words import CODES
from tools.sim import BOARDS, FRAME

CURSOR = 20_000  # bytes that a cursor may send: they take the board 40 ms
WHOLE = 160 * 128 * 2


# -- pictures -----------------------------------------------------------------------------------


# moves made before, and the keys that lead there
MOMENTS = {
    "die": (8, ""),
    "reach": (8, "R2 E w1000"),
    "chosen": (8, "A w1700"),
    "reveal": (9, "A w3000"),
    "walk": (10, ""),
    "backs": (10, "U w600 E+ w1000"),
    "act": (10, "A w400 R D w600"),
    "moved": (10, "R A w400 R2 w600 A w1700"),
}


def at(moment, motion=0, **how):
    moves, keys = MOMENTS[moment]
    sim = sit(moves=moves, motion=motion, **how)
    sim.keys(keys)
    return sim


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_looks_as_it_was_drawn(moment, lang):
    picture_book.check(at(moment, lang=lang), f"cabbage_{moment}", lang)


@pytest.mark.parametrize("moment", ["die", "reveal", "walk", "act"])
def test_a_moment_looks_right_on_a_larger_board(moment):
    picture_book.check(at(moment, board="pimoroni_picosystem"), f"cabbage_{moment}_240")


# -- what it costs ------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["die", "reveal", "walk", "act"])
@pytest.mark.parametrize("board", BOARDS)
def test_a_moment_without_a_change_sends_nothing(moment, board):
    assert cost_at_rest(at(moment, board=board)) == 0


def test_an_idle_cursor_blinks_twice_a_second_for_little():
    sim = at_walk()
    sim.run(600)
    sent = []
    for _ in range(0, 2000, FRAME):
        sim.cost()
        sim.run(FRAME)
        sent.append(sim.cost())
    assert 3 <= sum(1 for bytes_sent in sent if bytes_sent) <= 5
    assert 0 < max(sent) < 700


def costs(sim, keys):
    """Yield the most bytes of a frame after each of these keys."""
    for key in keys:
        sim.run(600)
        sim.cost()
        sim.keys(key + " w600")
        yield sim.cost()


@pytest.mark.parametrize("moves", [0, 8, 16])
def test_moving_from_die_to_die_sends_little(moves):
    sent = list(costs(sit(moves=moves), "RRRRRLLL"))
    assert min(sent) > 0
    assert max(sent) < CURSOR


@pytest.mark.parametrize("moves", [2, 6, 10, 14, 18, 22])
def test_moving_from_plot_to_plot_sends_little(moves):
    sent = list(costs(sit(moves=moves), "RRUULLDDRURUDLUL"))
    assert 500 < max(sent) < CURSOR


@pytest.mark.parametrize("moves", [2, 6, 10, 14, 18, 22])
def test_choosing_an_action_sends_less_than_half_a_screen(moves):
    """The card, the spare and the buttons lie far apart: what lies between them is not sent."""
    sim = sit(moves=moves)
    sim.keys("A")
    assert 500 < max(costs(sim, "RRDDDDUULLRDR")) < 20_000


@pytest.mark.parametrize("sit_there", [sit, at_walk])
def test_a_cursor_held_down_sends_little_in_every_frame(sit_there):
    sim = sit_there()
    sim.run(600)
    sim.cost()
    sim.keys("R+ w2000 R- w600")
    assert 0 < sim.cost() < CURSOR


def test_what_a_die_reaches_is_marked_for_little_and_follows_the_cursor():
    sim = sit()
    sim.keys("E w600 R2 w600 L w600 E w600")
    assert 0 < sim.cost() < CURSOR


# -- whole games --------------------------------------------------------------------------------


def play_to_the_end(sim, chance):
    """Press what the bottom line offers, after a few pushes this way and that."""
    for _ in range(2000):
        if top(sim) == "Curtain":
            sim.keys("A w100")
        elif top(sim) != "Table":
            return
        elif bar(sim) in (CHOOSE, WALK, ACT):
            for _ in range(chance.randrange(4)):
                sim.keys(chance.choice("UDLR"))
            sim.keys("A w100")
        elif bar(sim).startswith("Go on"):
            sim.keys("A w100")
        else:
            sim.run(200)
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game_and_pass_the_device_by_curtains():
    sim = sit(handover=SECRETS)
    curtains = []
    frame = sim.frame

    def counting():
        sent = frame()
        if top(sim) == "Curtain" and sim.top not in curtains:
            curtains.append(sim.top)
        return sent

    sim.frame = counting
    play_to_the_end(sim, random.Random(1))
    assert top(sim) == "Scoring"
    # each looks at own dice six times; whoever walked last has the device already
    assert 6 <= len(curtains) <= 11
    sim.keys("w3000 S w400")
    assert top(sim) == "Results"


def test_a_person_plays_a_whole_game_against_a_bot_without_a_curtain():
    sim = sit(who=(0, 1), handover=0)
    names = set()
    frame = sim.frame

    def noting():
        sent = frame()
        names.add(top(sim))
        return sent

    sim.frame = noting
    play_to_the_end(sim, random.Random(2))
    assert names == {"Table", "Scoring"}
    assert WHOLE <= sim.cost() < 1.1 * WHOLE


def test_bots_play_a_whole_game_by_themselves(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit(who=(1, 2), speed=2)
    until(sim, lambda sim: top(sim) == "Results", 180000)
    assert any("wins" in text or "draw" in text for text in sim.texts())


@pytest.mark.parametrize("lang", CODES.split())
def test_every_word_of_a_game_fits_its_place(lang, monkeypatch):
    monkeypatch.setattr("at_table.NAMES", "Wilhelma Maximili")
    sim = sit(lang=lang)
    sim.keys("A w2600 A w3000")
    assert "Wilhelma" in " ".join(sim.texts())
    sim.keys("A w400 A w400 R w400 R D w400 A w3000 A w400 A w3000")
    assert game_of(sim).round == 2
