# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lesson of Cabbage!: one round, from the secret die to the changed card."""

from garden.cabbage.engine import FIRST_MOVE, ROTATE

from ...kit.input import DOWN, LEFT, OK, RIGHT, TURN, UP

SEED = 246  # every die of the person is higher than the rival's lowest
RIVAL = (1, FIRST_MOVE + 8 * 11 + ROTATE)  # one step on its own card: nobody can be in its way
TAUGHT = "die walk act"  # the tips that it spares
STEPS = (
    (LEFT | RIGHT, (), 60, 95),
    (TURN, (), 60, 95),
    (0, (), 60, 95),
    (OK, (), 80, 95),
    (UP | DOWN | LEFT | RIGHT, (), 52, 47),
    (OK, (), 52, 47),
    (LEFT | RIGHT, (), None, None, 104, 83),  # the spare stays in sight
    (0, (), None, None, 104, 83),
    (0, (), 60, 95),
)
