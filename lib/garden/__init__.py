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

# By game: the seats and the options that its table may have. They are known without its rules.
CHOICES = {
    "veggies": ((2, 3, 4), ("teams",)),
    "match": ((2, 3, 4, 5, 6, 7, 8), ("1992", "open")),
    "cabbage": ((2,), ()),
}

# What an engine's `turn` says when nobody is to move any more.
OVER = -1


def engine(game):
    """The engine of this game; the others are not imported."""
    if game not in GAMES:
        raise ValueError("no such game: " + game)
    return __import__("garden." + game + ".engine", None, None, ("Game",)).Game


def admit(game, seats, seed, options):
    """The game's options among these, in its own order; ValueError where it cannot be played."""
    if seats not in game.SEATS:
        raise ValueError("this game is for %s players" % ", ".join([str(n) for n in game.SEATS]))
    if seed < 0 or seed >> 32:
        raise ValueError("a seed is a whole number from 0 to 4294967295")
    for option in options:
        if option not in game.OPTIONS:
            raise ValueError("this game has no option " + str(option))
    return tuple([option for option in game.OPTIONS if option in options])
