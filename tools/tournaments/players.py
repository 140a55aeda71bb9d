# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""All players by their names: the bots, the baselines, the reference and earlier bots."""

from garden import bots

from .baselines import Greedy, Random
from .reference import Reference
from .revisions import Earlier, unpacked

NAMES = (*bots.LEVELS, "greedy", "random", "reference")


def check(name):
    """ValueError if no player has this name, RevisionError if its revision cannot be had."""
    level, at, revision = name.partition("@")
    if at and level in bots.LEVELS and revision:
        unpacked(revision)
    elif name not in NAMES:
        raise ValueError(f"no player is called {name}")


def player(game, name, rng):
    """The player of this name; every player thinks as the bots do."""
    level, at, revision = name.partition("@")
    if at:
        return Earlier(game, level, revision, rng)
    if name == "random":
        return Random(rng)
    if name == "greedy":
        return Greedy(rng)
    if name == "reference":
        return Reference(game, rng)
    return bots.bot(game, name, rng)
