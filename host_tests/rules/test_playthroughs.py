# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Golden games and counts of positions: nothing about the rules changes by accident."""

from array import array

import pytest

from garden import OVER, engine
from playthrough import FOLDER, SITTINGS, written


@pytest.mark.parametrize("sitting", SITTINGS)
def test_a_whole_game_reads_as_it_always_did(sitting):
    golden = (FOLDER / f"{sitting}.txt").read_text(encoding="utf-8")
    assert written(sitting).splitlines() == golden.splitlines()


def perft(game, depth):
    """Return how many ways there are to play this many actions."""
    out = array("H", bytes(2 * game.MOST))
    count = game.actions(out)
    if depth == 1 or game.turn == OVER:
        return count
    total = 0
    for action in out[:count]:
        twin = game.copy()
        twin.play(action)
        total += perft(twin, depth - 1)
    return total


PERFT = [
    ("veggies", 2, (), 1, [2, 4, 2016, 1016064]),
    ("veggies", 3, (), 2, [2, 4, 8, 4032]),
    ("veggies", 4, ("teams",), 9, [2, 4, 8, 16, 8064]),
    ("match", 2, (), 3, [48, 2160, 91152]),
    ("match", 4, ("1992",), 4, [12, 144, 2304, 36864]),
    ("match", 8, (), 5, [128, 15872]),
    ("match", 6, (), 6, [48, 3312, 218928]),
    ("cabbage", 2, (), 7, [4, 12, 792, 30636, 107352]),
    ("cabbage", 2, (), 8, [4, 20, 1386, 65808, 223776]),
]


@pytest.mark.parametrize("name, seats, options, seed, counts", PERFT)
def test_the_number_of_ways_to_play_stays_what_it_was(name, seats, options, seed, counts):
    game = engine(name)(seats, seed, options)
    assert [perft(game, depth + 1) for depth in range(len(counts))] == counts
