# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of a shared result: the largest group, a cabbage each."""


def emoji(game, seat):
    return "🥬" * game.detail()["largest"][seat]
