# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A press at the table is answered in the next frame, whole.

With motion off, the picture one frame after a press is the picture half a second later; only
where time itself goes on (a bot's turn, a move that is shown) may it change.
"""

import random

import pytest

from at_table import is_doing, sit_down, top
from garden import GAMES
from tools.sim import FRAME

KEYS = "AUDLRUDLRUDLRBEES"
LATER = 500  # ms
HEARD = 120  # ms: a direction waits for a second one, and SELECT for its release
SETTLED = 300  # ms in which A and B do nothing on a new screen

# What the table does by itself; while a person has the buttons, nothing.
TIMED = ("RESULT", "THINKING", "SHOWN", "ADVICE", "NEWS")


def time_goes_on(sim):
    return top(sim) == "Table" and is_doing(sim.top, *TIMED)


def heard(sim, key):
    """Press this key; True once a screen was told."""
    pressed = sim.app._since
    sim.hold(key)
    for _ in range(0, HEARD, FRAME):
        if key == "E":
            sim.hold(key, False)
        sim.run(FRAME)
        if sim.app._since != pressed:
            break
    sim.hold(key, False)
    return sim.app._since == sim.app.now


@pytest.mark.parametrize(
    "game, who, board",
    [
        ("veggies", (0, 0), "pygamer"),
        ("veggies", (0, 1, 0), "pybadge"),
        ("match", (0, 0, 0), "pybadge"),
        ("match", (0,) * 6, "pygamer"),
        ("match", (0, 1) * 4, "pybadge"),
        ("cabbage", (0, 0), "pimoroni_picosystem"),
        ("cabbage", (0, 1), "pybadge"),
    ],
)
def test_the_picture_after_a_press_is_whole(game, who, board):
    sim = sit_down(game, who, board=board, motion=0, speed=2, preview=1)
    chance = random.Random(len(who))
    compared = 0
    for _ in range(120):
        sim.run(SETTLED)
        key = chance.choice(KEYS)
        if top(sim) not in ("Table", "Pause"):
            key = "A"
        if not heard(sim, key) or time_goes_on(sim):
            continue
        screen, picture = sim.top, sim.picture().tobytes()
        waited = 0
        while waited < LATER and not time_goes_on(sim) and sim.top is screen:
            assert sim.picture().tobytes() == picture, (key, waited)
            sim.run(100)
            waited += 100
        compared += waited == LATER
        if top(sim) == "Results":
            break
    assert compared > 40


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_rest_sends_nothing(game):
    sim = sit_down(game, (0, 0), motion=0)
    sim.keys("A w600")
    sim.cost()
    sim.run(3000)
    assert sim.cost() == 0


def thinks(sim):
    """Return True if a bot thinks or is about to, because every frame changes its picture."""
    return is_doing(sim.top, "THINKING")


def painted_anew(sim):
    """Return the picture of this moment, painted on a canvas full of scribble."""
    sim.app.canvas.fill(9)
    sim.top.paint()
    sim.app.redraw()
    sim.frame()
    return sim.picture().tobytes()


@pytest.mark.parametrize(
    "game, who, seed",
    [
        ("veggies", (0, 1), 1),
        ("match", (0, 1, 1), 3),
        ("cabbage", (0, 1), 5),
    ],
)
def test_a_table_that_is_painted_bit_by_bit_looks_like_one_painted_anew(game, who, seed):
    sim = sit_down(game, who, seed=seed, motion=0, speed=2, preview=1)
    chance = random.Random(seed)
    compared = 0
    for _ in range(70):
        sim.keys(chance.choice(KEYS.replace("S", "A")) + " w%d" % chance.choice((60, 300, 700)))
        if top(sim) == "Curtain":
            sim.keys("A w300")
        if top(sim) == "Table" and not thinks(sim):
            picture = sim.picture().tobytes()
            assert painted_anew(sim) == picture, (sim.top.flow.state, len(sim.top.sitting.log))
            compared += 1
    assert compared > 20
