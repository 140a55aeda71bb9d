# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots: one a game, three levels, and only what their seat may know."""

from garden.game import BaseGame
from garden.rng import Rng
from garden.types import TYPE_CHECKING, Action, Slices

if TYPE_CHECKING:
    from typing import Any

LEVELS = ("easy", "normal", "hard")


class BaseBot:
    """The contract of a bot: the base of class Bot in garden/<game>/bot.

    The world it is handed is an imagined game: what its seat cannot know was drawn anew, so a bot
    could not cheat if it tried; `world.imagine` draws again.
    """

    # The best action found so far, None before the first.
    best: Action = None  # type: ignore[assignment]
    reason: "str | None" = None  # why, for a hint: the end of a key "hint_..."

    def __init__(self, level: str, rng: Rng) -> None:
        """Make a bot of one of LEVELS. All its chance comes from rng."""
        raise NotImplementedError

    def think(self, world: "Any", effort: int = 1) -> Slices:
        """Yield after every slice of work, about a frame long; at the end it has decided.

        It may be left at any yield. An effort of 1 is what a board does in 6 seconds; hard looks
        further with so many times that. The same chances and effort give the same answer on every
        machine, after as many slices.
        """
        raise NotImplementedError


def bot(game: str, level: str, rng: Rng) -> "BaseBot":
    """Import the bot of this game and return one."""
    return __import__("garden.%s.bot" % game, None, None, ("Bot",)).Bot(level, rng)


def choose(game: str, position: BaseGame, level: str, rng: Rng, effort: int = 1) -> "Action | None":
    """Let a bot of this level think to the end and return the action it chooses."""
    player = bot(game, level, rng)
    for _ in player.think(position.imagine(position.turn, rng), effort):
        pass
    return player.best
