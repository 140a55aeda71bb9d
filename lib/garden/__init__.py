# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules: a folder a game, one contract, nothing that knows a screen or a file.

The contract of an engine, the class Game in garden/<game>/engine.py:

    Game(seats, seed, options=())  the same arguments give the same game on every VM; ValueError
                     for what is not in SEATS or OPTIONS, and for a seed beyond 32 bits (admit())
    SEATS, OPTIONS   from garden/<game>/__init__.py
    TOGETHER         the phases in which all choose at once, in secret, and nobody is first
    RULES            raised when the rules change: saves of other rules are refused
    MOST             the most legal actions that any position has
    seats, options   as it was made
    turn             the seat to move, or OVER
    phase            a word for what is to be done now; "over" at the end
    fresh            whether the last move uncovered something: then it cannot be taken back
    actions(out)     fills an array("H") with the legal actions, ascending; returns how many
    play(action)     makes this move; an illegal one raises ValueError and changes nothing
    secret(seat)     whether this seat, if it moves now, sees or does what the others must not see
    scores()         a whole number for each seat, at any time
    winners()        the seats that win if it ends now, ascending
    detail()         how the scores come about, as plain lists and dictionaries
    copy()           another game that goes its own way
    imagine(seat, rng)  a copy in which all that this seat cannot know is drawn anew

Secret choices are asked for seat by seat, and stay covered until the last one is in. The contract
tests hold every game to this; garden/bots.py says what a bot is.
"""

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
    MEDALS: their names, each in the place of its bit in the store (append, never reorder), or "";
    HIDDEN: the medals that stay secret until they are won.
    What only the screens need is in firmware/games/<game>/__init__.py.
    """
    return __import__("garden." + game, None, None, ("SEATS",))


def engine(game):
    """The engine of this game; the others are not imported."""
    if game not in GAMES:
        raise ValueError("no such game: " + game)
    return __import__("garden.%s.engine" % game, None, None, ("Game",)).Game


def admit(game, seats, seed, options):
    """Check the arguments of a new game: its options in their own order, or a ValueError."""
    if seats not in game.SEATS:
        raise ValueError("this game is for %s players" % ", ".join([str(n) for n in game.SEATS]))
    if seed < 0 or seed >> 32:
        raise ValueError("a seed is a whole number from 0 to 4294967295")
    for option in options:
        if option not in game.OPTIONS:
            raise ValueError("this game has no option " + str(option))
    return tuple([option for option in game.OPTIONS if option in options])
