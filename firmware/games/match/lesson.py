# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lesson of Veggie Match: a harvest, then a Storm, a Basket and a Wheelbarrow."""

from garden.match.cards import BASKET, STORM, announce, carry, plant

from ...kit.input import BACK, DOWN, HOLD, LEFT, RIGHT, TURN, UP

# The person begins with corn of -2, +1 and +2 and a storm; a basket and a barrow come in time.
# Spaces 0, 1, 4 and 5 are theirs, 10, 11, 14 and 15 the rival's, all others nobody's.
SEED = 15554
RIVAL = (plant(3, 11), plant(4, 10), plant(12, 14), plant(14, 13), plant(10, 7))
_GOOD = (plant(8, 0), plant(8, 1), plant(9, 0), plant(9, 1))
TAUGHT = "plant harvest minus token storm basket barrow"  # the tips that it spares
STEPS = (
    (HOLD, (), 60, 60, 50, -16, 109),
    (UP | DOWN | LEFT | RIGHT, (), None, None, 50, -16, 109),
    (TURN, (), 134, 30, 152, -66),
    (0, _GOOD, 32, 60, 104, -67),
    (0, _GOOD, 32, 60, 104, -67),
    (0, (plant(6, 2),), 68, 38, 104, -41),
    (BACK, (), 118, 74, 104, -52),
    (0, (announce(STORM, 0, 9),), 80, 75, 104),
    (0, (announce(BASKET, 2, 12), announce(BASKET, 2, 15)), 80, 100, 104),
    (0, (carry(0, 7), carry(1, 7), carry(4, 7), carry(5, 7)), 32, 40, 104),
    (0, (), 80, 90, 104),
)
