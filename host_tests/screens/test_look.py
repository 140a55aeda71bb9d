# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Look around: pages of all that is public, and every key does what the bar says."""

import pytest

from at_table import bar, sit_down, some_log, top, until, whole_log
from garden import GAMES, about
from garden.rng import Rng
from tools.sim import BOARDS

FROM_PAUSE = "S w400 D4 w200 A w400"
BARS = {"en": ("Next Back ", "Let go Back "), "es": ("Siguiente Atrás ", "Soltar Atrás ")}


def at_turn(game, seats=None, who=None, **how):
    """Return a person's turn, well into the game."""
    seats = seats or about(game).SEATS[0]
    moves = min(3 * seats, len(whole_log(game, seats, 1)) // 2)
    sim = sit_down(game, who or bytes(seats), log=some_log(game, seats, moves), motion=0, **how)
    sim.run(200)
    if top(sim) == "Curtain":
        sim.keys("A w600")
    assert top(sim) == "Table"
    return sim


def pages(sim):
    """Return the pictures of all pages, from the open one to the right."""
    count = sim.top._pages.count
    seen = []
    for _ in range(count):
        seen.append(sim.picture().tobytes())
        sim.keys("R w100")
    return seen


@pytest.mark.parametrize("lang", BARS)
@pytest.mark.parametrize("game", GAMES)
def test_a_held_select_opens_it_until_it_is_let_go(game, lang):
    sim = at_turn(game, lang=lang)
    before = sim.picture().tobytes()
    sim.keys("E+ w600")
    assert top(sim) == "Look"
    assert bar(sim).startswith(BARS[lang][1] + "◀ ")
    first = bar(sim)
    sim.keys("R w300")
    assert top(sim) == "Look" and bar(sim) != first
    sim.keys("L w300")
    assert bar(sim) == first
    sim.keys("E- w400")
    assert top(sim) == "Table" and sim.picture().tobytes() == before


@pytest.mark.parametrize("lang", BARS)
@pytest.mark.parametrize("game", GAMES)
def test_from_the_pause_only_b_closes_it(game, lang):
    sim = at_turn(game, lang=lang)
    before = sim.picture().tobytes()
    sim.keys(FROM_PAUSE)
    assert top(sim) == "Look" and bar(sim).startswith(BARS[lang][0] + "◀ ")
    for key in ("A", "U", "D", "L", "R", "S", "E", "E+ w600 E-"):
        sim.keys(key + " w300")
        assert top(sim) == "Look", key
    sim.keys("B w400")
    assert top(sim) == "Table" and sim.picture().tobytes() == before


ALL = [(game, seats, BOARDS[0]) for game in GAMES for seats in about(game).SEATS]
ALL += [(game, about(game).SEATS[-1], board) for game in GAMES for board in BOARDS[1:]]


@pytest.mark.parametrize("game, seats, board", ALL)
def test_the_pages_differ_and_come_around(game, seats, board):
    sim = at_turn(game, seats, board=board)
    sim.keys("E+ w600")
    there = pages(sim)
    assert len(set(there)) == len(there) > 1
    back = []
    for _ in there:
        sim.keys("L w100")
        back.append(sim.picture().tobytes())
    assert back == there[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_no_page_tells_what_somebody_may_not_know(game):
    sim = at_turn(game)
    screen = sim.top
    true_game = screen.sitting.game
    seen = set()
    for luck in range(3):
        imagined = true_game
        for seat in range(true_game.seats):
            imagined = imagined.imagine(seat, Rng(luck))
        screen.sitting.game = imagined
        sim.keys("E+ w600")
        seen.add(tuple(pages(sim)))
        sim.keys("E- w400")
    assert len(seen) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_cursor_is_where_it_was_behind_it(game):
    sim = at_turn(game)
    sim.keys("R w300 D w300")
    before = sim.top.view.selected_action(), sim.picture().tobytes()
    for keys in ("E+ w600 R w300 E- w400", FROM_PAUSE + " B w400"):
        sim.keys(keys)
        assert (sim.top.view.selected_action(), sim.picture().tobytes()) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_only_shown_waits_and_can_still_be_taken_back(game):
    sim = at_turn(game)
    log = len(sim.top.sitting.log)
    selected = sim.top.view.selected_action()
    if selected is None:  # a walk, and then what to do there
        sim.keys("A w400")
        selected = sim.top.view.selected_action()
    sim.keys("A w400 E+ w4000 E- w300")
    assert top(sim) == "Table" and len(sim.top.sitting.log) == log
    assert bar(sim) == "Undo"
    sim.keys("B w300")
    assert sim.top.view.selected_action() == selected
    sim.keys("A w2500")
    assert len(sim.app.screens[0].sitting.log) == log + 1


@pytest.mark.parametrize("game", GAMES)
def test_bots_wait_while_somebody_looks(game):
    sim = sit_down(game, bytes([1] * about(game).SEATS[0]), seed=5)
    sim.run(3000)
    sim.hold("E")
    until(sim, lambda sim: top(sim) == "Look")
    log = len(sim.top.sitting.log)
    sim.run(4000)
    assert len(sim.top.sitting.log) == log
    sim.hold("E", False)
    until(sim, lambda sim: len(sim.app.screens[0].sitting.log) > log + 1)


@pytest.mark.parametrize("game", GAMES)
def test_its_code_is_in_ram_only_while_it_is_open(game):
    import sys

    parts = {"firmware.screens.look", f"firmware.games.{game}.look"}
    sim = at_turn(game)
    assert not parts & set(sys.modules)
    sim.keys("E+ w600")
    assert parts <= set(sys.modules)
    sim.keys("E- w400")
    assert not parts & set(sys.modules)


@pytest.mark.parametrize("game", GAMES)
def test_an_open_page_sends_nothing(game):
    sim = at_turn(game)
    sim.keys("E+ w1000")
    sim.cost()
    sim.run(2000)
    assert sim.cost() == 0
