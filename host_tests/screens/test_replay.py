# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game seen again, move by move."""

import pytest

import picture_book
from at_table import bar, top, until, whole_log
from clipped import Clipped
from garden import GAMES
from garden.words import CODES
from replaying import at_rest, finished, press, step


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_shown_and_told_and_then_comes_the_podium_again(game):
    sim = finished(game)
    moves = 0
    press(sim, "R")
    press(sim, "L")
    while top(sim) == "Replay":
        assert len(sim.top.sitting.log) == moves
        assert sim.texts()[-1] == "✓"
        assert sim.texts()[-2] == sim.top.view.describe(sim.top._log[moves])
        moves += 1
        step(sim)
    assert moves == len(whole_log(game, 2, 1))
    assert top(sim) == "Results"


@pytest.mark.parametrize("game", GAMES)
def test_a_step_back_shows_what_was_there_before(game):
    sim = finished(game)
    for _ in range(5):
        step(sim)
    seen = at_rest(sim)
    step(sim)
    step(sim)
    step(sim, "L")
    step(sim, "L")
    assert at_rest(sim) == seen


def test_the_bar_first_tells_the_move_and_then_where_one_is():
    sim = finished("match")
    sim.keys("R2")
    picture_book.check(sim, "replay")
    sim.run(2500)
    assert sim.texts()[-1].endswith(f" 3/{len(whole_log('match', 2, 1))}")


@pytest.mark.parametrize("lang", CODES.split())
def test_b_leads_back_to_the_podium(lang):
    sim = finished("cabbage", lang=lang)
    sim.keys("L R B w100")
    assert top(sim) == "Results"


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_by_itself_to_the_podium_at_the_bots_speed(game):
    took = []
    for speed in (1, 2):
        sim = finished(game, speed=speed)
        moves = len(whole_log(game, 2, 1))
        sim.keys("S")
        since = sim.app.now
        until(sim, lambda sim: top(sim) == "Results", 400_000)
        took.append((sim.app.now - since) / moves)
    assert took[1] < 600 and took[0] > 800


def test_a_pauses_and_then_steps_and_start_lets_it_run_on():
    sim = finished("match", speed=2)
    sim.run(5000)
    assert len(sim.top.sitting.log) == 0
    step(sim, "A")
    assert len(sim.top.sitting.log) == 1
    sim.run(5000)
    assert len(sim.top.sitting.log) == 1
    press(sim, "S")
    until(sim, lambda sim: len(sim.top.sitting.log) == 4)
    sim.run(60)
    press(sim, "A")
    sim.run(5000)
    assert len(sim.top.sitting.log) == 4
    assert bar(sim).startswith("Step Back Hard?")


@pytest.mark.parametrize("lang", CODES.split())
def test_the_bar_says_what_the_buttons_do_in_every_language(lang):
    sim = finished("match", lang=lang)
    clipped = Clipped(sim)
    for _ in range(2):
        press(sim, "S")
        sim.run(200)
        clipped.check()
    assert not clipped.found


@pytest.mark.parametrize("game", GAMES)
def test_no_hand_shows_in_a_replay(game, monkeypatch):
    """Everybody watches: a view that is never begun shows backs, as its own tests make sure."""
    sim = finished(game)
    begun = []
    monkeypatch.setattr(sim.top.view, "begin", begun.append)
    for _ in range(4):
        step(sim)
    assert begun == []
