# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""All players by their names: the bots, the baselines, the reference and earlier bots."""

from typing import Protocol

from garden import bots
from garden.game import BaseGame
from garden.rng import Rng
from garden.types import Action, Slices

from .baselines import Greedy, Random
from .reference import Reference
from .revisions import Earlier, unpacked

NAMES = (*bots.LEVELS, "greedy", "random", "reference")


class Player(Protocol):
    """What a contest asks of a player: to think, and then to name its best action."""

    @property
    def best(self) -> Action | None: ...

    def think(self, world: BaseGame, /) -> Slices: ...


class Patient:
    """A bot that takes so many times the work that a board has time for."""

    def __init__(self, bot: bots.BaseBot, effort: int) -> None:
        self._bot = bot
        self._effort = effort

    @property
    def best(self) -> Action | None:
        return self._bot.best

    def think(self, world: BaseGame) -> Slices:
        return self._bot.think(world, self._effort)


def check(name: str) -> None:
    """Raise ValueError if no player has this name, RevisionError if its revision is missing."""
    level, at, revision = name.partition("@")
    simple, times, effort = name.partition("*")
    if at and level in bots.LEVELS and revision:
        unpacked(revision)
    elif name not in NAMES and not (times and simple in bots.LEVELS and effort.isdecimal()):
        raise ValueError(f"no player is called {name}")


def player(game: str, name: str, rng: Rng) -> Player:
    """Return the player of this name; every player thinks as the bots do."""
    level, at, revision = name.partition("@")
    if at:
        return Earlier(game, level, revision, rng)
    level, times, effort = name.partition("*")
    if times:
        return Patient(bots.bot(game, level, rng), int(effort))
    if name == "random":
        return Random(rng)
    if name == "greedy":
        return Greedy(rng)
    if name == "reference":
        return Reference(game, rng)
    return bots.bot(game, name, rng)
