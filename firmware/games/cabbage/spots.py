# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the tips of Cabbage! speak of: their buttons, and where on the screen the thing is."""

SPOTS = {
    "die": (0, 30, 95),
    "walk": (0, 52, 47),
    "act": (0, None, None, 152, 83),
    "backs": (0, 52, 47),
}
