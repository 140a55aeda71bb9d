# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of a shared result: a vegetable for each token, which is a harvest."""

_SIGNS = (("T", "🍅"), ("C", "🌽"), ("B", "🥦"))


def emoji(game, seat):
    tokens = game.detail()["tokens"]
    return "".join([sign * tokens[letter][seat] for letter, sign in _SIGNS])
