# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match on the handheld, through the buttons: what is seen and what it costs."""

import pytest
from match_table import (
    BARE,
    GARDEN,
    PINWHEEL,
    TWO_KINDS,
    four,
    lay,
    pinwheel,
    pressed,
    ring,
)

import picture_book
from garden.words import CODES
from tools.sim import BOARDS, FRAME

CURSOR = 20_000  # bytes that a cursor may send: they take the board 40 ms


# -- pictures -----------------------------------------------------------------------------------

SCREENS = {
    "plant": lambda how: pressed(four(**how), "E L D L2"),
    "ring": lambda how: pressed(ring(**how), "w20"),
    "pinwheel": lambda how: pinwheel(**how),
    "two": lambda how: lay(GARDEN, "B+1 T+1", 2, 1, 0, options=("open",), **how),
    "seven": lambda how: lay(PINWHEEL, "storm B+2", 7, 6, 9, options=("open",), **how),
    "hand": lambda how: pressed(four(**how), "B R"),
    "ring_hand": lambda how: pressed(ring(**how), "B"),
    "storm_choice": lambda how: pressed(four(picture=TWO_KINDS, **how), "E2"),
    "storm_place": lambda how: pressed(four(picture=TWO_KINDS, **how), "E2 A D"),
    "basket_choice": lambda how: pressed(four("T-2 B+1 basket C+2", TWO_KINDS, **how), "E2"),
    "basket_place": lambda how: pressed(ring(**how), "E3 w300 A"),
    "barrow_1": lambda how: pressed(four("barrow B+1", **how), "w20"),
    "barrow_2": lambda how: pressed(four("barrow B+1", **how), "A"),
    "ring_barrow": lambda how: pressed(ring(**how), "E2 A"),
    "pinwheel_storm": lambda how: pressed(pinwheel(**how), "E2 A"),
    "pinwheel_barrow": lambda how: pressed(pinwheel(**how), "E3 A"),
    "nothing": lambda how: four("storm storm basket", BARE, **how),
    "look": lambda how: pressed(four(**how), "E+ w1000"),
    "ring_look": lambda how: pressed(ring(**how), "E+ w1000"),
    "pinwheel_look": lambda how: pressed(pinwheel(**how), "E+ w1000"),
    "harvested": lambda how: pressed(four(**how), "E L D L2 A w1100"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_moment_looks_as_it_was_drawn(screen):
    picture_book.check(SCREENS[screen]({"motion": 0}), f"match_{screen}")


IN_OTHERS = ["plant", "hand", "storm_choice", "storm_place", "basket_choice", "basket_place"]
IN_OTHERS += ["barrow_1", "barrow_2", "nothing", "harvested"]


@pytest.mark.parametrize("lang", CODES.split()[1:])
@pytest.mark.parametrize("screen", IN_OTHERS)
def test_a_moment_looks_as_it_was_drawn_in_another_language(screen, lang):
    sim = SCREENS[screen]({"motion": 0, "lang": lang})
    picture_book.check(sim, f"match_{screen}", lang)


@pytest.mark.parametrize("screen", ["plant", "ring", "pinwheel", "storm_choice", "look"])
def test_a_moment_looks_right_on_a_larger_board(screen):
    how = {"motion": 0, "board": "pimoroni_picosystem"}
    picture_book.check(SCREENS[screen](how), f"match_{screen}_240")


# -- what it costs ------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", ["plant", "ring", "pinwheel", "storm_choice", "nothing"])
def test_a_moment_without_a_change_sends_nothing(screen, board):
    sim = SCREENS[screen]({"motion": 0, "board": board})
    sim.cost()
    sim.run(2000)
    assert sim.cost() == 0


def test_an_idle_cursor_moves_twice_a_second_for_little():
    sim = four()
    sent = []
    for _ in range(0, 4000, FRAME):
        sim.run(FRAME)
        sent.append(sim.cost())
    assert 7 <= sum(1 for bytes_sent in sent if bytes_sent) <= 9
    assert max(sent) < 2500


WALKS = {
    "plant": (four, ""),
    "next vegetable": (lambda: four(picture=TWO_KINDS), "E2 A"),
    "choice": (lambda: four(picture=TWO_KINDS), "E2"),
    "hand": (four, "B"),
    "barrow": (lambda: four("barrow B+1"), ""),
    "move": (lambda: four("barrow B+1"), "A"),
    "ring": (ring, ""),
    "ring move": (ring, "E2 A"),
    "ring basket": (ring, "E3 A"),
    "pinwheel": (pinwheel, ""),
    "pinwheel storm": (pinwheel, "E2 A"),
    "pinwheel move": (pinwheel, "E3 A"),
}


@pytest.mark.parametrize("walk", WALKS)
def test_moving_a_cursor_sends_little(walk):
    sit, keys = WALKS[walk]
    sim = pressed(sit(), keys)
    sim.cost()
    moved = 0
    for key in ("R", "D", "L", "U", "R", "R", "D", "U&L", "D&R", "L", "L", "U", "D", "D", "R"):
        before = sim.picture().tobytes()
        sim.keys(key)
        sim.run(600)
        assert sim.cost() < CURSOR, key
        moved += sim.picture().tobytes() != before
    assert moved > 3


@pytest.mark.parametrize("sit", [four, ring, pinwheel])
def test_a_cursor_held_down_sends_little_in_every_frame(sit):
    sim = sit()
    sim.keys("D+ w1000 D- R+ w1000 R- U+ w1000 U- w600")
    assert 0 < sim.cost() < CURSOR
