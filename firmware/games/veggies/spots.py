# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the tips of Veggies speak of: their buttons, and where on the screen the thing is."""

from ...kit.input import BACK, OK

SPOTS = {
    "lay": (OK, 46, 75),
    "place": (OK | BACK, None, None, 120),
    "market": (0, 140, 70, 120),
    "mouse": (0, None, None, 120),
    "look": (0, None, None, 120),
    "name": (0, 80, 95),
}
