# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots: one for each game, with three levels. They know only what their seat may know."""

from garden.game import BaseGame
from garden.rng import Rng
from garden.types import TYPE_CHECKING, Action, Slices

if TYPE_CHECKING:
    from typing import Any

LEVELS = ("easy", "normal", "hard")


class BaseBot:
    """The contract of a bot: the base of class Bot in garden/<game>/bot.

    Its world is an imagined game, in which everything hidden from its seat is drawn again. So a bot
    could not cheat if it tried. `world.imagine` draws once more.
    """

    # The best action found so far, None before the first.
    best: Action = None  # type: ignore[assignment]
    reason: "str | None" = None  # why, for a hint: the end of a key "hint_..."
    # What `compare` found: how much more the best action is expected to bring than another, in
    # tenths of `unit`. It is negative if the other one seems better after all, None if unknown.
    ahead: "int | None" = None
    unit = "points"  # or "percent": the chance to win. The end of a key "ahead_..."

    def __init__(self, level: str, rng: Rng) -> None:
        """Make a bot of one of LEVELS. All its chance comes from rng."""
        raise NotImplementedError

    def think(self, world: "Any", effort: int = 1) -> Slices:
        """Yield after every slice of work, about a frame long, and decide at the end.

        The caller may stop at any yield. An effort of 1 is what a board does in 6 seconds; with
        more, hard looks further ahead. The same rng and effort give the same answer on every
        machine, after the same number of slices.
        """
        raise NotImplementedError

    def compare(self, world: "Any", action: Action, effort: int = 1) -> Slices:
        """Weigh the best action of `think` against this one, with as much care. Sets `ahead`.

        Call it with the same world, once `think` came to its end. It takes a small part of the
        time that `think` takes. A bot without a comparison leaves `ahead` as it is.
        """
        return iter(())


def bot(game: str, level: str, rng: Rng) -> "BaseBot":
    """Import the bot of this game and return one."""
    return __import__("garden.%s.bot" % game, None, None, ("Bot",)).Bot(level, rng)


def choose(game: str, position: BaseGame, level: str, rng: Rng, effort: int = 1) -> "Action | None":
    """Let a bot of this level think to the end and return the action it chooses."""
    player = bot(game, level, rng)
    for _ in player.think(position.imagine(position.turn, rng), effort):
        pass
    return player.best
