# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of a shared result, for a game without its own: none."""


def emoji(game, seat):
    return ""
