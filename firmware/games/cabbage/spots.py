# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The buttons that the tips of Cabbage! name, and where their things are on the screen."""

SPOTS = {
    "die": (0, 30, 95),
    "walk": (0, 52, 47),
    "act": (0, None, None, 152, 83),
    "backs": (0, 52, 47),
}
