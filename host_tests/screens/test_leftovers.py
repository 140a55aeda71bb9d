# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Nothing that was taken away stays on the screen: it shows what a full redraw would show.

The monkey of test_dead_keys.py looks for the same wherever it comes.
"""

from random import Random

import pytest

from at_table import sit_down, top, until, whole_log
from garden import GAMES
from garden.medals import medals
from leftovers import leftovers
from menus import power_on

KEYS = ["A"] * 6 + ["U", "D", "L", "R"] * 2 + ["B", "S", "E", "E+ w500 E-", "w400"]
PRESSES = 70


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_that_is_closed_leaves_nothing_behind(game):
    sim = sit_down(game, (0, 1), coach=1)
    until(sim, lambda sim: top(sim) == "Tip")
    assert not leftovers(sim)
    sim.keys("A")
    assert top(sim) == "Table"
    assert not leftovers(sim)


@pytest.mark.parametrize(
    "name, how",
    [("notice", {"key": "save_lost"})]
    + [("medal", {"game": "veggies", "medal": medals("veggies")[0], "who": "Ana"})]
    + [("details", {"number": 1, "names": "AL", "who": bytes((64, 2)), "scores": (12, 9)})],
)
def test_what_lies_over_a_menu_leaves_nothing_behind(name, how):
    sim = power_on()
    sim.app.open(name, **how)
    sim.run(200)
    assert not leftovers(sim)
    sim.keys("w300 B")
    assert top(sim) == "Title"
    assert not leftovers(sim)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pressed_at_a_table_nothing_is_left_behind(game):
    chance = Random(game)
    whole = whole_log(game, 2, 1)
    for log in (whole[: len(whole) // 2], whole[:-2]):
        sim = sit_down(game, (0, 1), log=log, coach=1, handover=1, speed=2)
        for _ in range(PRESSES):
            sim.keys(chance.choice(KEYS))
            assert not leftovers(sim), top(sim)
