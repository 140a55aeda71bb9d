# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every (game, seats, options) that the contract is tested at, and ways to get anywhere in it."""

import random
from array import array
from importlib import import_module
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garden import GAMES, OVER, engine

# More moves than any game has: one that reaches it does not end.
FOREVER = 1000


def option_sets(words):
    return [chosen for size in range(len(words) + 1) for chosen in combinations(words, size)]


def tables():
    """Every (game, seats, options) that the engines accept."""
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


def new(table, seed):
    name, seats, options = table
    return engine(name)(seats, seed, options)


def notation(table):
    return import_module("tools.notation." + table[0])


def legal(game):
    out = array("H", bytes(2 * game.MOST))
    return list(out[: game.actions(out)])


def play_out(game, luck):
    """Random moves to the end; the moves made."""
    chance = random.Random(luck)
    log = []
    while game.turn != OVER:
        assert len(log) < FOREVER
        log.append(chance.choice(legal(game)))
        game.play(log[-1])
    return log


def somewhere(table, seed, luck, part):
    """A game at this percentage of its way, and the moves that were made from there."""
    log = play_out(new(table, seed), luck)
    done = len(log) * part // 100
    game = new(table, seed)
    for action in log[:done]:
        game.play(action)
    return game, log[done:]
