# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A press and the frame after it, and what is sent while nothing happens."""

from tools.sim import FRAME


def press(sim, key):
    """The picture one frame after this key went down."""
    sim.hold(key)
    sim.run(FRAME)
    picture = bytes(sim.bus.pixels)
    sim.hold(key, False)
    return picture


def rest(sim):
    """Half a second passes. The bytes that were sent meanwhile."""
    before = sim.bus.sent
    sim.run(5 * FRAME)
    sim.pass_time(500 - 5 * FRAME)
    return sim.bus.sent - before
