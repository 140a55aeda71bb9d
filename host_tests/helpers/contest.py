# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots that think for the tests, alone and against each other."""

from garden import OVER, engine
from garden.bots import bot
from garden.rng import Rng
from tools.tournaments.players import player as named


def thought(name, game, level="hard", seed=1):
    """A bot of this level that has thought about this game."""
    player = bot(name, level, Rng(seed))
    for _ in player.think(game.imagine(game.turn, Rng(seed))):
        pass
    return player


def share(name, level, rival, games, seats=2):
    """The share of games that a bot of this level wins against rivals, from every seat in turn."""
    won = 0
    for seed in range(games):
        game = engine(name)(seats, seed)
        rng = Rng(seed)
        own = seed % seats
        names = [level if seat == own else rival for seat in range(seats)]
        players = [named(name, who, rng) for who in names]
        while game.turn != OVER:
            player = players[game.turn]
            for _ in player.think(game.imagine(game.turn, rng)):
                pass
            game.play(player.best)
        won += (own in game.winners()) / len(game.winners())
    return won / games
