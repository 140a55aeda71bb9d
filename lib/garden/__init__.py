# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules: one folder for each game, one contract, and no knowledge of screens or files.

garden/game.py has the contract of an engine, garden/bots.py the contract of a bot.
"""

from garden.types import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from garden.game import BaseGame

try:
    from micropython import const
except ImportError:

    def const(value):  # type: ignore[misc]
        return value


# A game's place in this list is its number in a save, so append and never reorder.
GAMES = ("veggies", "match", "cabbage")

# The value of an engine's `turn` when the game is over.
OVER = -1


def about(game: str) -> "Any":
    """Return the facts about this game that need no rules: the module garden.<game>.

    SEATS: the seat counts it allows; OPTIONS: the options of its rules, or ();
    MEDALS, if it has any: their names. The place of a medal is its bit in the store, so append and
    never reorder; HIDDEN: the medals that stay secret until somebody wins them.
    firmware/games/<game>/__init__.py has the facts for the screens.
    """
    return __import__("garden." + game, None, None, ("SEATS",))


def engine(game: str) -> "type[BaseGame]":
    """Import the engine of this game alone and return its class Game."""
    if game not in GAMES:
        raise ValueError("no such game: " + game)
    return __import__("garden.%s.engine" % game, None, None, ("Game",)).Game


def admit(
    game: "type[BaseGame]", seats: int, seed: int, options: tuple[str, ...]
) -> tuple[str, ...]:
    """Check the arguments of a new game. Return its options in order, or raise ValueError."""
    if seats not in game.SEATS:
        raise ValueError("this game is for %s players" % ", ".join([str(n) for n in game.SEATS]))
    if seed < 0 or seed >> 32:
        raise ValueError("a seed is a whole number from 0 to 4294967295")
    for option in options:
        if option not in game.OPTIONS:
            raise ValueError("this game has no option " + str(option))
    return tuple([option for option in game.OPTIONS if option in options])
