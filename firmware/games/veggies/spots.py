# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where on the screen of Veggies the thing is that a tip speaks of, and whether its slip is narrow."""

SPOTS = {
    "lay": (46, 75),
    "place": (None, None, True),
    "market": (140, None, True),
    "mouse": (None, None, True),
    "look": (None, None, True),
    "name": (80, 95),
}
