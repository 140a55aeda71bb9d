# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules: three games, one contract, nothing that knows a screen or a file."""

try:
    from micropython import const
except ImportError:

    def const(value):
        return value


# A game's place in this list is its number in a save: append, never reorder.
GAMES = ("veggies", "match", "cabbage")

# What an engine's `turn` says when nobody is to move any more.
OVER = -1


def engine(game):
    """The engine of this game, imported only now: the board's RAM holds one game."""
    if game not in GAMES:
        raise ValueError("no such game: " + game)
    return __import__("garden." + game, None, None, ("Game",)).Game
