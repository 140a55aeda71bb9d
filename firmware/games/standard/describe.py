# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move in words, for a game without its own."""


def describe(screen, action):
    return screen.app.say("has_moved", screen.player(screen.game.turn))
