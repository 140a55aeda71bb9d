# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move in a sentence without a picture, for a game without its own."""

from .. import load_part


def recap(screen, action):
    describe = load_part(screen.sitting.name, "describe").describe
    return describe(screen, action), ()
