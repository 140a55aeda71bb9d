# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A replay of a finished game, and a way through it."""

from collections.abc import Sequence

from at_table import is_doing, sit_down, top, whole_log
from garden import GAMES
from tools.sim import FRAME, Sim


def finished(game: str, who: Sequence[int] = (0, 0), **how: "int | str") -> Sim:
    """Return the replay of a game that is over, paused before its first move."""
    sim = sit_down(game, who, log=whole_log(game, len(who), 1), motion=0, **how)  # type: ignore[arg-type]
    sim.app.store.put("medals", b"\xff" * 2 * len(GAMES))  # none to be shown now
    sim.keys("w100 S w300")
    assert top(sim) == "Results"
    sim.app.go("replay", outcome=sim.app.outcome)
    sim.run(100)
    assert top(sim) == "Replay"
    press(sim, "S")
    return sim


def press(sim: Sim, key: str) -> None:
    sim.hold(key)
    sim.run(2 * FRAME)
    sim.hold(key, False)
    sim.run(FRAME)


def step(sim: Sim, key: str = "R") -> None:
    """Go one move on, past anything that was revealed in between."""
    press(sim, key)
    while top(sim) == "Replay" and is_doing(sim.top, "NEWS"):
        press(sim, "R")


def at_rest(sim: Sim) -> bytes:
    """Return the picture once nothing moves but an idle cursor, with its ticks in."""
    sim.run(2500)
    while sim.app.now % 1024 >= FRAME:
        sim.run(FRAME)
    return sim.picture().tobytes()
