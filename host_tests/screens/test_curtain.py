# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The curtain between two players, in every game: only A lifts it."""

import pytest

from at_table import seats_of, sit_down, top
from garden import GAMES
from tools.sim import FRAME

ALWAYS = 0  # value of the setting "handover"


def at_curtain(game):
    sim = sit_down(game, seats_of(game), handover=ALWAYS)
    assert top(sim) == "Curtain"
    return sim


def screens_seen(sim, ms):
    """Let time pass; the names of the screens that were on top in any frame of it."""
    seen = set()
    for _ in range(0, ms, FRAME):
        sim.run(FRAME)
        seen.add(top(sim))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_lifts_the_curtain_and_nothing_else_does(game):
    sim = at_curtain(game)
    for key in "BEUDLR":
        sim.hold(key)
        seen = screens_seen(sim, 700)
        sim.hold(key, False)
        seen |= screens_seen(sim, 300)
        assert seen == {"Curtain"}, key
    sim.keys("A w100")
    assert top(sim) == "Table"


@pytest.mark.parametrize("game", GAMES)
def test_start_at_the_curtain_leaves_the_game_without_a_look_at_the_table(game):
    sim = at_curtain(game)
    sim.run(300)
    sim.hold("S")
    seen = screens_seen(sim, 100)
    sim.hold("S", False)
    seen |= screens_seen(sim, 500)
    assert seen <= {"Curtain", "Title"}
    assert top(sim) == "Title"
