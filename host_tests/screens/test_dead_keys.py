# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Wherever a monkey comes, a key does something, B or START leads out, all texts are whole."""

import pytest

from at_table import NAMES, SCREENS, play_stand_ins, some_log, whole_log
from clipped import Clipped
from garden import GAMES
from garden.sitting import Sitting
from leftovers import Leftovers
from tools.sim import Sim
from wandering import Monkey


def sit_down(sim, game, log):
    """Sit down where two persons have played so far."""
    from firmware.kit import sittings

    sitting = Sitting(game, 2, 1, (), bytes(2))
    for action in log:
        sitting.play(action)
    sittings.keep(sim.app, sitting)
    sim.app.go("table", game=game)


def wander_games(sim, monkey):
    """Wander through each game in the middle, before its last move, over, and as a lesson."""
    for game in GAMES:
        whole = whole_log(game, 2, 1)
        for log, presses in ((some_log(game, 2, 5), 25), (whole[:-1], 20), (whole, 15)):
            sit_down(sim, game, log)
            monkey.wander(presses)
        sit_down(sim, game, some_log(game, 2, 5))
        sim.app.open("look", sitting=Sitting(game, 2, 1))
        monkey.wander(2)
        sit_down(sim, game, whole)
        sim.keys("S w2000 A w400 A w400")
        if sim.app.outcome:
            sim.app.go("replay", outcome=sim.app.outcome)
            monkey.wander(8)
        sim.app.go("lesson", game=game)
        monkey.wander(8)


def wander_menus(sim, monkey):
    app = sim.app
    for game in GAMES:
        app.go("seats", game=game)
        monkey.wander(10)
    over_seats = {"names": {"seats": 4}, "number": {"number": 137}, "rules": {"game": "match"}}
    for name in 2 * list(over_seats):
        app.go("seats", game="match")
        app.open(name, **over_seats[name])
        monkey.wander(6)
    app.go("settings")
    app.open("turned")
    monkey.wander(15)
    app.go("records", game=0)
    app.open("details", number=1, names=["Ana", "Leo"], who=bytes((64, 2)), scores=[12, 9])
    monkey.wander(3)
    for name in ("records", "players", "medals"):
        app.go(name, game=0)
        monkey.wander(10)


def test_a_text_that_is_partly_covered_or_lies_on_another_is_found():
    sim = Sim()
    clipped, paper = Clipped(sim), sim.app.paper
    paper.write(10, 40, 60, 0, "Kale")
    paper.box(0, 30, 15, 30, 2)
    paper.write(60, 40, 60, 0, "Leek")
    paper.write(66, 42, 60, 0, "Beet")
    paper.write(100, 60, 60, 0, "Pea")
    paper.box(90, 50, 40, 30, 2)  # and this one is gone, whole
    paper.write(150, 90, 160, 0, "Parsnip")
    clipped.check()
    assert {text for _, text in clipped.found} == {"Kale", "Beet", "Parsnip"}


# The widest caps on the smallest screen, and the largest screen: other boards lie between them.
@pytest.mark.parametrize("board, lang", [("pygamer", "es"), ("pimoroni_picosystem", "en")])
def test_a_monkey_finds_no_dead_key_no_dead_end_no_cut_text_and_nothing_left(
    board, lang, monkeypatch
):
    play_stand_ins(monkeypatch)
    sim = Sim(board, lang)
    sim.stay_awake()
    sim.app.settings["motion"] = 0
    sim.app.store.put("names", NAMES.replace(" ", "\n").encode())
    clipped = Clipped(sim)
    leftovers = Leftovers(sim)
    monkey = Monkey(sim, 1, clipped.check)
    wander_games(sim, monkey)
    wander_menus(sim, monkey)
    assert not sim.app.broken
    assert not monkey.found
    assert not clipped.found
    assert not leftovers.found
    assert SCREENS - monkey.left == set()
