# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where on the screen of Veggie Match the thing is that a tip speaks of."""

SPOTS = {
    "plant": (None, None, 104),
    "harvest": (None, None),
    "minus": (None, None),
    "token": (135, 85),
    "storm": (135, 30),
    "basket": (135, 30),
    "barrow": (135, 30),
    "pass": (135, 30),
}
