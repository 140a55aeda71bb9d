# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every (game, seats, options) that the contract is tested at, and ways to get anywhere in it."""

import random
from array import array
from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garden import GAMES, OVER, engine
from garden.game import BaseGame
from garden.types import Action

Table = tuple[str, int, tuple[str, ...]]  # game, seats, options

# More moves than any game has: one that reaches it does not end.
FOREVER = 1000


def option_sets(words: Sequence[str]) -> list[tuple[str, ...]]:
    """Return every set of these options, none of them included."""
    return [chosen for size in range(len(words) + 1) for chosen in combinations(words, size)]


def tables() -> list[Table]:
    """Return every (game, seats, options) that the engines accept."""
    accepted = []
    for name in GAMES:
        Game = engine(name)
        for seats in Game.SEATS:
            for options in option_sets(Game.OPTIONS):
                try:
                    Game(seats, 0, options)
                except ValueError:
                    continue
                accepted.append((name, seats, options))
    return accepted


TABLES = tables()
SEEDS = st.integers(0, 2**32 - 1)

every_table = pytest.mark.parametrize(
    "table", TABLES, ids=["-".join([name, str(seats), *words]) for name, seats, words in TABLES]
)
any_seed = given(seed=SEEDS, luck=st.integers(0, 2**16))
anywhere = given(seed=SEEDS, luck=st.integers(0, 2**16), part=st.integers(0, 100))
few = settings(max_examples=5)
some = settings(max_examples=12)


def new(table: Table, seed: int) -> BaseGame:
    """Deal a game at this table."""
    name, seats, options = table
    return engine(name)(seats, seed, options)


def notation(table: Table) -> ModuleType:
    """Return the notation of this table's game."""
    return import_module("tools.notation." + table[0])


def legal(game: BaseGame) -> list[Action]:
    """Return the legal actions."""
    out = array("H", bytes(2 * game.MOST))
    return list(out[: game.actions(out)])


def play_out(game: BaseGame, luck: int) -> list[Action]:
    """Play random moves to the end; return them."""
    chance = random.Random(luck)
    log: list[Action] = []
    while game.turn != OVER:
        assert len(log) < FOREVER
        log.append(chance.choice(legal(game)))
        game.play(log[-1])
    return log


def somewhere(table: Table, seed: int, luck: int, part: int) -> tuple[BaseGame, list[Action]]:
    """Return a game at this percentage of its way, and the moves that were made from there."""
    log = play_out(new(table, seed), luck)
    done = len(log) * part // 100
    game = new(table, seed)
    for action in log[:done]:
        game.play(action)
    return game, log[done:]
