# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots: one module a game, three levels, and only what their seat may know.

A `Bot(level, rng)` has `think(world, effort=1)`, a generator that yields after every slice of
work and keeps the best action found so far in `best`. The world is an imagined game: what the
seat cannot know was drawn anew, so a bot could not cheat if it tried; `world.imagine` draws again.

An effort of 1 is what a board does in 6 seconds; hard looks further with so many times that. The
same chances and effort give the same answer on every machine, after as many slices.
"""

LEVELS = ("easy", "normal", "hard")


def bot(game, level, rng):
    """A bot for the game of this name, imported only now."""
    return __import__("garden.bots." + game, None, None, ("Bot",)).Bot(level, rng)


def choose(game, position, level, rng, effort=1):
    """What a bot of this level would do here, thought through to its end."""
    player = bot(game, level, rng)
    for _ in player.think(position.imagine(position.turn, rng), effort):
        pass
    return player.best
