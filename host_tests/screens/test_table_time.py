# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Time at the table stands still while somebody pauses or looks around."""

import pytest

from at_table import bar, decide, log_of, play_stand_ins, seats_of, sit_down, top, until
from garden import GAMES
from tools.sim import FRAME

ALWAYS, QUICK = 0, 2  # values of the setting "handover"
# What somebody opens in the middle of something, what it shows, and what closes it again.
# SELECT becomes a hold after 400 ms, which count.
BREAKS = {
    "pause": ("S w5000", "Pause", "B", 0),
    "look": ("E+ w5400", "Look", "E-", 400),
    "look in the pause": ("S w300 D4 A w5000", "Look", "B", 0),
}
every_break = pytest.mark.parametrize("kind", BREAKS)
every_game = pytest.mark.parametrize("game", GAMES)


def take_a_break(sim, kind):
    """Open this screen over the table for seconds, close it; the ms that went by on the way."""
    open_it, name, close_it, counts = BREAKS[kind]
    sim.keys(open_it)
    assert top(sim) == name
    if close_it == "B":
        sim.run(300)
    sim.hold(close_it[0], close_it == "B")
    until(sim, lambda sim: top(sim) == "Table", 200)
    return counts


def ms_until(sim, came):
    before = sim.app.now
    until(sim, came)
    return sim.app.now - before


def moved(sim):
    return len(log_of(sim)) > 0


def with_bots(game):
    """Return a table at which the bots begin."""
    sim = sit_down(game, seats_of(game, level=2), handover=QUICK)
    assert top(sim) == "Table"
    return sim


def with_a_move_shown(game):
    """Return a table at which the first person has just decided."""
    sim = sit_down(game, seats_of(game), handover=ALWAYS)
    sim.keys("A w300")
    decide(sim)
    return sim


def make_a_move(sim):
    moves = len(log_of(sim))
    decide(sim)
    until(sim, lambda sim: len(log_of(sim)) > moves)


@every_break
@every_game
def test_a_break_takes_nothing_of_the_time_in_which_a_bot_s_move_is_shown(game, kind, monkeypatch):
    play_stand_ins(monkeypatch)
    needed = ms_until(with_bots(game), moved)
    sim = with_bots(game)
    sim.run(needed - 700)
    counted = take_a_break(sim, kind)
    assert abs(ms_until(sim, moved) - (700 - counted)) <= 3 * FRAME


@every_game
def test_looking_around_takes_nothing_of_the_time_in_which_a_move_can_be_taken_back(game):
    sim = with_a_move_shown(game)
    sim.run(500)
    counted = take_a_break(sim, "look")
    assert abs(ms_until(sim, moved) - (1000 - counted)) <= 6 * FRAME
    sim = with_a_move_shown(game)
    take_a_break(sim, "look")
    sim.keys("B w3000")
    assert not moved(sim)


@every_game
def test_a_pause_before_a_move_is_made_leaves_all_the_time_to_take_it_back(game):
    sim = with_a_move_shown(game)
    sim.run(500)
    take_a_break(sim, "pause")
    assert sim.app.say("undo") in bar(sim)
    sim.run(900)
    assert not moved(sim)
    sim.keys("B w3000")
    assert not moved(sim)


@every_game
def test_a_pause_takes_nothing_of_the_time_in_which_the_result_is_seen(game):
    sim = with_a_move_shown(game)
    until(sim, moved)
    while sim.top.game.turn == 0:
        make_a_move(sim)
    sim.run(300)
    take_a_break(sim, "pause")
    assert abs(ms_until(sim, lambda sim: top(sim) == "Curtain") - 500) <= 3 * FRAME


@every_game
@pytest.mark.parametrize("held", [100, 380])
def test_select_let_go_over_a_pause_opens_nothing_there(game, held):
    sim = sit_down(game, seats_of(game), handover=ALWAYS)
    sim.keys("A w300 E+")
    sim.run(held)
    sim.hold("S")
    sim.run(FRAME)
    sim.hold("S", False)
    sim.keys("w60 E- w600")
    assert top(sim) == "Pause"
