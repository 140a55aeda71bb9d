# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The buttons that the tips of Veggie Match name, and where their things are on the screen."""

from ...kit.input import OK

SPOTS = {
    "plant": (0, None, None, 104),
    "harvest": (0, None, None),
    "minus": (0, None, None),
    "token": (0, 135, 85),
    "storm": (0, 135, 30),
    "basket": (0, 135, 30),
    "barrow": (0, 135, 30),
    "pass": (OK, 135, 30),
}
