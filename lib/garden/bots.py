# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots: one a game, three levels, and only what their seat may know.

The contract of a bot, the class Bot in garden/<game>/bot:

    Bot(level, rng)  level is one of LEVELS; all its chance comes from rng
    think(world, effort=1)
                     a generator that yields after every slice of work, about a frame long; when
                     it ends, the bot has decided. It may be left at any yield
    best             the best action found so far, None before the first
    reason           why, for a hint: the end of a key "hint_...", None for no reason

The world is an imagined game: what the seat cannot know was drawn anew, so a bot could not cheat
if it tried; `world.imagine` draws again.

An effort of 1 is what a board does in 6 seconds; hard looks further with so many times that. The
same chances and effort give the same answer on every machine, after as many slices.
"""

LEVELS = ("easy", "normal", "hard")


def bot(game, level, rng):
    """A bot for the game of this name, imported only now."""
    return __import__("garden.%s.bot" % game, None, None, ("Bot",)).Bot(level, rng)


def choose(game, position, level, rng, effort=1):
    """The action that a bot of this level chooses here, once it has thought to the end."""
    player = bot(game, level, rng)
    for _ in player.think(position.imagine(position.turn, rng), effort):
        pass
    return player.best
