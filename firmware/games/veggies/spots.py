# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where on the screen of Veggies the thing is that a tip speaks of, and how wide its slip is."""

SPOTS = {
    "lay": (46, 75),
    "place": (None, None, 120),
    "market": (140, 70, 120),
    "mouse": (None, None, 120),
    "look": (None, None, 120),
    "name": (80, 95),
}
