# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A move of Pods in words."""


def describe(screen, action):
    game = screen.game
    return screen.app.say("pods_takes", screen.player(game.turn), game.row[-action])
