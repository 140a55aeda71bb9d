# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens over a table and behind a game: a press is answered whole in the next frame.

A replay, a lesson and a tip are left out: what they show next comes with time.
"""

from random import Random

import pytest

from at_table import sit_down, some_log, top
from garden import GAMES
from next_frame import press, rest

PRESSES = 8
# How each is reached from a person's turn, and the keys that stay there.
OVER = {
    "Look": ("E+ w700", "UDLR"),
    "Moves": ("S w300 E w300", "UDLRA"),
    "Curtain": ("", "UDLRE"),
}


def check(sim, name, keys, chance):
    assert top(sim) == name
    sim.run(600)
    for _ in range(PRESSES):
        key = chance.choice(keys)
        picture = press(sim, key)
        if top(sim) != name:
            return
        assert rest(sim) == 0, (name, key)
        assert bytes(sim.bus.pixels) == picture, (name, key)


@pytest.mark.parametrize("name", OVER)
@pytest.mark.parametrize("game", GAMES)
def test_over_a_table(game, name):
    script, keys = OVER[name]
    who = (0, 0) if name == "Curtain" else (0, 1)
    log = some_log(game, 2, 0 if name == "Curtain" else 3)
    sim = sit_down(game, who, log=log, motion=0)
    sim.run(4000)
    sim.keys(script)
    check(sim, name, keys, Random(game + name))


@pytest.mark.parametrize("game", GAMES)
def test_behind_a_game(game):
    from garden import OVER, engine

    log, seed = [], 1
    played = engine(game)(2, seed, ())
    while played.turn != OVER:
        log = some_log(game, 2, len(log) + 1, seed)
        played.play(log[-1])
    sim = sit_down(game, (0, 0), log=log, motion=0)
    sim.run(1500)
    sim.app.go("scoring", game=game)
    sim.run(300)
    check(sim, "Scoring", "LRRAB", Random(game))
