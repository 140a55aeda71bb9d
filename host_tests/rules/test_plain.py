# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Engines and plain rules play the same random games, move by move, and must never differ."""

import random
import re
from array import array
from importlib import import_module

import pytest

from garden import OVER, engine
from garden.rng import Rng

MATCH_OPTIONS = (), ("1992",), ("open",), ("1992", "open")
TABLES = [
    *(("veggies", seats, ()) for seats in (2, 3, 4)),
    ("veggies", 4, ("teams",)),
    *(("match", seats, options) for seats in range(2, 9) for options in MATCH_OPTIONS),
    ("cabbage", 2, ()),
]
# How many games of each are played with every run, and how many with --all.
GAMES = {"veggies": (45, 180), "match": (10, 40), "cabbage": (500, 2000)}


class Pair:
    """One game in both rules."""

    def __init__(self, name, seats, options, seed):
        self.notation = import_module("tools.notation." + name)
        self.game = engine(name)(seats, seed, options)
        self.plain = import_module("plain." + name).Plain(self.notation.state(self.game))
        self.out = array("H", bytes(2 * self.game.MOST))

    def moves(self):
        """Return the legal moves in both, as {text: action}."""
        actions = self.out[: self.game.actions(self.out)]
        moves = {self.notation.move_text(self.game, action): action for action in actions}
        assert len(moves) == len(actions)
        assert set(moves) == self.plain.moves()
        return moves

    def play(self, text, action):
        assert self.notation.parse_move(self.game, text) == action
        self.game.play(action)
        self.plain.play(text)
        assert self.notation.state(self.game) == self.plain.state()

    def compare_scores(self):
        over = self.game.turn == OVER
        scores, winners = self.game.scores(), self.game.winners()
        assert {"over": over, "scores": scores, "winners": winners} == self.plain.score()

    def compare_views(self):
        for seat in range(self.game.seats):
            assert self.notation.view(self.game, seat) == self.plain.view(seat)


def appeal(plain, move):
    """Return how much a move heaps up a stand in Veggies or harvests in Match; 0 for all others."""
    if placed := re.search(r" r\d (-?\d+),(-?\d+)$", move):
        return -sum(abs(int(steps)) for steps in placed.groups())
    if planted := re.search(r"([TCB])[-+\d]*@(\d),(\d)$", move):
        vegetable, row, col = planted.groups()
        return len(plain.runs((int(row), int(col)), vegetable))
    return 0


@pytest.mark.parametrize("more", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "name, seats, options",
    TABLES,
    ids=["-".join([name, str(seats), *words]) for name, seats, words in TABLES],
)
def test_the_engine_and_the_plain_rules_agree(name, seats, options, more):
    few, many = GAMES[name]
    for seed in range(few, many) if more else range(few):
        chance = random.Random(seed)
        pair = Pair(name, seats, options, seed)
        # Random stands sprawl and random fields clog up, so every other game is played with
        # some sense: stands full of holes, fields that live until the last card.
        tries = 1 + 5 * (seed % 2)
        while moves := pair.moves():
            pair.compare_scores()
            if chance.random() < 0.1:
                pair.compare_views()
            tried = chance.choices(sorted(moves), k=tries)
            text = max(tried, key=lambda move: appeal(pair.plain, move))
            pair.play(text, moves[text])
        assert pair.game.turn == OVER
        pair.compare_scores()
        pair.compare_views()


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_and_the_plain_rules_deal_alike(name):
    dealt = import_module("plain." + name).deal
    state = import_module("tools.notation." + name).state
    for seats in engine(name).SEATS:
        for seed in (0, 7, 2**32 - 1):
            assert dealt(seats, Rng(seed)) == state(engine(name)(seats, seed))
