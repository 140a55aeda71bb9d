# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tips about a turn of Cabbage!, the most urgent first."""


def tips(game):
    if game.phase == "choose":
        yield "cabbage_die"
    else:
        yield "cabbage_walk"
        yield "cabbage_backs"
