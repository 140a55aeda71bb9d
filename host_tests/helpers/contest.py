# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots that think for the tests, alone and against each other."""

from garden import OVER, engine
from garden.bots import BaseBot, bot
from garden.game import BaseGame
from garden.rng import Rng
from tools.tournaments.players import player as named


def thought(name: str, game: BaseGame, level: str = "hard", seed: int = 1) -> BaseBot:
    """Let a bot of this level think about this game; return it."""
    player = bot(name, level, Rng(seed))
    for _ in player.think(game.imagine(game.turn, Rng(seed))):
        pass
    return player


def share(name: str, level: str, rival: str, games: int, seats: int = 2) -> float:
    """Return the share of games that this level wins against rivals, from every seat in turn."""
    won = 0.0
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
            assert player.best is not None
            game.play(player.best)
        won += (own in game.winners()) / len(game.winners())
    return won / games
