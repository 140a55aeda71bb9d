# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A press and the frame after it, and what is sent while nothing happens."""

from tools.sim import FRAME, Sim


def press(sim: Sim, key: str) -> bytes:
    """Return the picture one frame after this key went down."""
    sim.hold(key)
    sim.run(FRAME)
    picture = bytes(sim.bus.pixels)
    sim.hold(key, False)
    return picture


def rest(sim: Sim) -> int:
    """Let half a second pass; return the bytes that were sent meanwhile."""
    before = sim.bus.sent
    sim.run(5 * FRAME)
    sim.pass_time(500 - 5 * FRAME)
    return sim.bus.sent - before
