# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lesson of Veggie Match: three corn in a line, the worst of them in nobody's field."""

from garden.match.cards import plant

from ...kit.input import BACK, DOWN, HOLD, LEFT, RIGHT, TURN, UP

# The person begins with corn of -2, +1 and +2; spaces 0 and 1 are theirs, 2 is nobody's.
SEED = 7
RIVAL = (plant(14, 10), plant(4, 11), plant(7, 8))
_GOOD = (plant(8, 0), plant(8, 1), plant(9, 0), plant(9, 1))
STEPS = (
    (HOLD, (), 30, 30, 104),
    (UP | DOWN | LEFT | RIGHT, (), None, None, 104),
    (TURN, (), 101, 30, 104),
    (0, _GOOD, None, None, 104),
    (0, _GOOD, None, None, 104),
    (0, (plant(6, 2),), None, None, 104),
    (BACK, (), 101, 85, 104),
    (0, (), None, None, 104),
)
