# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Playing with a finger: taps on what can be tapped, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from at_table import log_of, top
from tools.sim import Sim

Target = tuple[int, int, int, int, Any]


def middle(target: Target) -> tuple[int, int]:
    x, y, width, height = target[:4]
    return x + width // 2, y + height // 2


def hint(sim: Sim, word: str) -> tuple[int, int]:
    """Return where the bar has the hint with this word."""
    from firmware.touch.guides import guide

    bar = sim.top.bar
    keys, _ = bar.shown
    at = [said for _, said in keys].index(word)
    return middle(guide(sim.app, sim.top).hints(bar)[at])


def tap(sim: Sim, *places: tuple[int, int]) -> None:
    for place in places:
        sim.touch(*place)


def moves(sim: Sim) -> int:
    """Return how many moves are made or shown at the table; 0 elsewhere."""
    table = sim.app.screens[0]
    if not hasattr(table, "sitting"):
        return 0
    return len(log_of(sim)) + (table.flow.shown is not None if hasattr(table, "flow") else 0)


def play_by_taps(sim: Sim, seed: int = 1, most: int = 3000) -> int:
    """Tap at random what can be tapped until the results come; return the number of taps."""
    chance = Random(seed)
    taps = 0
    for _ in range(most):
        if top(sim) == "Results":
            return taps
        targets = sim.app.targets()
        if not targets:
            sim.run(200)
            continue
        if top(sim) == "Look":
            place = hint(sim, sim.app.say("back"))
        elif top(sim) == "Table" and sim.top.bar.shown and sim.top.bar.shown[0]:
            # The first hint, which is A's or takes a move back, and all that is no hint.
            first = hint(sim, sim.top.bar.shown[0][0][1])
            board = [middle(target) for target in targets if 10 <= target[1] < 117]
            place = chance.choice([first] + 2 * board)
        else:
            place = middle(targets[0])
        for _ in range(chance.choice((1, 2, 2))):
            sim.touch(*place)
            taps += 1
        if top(sim) == "Table":
            sim.run(1700)
    raise AssertionError(f"still no results: {top(sim)}, {sim.texts()}")
