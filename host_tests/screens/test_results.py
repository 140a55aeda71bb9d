# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The podium after real games: plain and shared wins, teams, draws, eight at a table."""

import pytest

import picture_book
from at_table import sit_down, top, whole_log
from clipped import Clipped
from garden.words import CODES

GAMES = {
    "four": ("veggies", 4, 1, ()),
    "shared": ("veggies", 4, 154, ()),
    "mice": ("veggies", 4, 67, ()),
    "teams": ("veggies", 4, 1, ("teams",)),
    "eight": ("match", 8, 1, ()),
    "nobody": ("match", 3, 10, ()),
    "farmers": ("cabbage", 2, 1, ()),
}


def at_results(name, who=None, **how):
    game, seats, seed, options = GAMES[name]
    log = whole_log(game, seats, seed, options)
    how.setdefault("motion", 0)
    sim = sit_down(game, who or bytes(seats), seed=seed, log=log, options=options, **how)
    assert top(sim) == "Scoring"
    sim.sitting = sim.top.sitting
    sim.app.store.put("medals", b"\xff" * 6)  # all of them won before: none to be shown now
    sim.keys("S w300")
    assert top(sim) == "Results"
    return sim


def crowns(sim):
    layers = sim.layers()
    return [crown for crown, _ in sim.top._moving._crowns if crown in layers]


@pytest.mark.parametrize("name", GAMES)
def test_a_podium_looks_as_it_was_drawn(name):
    picture_book.check(at_results(name), f"results_{name}")


@pytest.mark.parametrize("lang", CODES.split())
def test_a_podium_looks_right_in_every_language(lang):
    picture_book.check(at_results("mice", lang=lang), "results_mice", lang)


def test_a_podium_looks_right_on_a_larger_board():
    picture_book.check(at_results("four", board="pimoroni_picosystem"), "results_four_240")


@pytest.mark.parametrize("name", GAMES)
def test_who_won_is_crowned_and_everybody_s_points_are_there(name):
    sim = at_results(name)
    game = sim.sitting.game
    scores = game.scores()
    if "teams" in game.options:
        scores = [scores[0] + scores[2], scores[1] + scores[3]]
    sides = {seat % len(scores) for seat in game.winners()}
    assert len(crowns(sim)) == len(sides)
    for points in scores:
        assert str(points) in sim.texts()


@pytest.mark.parametrize(
    "name, title",
    [
        ("four", ["{0} wins!"]),
        ("shared", ["{0} & {1}", "share the win"]),
        ("mice", ["{0} & {1}", "fewer mice"]),
        ("teams", ["{0} & {1}", "win as a team"]),
        ("nobody", ["A draw!"]),
    ],
)
def test_the_sign_says_who_won_and_what_decided(name, title):
    sim = at_results(name)
    names = [sim.app.name(seat) for seat in sim.sitting.game.winners()]
    assert sim.texts()[: len(title)] == [text.format(*names) for text in title]


def test_again_deals_the_same_seats_another_game():
    sim = at_results("four", who=bytes((0, 1, 2, 3)))
    seed = sim.sitting.seed
    sim.keys("A w300")
    assert top(sim) in ("Table", "Curtain")
    sitting = sim.app.screens[0].sitting
    assert sitting.who == bytes((0, 1, 2, 3))
    assert sitting.seed != seed
    assert len(sitting.log) == 0


@pytest.mark.parametrize("key, screen", [("B", "Title"), ("E", "Records")])
def test_there_are_two_ways_on_and_the_game_is_over_for_good(key, screen):
    sim = at_results("farmers")
    sim.keys(key + " w300")
    assert top(sim) == screen
    assert sim.app.store.get("cabbage") == b""


def test_confetti_falls_and_crowns_bob_for_little_and_stand_still_without_motion():
    sim = at_results("shared", motion=1)
    sim.run(200)
    sim.cost()
    sim.run(3000)
    assert 0 < sim.cost() < 2048
    sim = at_results("shared")
    sim.run(200)
    sim.cost()
    sim.run(3000)
    assert sim.cost() == 0


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("name", GAMES)
def test_all_that_can_be_said_of_a_numbered_deal_fits(name, lang):
    """With long names and the widest number; a text that does not fit its slot breaks the sim."""
    sim = at_results(name, lang=lang)
    outcome = sim.top.outcome
    outcome.deal.number, outcome.stars, outcome.best = 4444, 3, -144
    outcome.names = ["WWWWWWWi"] * 8
    clipped = Clipped(sim)
    sim.app.go("results", outcome=outcome)
    sim.run(300)
    clipped.check()
    assert top(sim) == "Results" and not clipped.found
    parts = sim.app.say("deal_number", 4444), "★★★", sim.app.say("best", -144)
    assert " ".join(parts) in sim.texts()


@pytest.mark.parametrize("name", ["teams", "four"])
def test_a_numbered_deal_looks_as_it_was_drawn(name):
    sim = at_results(name)
    outcome = sim.top.outcome
    outcome.deal.number, outcome.stars, outcome.best = 137, 2, 96
    sim.app.go("results", outcome=outcome)
    sim.run(300)
    picture_book.check(sim, f"results_{name}_deal")


def test_a_numbered_deal_shows_its_number_its_stars_and_the_best_and_again_is_the_same():
    from garden import deals

    game, seats, seed, options = "cabbage", 2, deals.SEED + 137, ()
    log = whole_log(game, seats, seed, options)
    sim = sit_down(game, bytes((0, 3)), seed=seed, log=log, motion=0)
    sim.app.store.put("medals", b"\xff" * 6)
    points, stars = deals.result(sim.top.sitting)
    sim.keys("S w300")
    sign = next(text for text in sim.texts() if "No. 137" in text)
    assert "★" * stars + "·" * (3 - stars) in sign and f"best {points}" in sign
    sim.keys("w300 A w300")
    assert sim.top.sitting.seed == seed
