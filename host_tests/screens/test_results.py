# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The podium after real games: plain and shared wins, teams, draws, eight at a table."""

import pytest

import picture_book
from at_table import sit_down, top, until, whole_log
from clipped import Clipped
from garden.sitting import Sitting
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
    sim.keys("A w300 A w300")
    assert top(sim) in ("Table", "Curtain")
    sitting = sim.app.screens[0].sitting
    assert sitting.who == bytes((0, 1, 2, 3))
    assert sitting.seed != seed
    assert len(sitting.log) == 0


@pytest.mark.parametrize("keys, screen", [("B", "Title"), ("A w300 U A", "Title")])
def test_the_menu_leaves_the_podium_and_the_game_is_over_for_good(keys, screen):
    sim = at_results("farmers")
    sim.keys(keys + " w300")
    assert top(sim) == screen
    assert sim.app.store.get("cabbage") == b""
    sim.keys("U A w400 B w400")
    assert top(sim) == "Title"  # and no more to the podium


def choices(sim):
    """Return the rows of the list over the podium."""
    assert top(sim) == "After"
    return sim.top._keys


@pytest.mark.parametrize("keys", ["A w300 B", "A w300 D A w300 B", "A w300 D2 A w300 B"])
@pytest.mark.parametrize("name", ["mice", "farmers"])
def test_all_but_the_menu_come_back_to_the_podium(name, keys):
    sim = at_results(name)
    before = sim.picture().tobytes()
    sim.keys(keys + " w300")
    assert top(sim) == "Results" and sim.picture().tobytes() == before


@pytest.mark.parametrize("page", ["R", "E", "R2"])
def test_the_pages_of_the_score_pad_lead_back_to_the_podium_too(page):
    sim = at_results("mice")
    sim.keys(f"A w300 D2 A w300 {page} w300 B w300")
    assert top(sim) == "Results"


def test_the_score_pad_opens_with_the_game_that_was_played():
    sim = at_results("farmers")
    sim.keys("A w300 D2 A w300")
    assert top(sim) == "Records" and "◀ Cabbage! ▶" in sim.texts()


def won_against(*levels):
    """Return the podium of a game of two seats that the person, seat 0, won or lost."""
    for seed in range(1, 30):
        log = whole_log("cabbage", 2, seed)
        sitting = Sitting("cabbage", 2, seed, (), bytes(levels))
        for action in log:
            sitting.play(action)
        if list(sitting.game.winners()) == [0]:
            sim = sit_down("cabbage", bytes(levels), seed=seed, log=log, motion=0)
            sim.app.store.put("medals", b"\xff" * 6)
            sim.keys("S w300 A w300")
            return sim
    raise AssertionError("seat 0 never wins")


@pytest.mark.parametrize("lang", CODES.split())
def test_every_choice_after_a_game_fits(lang):
    sim = at_results("mice", who=bytes((0, 1, 2, 1)), lang=lang)
    clipped = Clipped(sim)
    sim.app.open("after", outcome=sim.top.outcome)
    sim.run(100)
    clipped.check()
    assert top(sim) == "After" and not clipped.found


def test_after_a_win_the_bots_may_play_one_level_harder():
    for level in (1, 2):
        sim = won_against(0, level)
        assert choices(sim)[:2] == ("again", "harder")
        sim.keys("D A w400")
        assert sim.app.screens[0].sitting.who == bytes((0, level + 1))
    assert "harder" not in choices(won_against(0, 3))  # there is none
    assert "harder" not in choices(won_against(0, 0))  # nobody to be
    assert "harder" not in choices(won_against(2, 0))  # the bot won


def test_no_press_that_closes_a_medal_begins_a_game():
    sim = won_against(0, 1)
    outcome = sim.app.outcome
    outcome.medals = [("open", "Ana"), ("ten", "Ana")]
    sim.app.go("results", outcome=outcome)
    until(sim, lambda sim: top(sim) == "Medal")
    sim.keys("A w400 A w400")
    assert top(sim) == "Results"
    sim.keys("A w400")  # a press too many
    assert top(sim) == "After" and choices(sim)[sim.top.row] == "replay"
    sim.keys("A w400")
    assert top(sim) == "Replay"


def test_the_choices_look_as_they_were_drawn():
    sim = won_against(0, 1)
    picture_book.check(sim, "after")


def test_after_a_lesson_again_deals_the_last_setup_and_not_the_easy_bot():
    sim = sit_down("cabbage", (0, 2), motion=0)
    from firmware.kit import sittings

    taught = Sitting("cabbage", 2, 1, (), bytes((0, 1 | sittings.TAUGHT)))
    for action in whole_log("cabbage", 2, 1):
        taught.play(action)
    assert taught.level(1) == 1
    sittings.keep(sim.app, taught)
    sim.app.store.put("medals", b"\xff" * 6)
    sim.app.go("scoring", game="cabbage")
    sim.keys("w300 S w300 A w300 A w400")
    assert sim.app.screens[0].sitting.who == bytes((0, 2))


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
    sim.keys("w300 A w300 A w300")
    assert sim.top.sitting.seed == seed
