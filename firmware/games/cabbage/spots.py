# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where on the screen of Cabbage! the thing is that a tip speaks of."""

SPOTS = {
    "die": (30, 95),
    "walk": (52, 47),
    "act": (None, None, 152, 83),
    "backs": (52, 47),
}
