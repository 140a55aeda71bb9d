# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The row of a shared result: the largest group of each good."""

_SIGNS = (("S", "🍓"), ("B", "🍌"), ("G", "🍇"), ("C", "🥕"), ("M", "🍄"))


def emoji(game, seat):
    groups = game.detail()["players"][seat]["groups"]
    return " ".join([sign + str(max([0] + groups[good])) for good, sign in _SIGNS])
