# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Games on the simulated handheld, played by a hand that presses buttons at random."""

import random

from firmware.kit import sittings
from garden.table import Table
from tools.sim import Sim


def sit_down(game, seats, seed=1, who=None, options=(), board="pygamer", lang="en", **settings):
    """A handheld at the first turn of this sitting."""
    sim = Sim(board, lang=lang, seed=seed)
    sim.app.settings["coach"] = 0  # tips have tests of their own
    for name, value in settings.items():
        sim.app.settings[name] = value
    sim.app.apply_settings()
    sittings.keep(sim.app, Table(game, seats, seed, options, who), 0, 0)
    sim.app.go("table", game)
    sim.run(40)
    return sim


def on_top(sim):
    return type(sim.top).__name__


def press_on(sim, chance, until, frames=20000, each=None):
    """Press buttons, sensible ones more often, until this screen is on top."""
    for _ in range(frames):
        if each:
            each(sim)
        name = on_top(sim)
        if name == until:
            return
        if name in ("Curtain", "Scoring"):
            sim.keys("A")
        elif name == "Table":
            sim.keys(chance.choice(_TABLE))
        elif name == "Pause":
            sim.keys(chance.choice(("B", "B", "D", "A")))
        else:
            raise AssertionError(f"nobody expected {name}: {sim.texts()}")
    raise AssertionError(f"still no {until}")


_TABLE = ["A"] * 8 + ["w400"] * 8 + ["U", "D", "L", "R", "U&R", "D&L", "B", "E", "E", "L2", "D2"]


def a_hand(seed):
    return random.Random(seed)
