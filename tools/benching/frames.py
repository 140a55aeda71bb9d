# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What a frame sends to the screen, and how long this computer takes to draw it."""

import time
from collections.abc import Iterator

from tools.sim import FRAME, Sim
from tools.sim.demo import deal

from .rows import NEW_SCREEN, Broken, Row, row

_Cost = tuple[int, float]  # bytes sent, milliseconds taken

SCREEN = 160 * 128 * 2  # bytes
# Game, people at the table, the keys from the table to somebody's turn; then the kinds of frames
# and the keys that make them.
_TURNS = (
    ("veggies", 2, "w500 A w3200 A w500 A w3200", (("cursor", "L R"), ("card turned", "B"))),
    ("match", 3, "w700", (("cursor", "R"),)),
    (
        "cabbage",
        2,
        "w500 A w3200 A w500 R w300 A w3200 A w700 A w700",
        (("cursor", "R"), ("card turned", "A w700 A")),
    ),
)
_TAP = 60  # ms
_LONGEST = 20 * 60 * 1000  # ms of the board's time until somebody harvests


def rows() -> Iterator[Row]:
    """Measure the frames of each game."""
    for name, people, keys, kinds in _TURNS:
        sim = deal(name, bytes(people), "pygamer", "en", 1)
        sim.run(400)
        opened = _after(sim, "A", 400)  # the curtain
        yield _row(name, "full", max(opened))
        yield _row(name, NEW_SCREEN, (sum(sent for sent, _ in opened), sum(ms for _, ms in opened)))
        sim.keys(keys + " w2000")
        yield _row(name, "idle", max(_costs(sim, 400)))
        for kind, script in kinds:
            *before, last = script.split()
            sim.keys(" ".join(before))
            sim.run(400)
            yield _row(name, kind, max(_after(sim, last, 400)))
    yield _row("match", "harvest", _harvest())


def _row(name: str, kind: str, cost: _Cost) -> Row:
    sent, ms = cost
    note = f"{ms:.1f} ms to draw here"
    return row("frames", f"{name}, {kind}", "bytes", sent, SCREEN, "a whole screen", note)


def _after(sim: Sim, key: str, ms: int) -> list[_Cost]:
    """Return the costs of the frames in this time. The key is tapped at its start."""
    sim.hold(key, True)
    costs = _costs(sim, _TAP)
    sim.hold(key, False)
    return costs + _costs(sim, ms - _TAP)


def _costs(sim: Sim, ms: int) -> list[_Cost]:
    """Return the bytes that each frame in this time sent, and how long it took."""
    costs = []
    for _ in range(0, ms, FRAME):
        began = time.perf_counter()
        sent = sim.pass_time(FRAME)
        costs.append((sent, (time.perf_counter() - began) * 1000))
    return costs


def _harvest() -> _Cost:
    """Let bots play until something is harvested; return what the frames that show it cost."""
    sim = deal("match", bytes([1] * 4), "pygamer", "en", 1)
    planted = 0
    for _ in range(0, _LONGEST, FRAME):
        sim.pass_time(FRAME)
        before, planted = planted, sum(1 for card in sim.top.game.grid if card)
        if planted < before:
            return max(_costs(sim, 600))
    raise Broken("nobody harvested anything in a game of Veggie Match")
