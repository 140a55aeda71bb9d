# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lesson of Veggies: a first card without mice, what a card can do, and what it scores."""

from garden.veggies.stand import pack

from ...kit.input import BACK, DOWN, HOLD, LEFT, RIGHT, TURN, UP

SEED = 3  # the person begins
RIVAL = (0, pack(0, 0, 3), pack(0, 2, 0), pack(0, 2, 3))
TAUGHT = "lay place market mouse look"  # the tips that it spares
STEPS = (
    (0, (1,), 114, 75),
    (UP | DOWN | LEFT | RIGHT, (), None, None, 120),
    (BACK, (), None, None, 120),
    (TURN, (), 140, None, 120),
    (0, (), None, None, 120),
    (0, (), 117, 112, 120, -72),  # the points, at the foot
    (0, (), 60, 112, 120, -72),
    (HOLD, (), None, None, 120),
    (0, (), None, None, 120),
    (0, (), None, None, 120),
)
