# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The buttons that the tips of Veggies name, and where their things are on the screen."""

from ...kit.input import BACK, OK

SPOTS = {
    "lay": (OK, 46, 75),
    "place": (OK | BACK, None, None, 120),
    "market": (0, 140, 70, 120),
    "mouse": (0, None, None, 120),
    "look": (0, None, None, 120),
    "name": (0, 80, 95),
}
