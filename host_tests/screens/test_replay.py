# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game seen again, move by move."""

import pytest

import picture_book
from at_table import is_doing, sit_down, top, whole_log
from garden import GAMES
from tools.sim import FRAME


def finished(game, **how):
    """Return the pages of points of a game that is over."""
    sim = sit_down(game, (0, 0), log=whole_log(game, 2, 1), motion=0, **how)
    sim.run(100)
    assert top(sim) == "Scoring"
    return sim


def press(sim, key):
    sim.hold(key)
    sim.run(2 * FRAME)
    sim.hold(key, False)
    sim.run(FRAME)


def step(sim, key="R"):
    """Go one move on, past anything that was revealed in between."""
    press(sim, key)
    while top(sim) == "Replay" and is_doing(sim.top, "NEWS"):
        press(sim, "R")


def at_rest(sim):
    """Return the picture once nothing moves but an idle cursor, with its ticks in."""
    sim.run(2500)
    while sim.app.now % 1024 >= FRAME:
        sim.run(FRAME)
    return sim.picture().tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_shown_and_told_and_then_come_the_points_again(game):
    sim = finished(game)
    kept = sim.app.store.get(game)
    sim.keys("E w100")
    assert top(sim) == "Replay"
    moves = 0
    while top(sim) == "Replay":
        assert len(sim.top.sitting.log) == moves
        assert sim.texts()[-1] == "✓"
        assert sim.texts()[-2] == sim.top.view.describe(sim.top._log[moves])
        moves += 1
        step(sim)
    assert moves == len(whole_log(game, 2, 1))
    assert top(sim) == "Scoring"
    assert sim.app.store.get(game) == kept


@pytest.mark.parametrize("game", GAMES)
def test_a_step_back_shows_what_was_there_before(game):
    sim = finished(game)
    sim.keys("E w100")
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
    sim.keys("E w100 R2")
    picture_book.check(sim, "replay")
    sim.run(2500)
    assert sim.texts()[-1].endswith(f"◀ 3/{len(whole_log('match', 2, 1))} ▶")


@pytest.mark.parametrize("lang", ("en", "es"))
def test_b_leads_back_to_the_points(lang):
    sim = finished("cabbage", lang=lang)
    sim.keys("E w100 L R B w100")
    assert top(sim) == "Scoring"


@pytest.mark.parametrize("game", GAMES)
def test_no_hand_shows_in_a_replay(game, monkeypatch):
    """Everybody watches: a view that is never begun shows backs, as its own tests make sure."""
    sim = finished(game)
    sim.keys("E w100")
    begun = []
    monkeypatch.setattr(sim.top.view, "begin", begun.append)
    for _ in range(4):
        step(sim)
    assert begun == []
