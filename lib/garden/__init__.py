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


def about(game):
    """What is known of this game without its rules: the module garden.<game>, with

    SEATS: the seat counts it allows; OPTIONS: the options of its rules;
    SHOWN_FIRST: what the seats screen offers before them, of "teams" and "first";
    MEDALS: their names, each in the place of its bit in the store (append, never reorder);
    HIDDEN: those among them that are not told before they are won;
    TIPS: about a turn, by the ends of their keys, with bits likewise, from the second on;
    ICONS: the sheet of its picture on the title, a smaller one beside Continue (one tile of 16 or
    12 pixels, or four of 8), and what is stamped on the score pad, 8 x 8;
    SKINS: whether it looks different, and is called so, in another skin.
    """
    return __import__("garden." + game, None, None, ("SEATS",))


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
