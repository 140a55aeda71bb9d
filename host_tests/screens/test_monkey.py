# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A monkey from the title: whatever is pressed, on any board and in any language, nothing breaks.

On the board's own .mpy files and in its heap monkeys press keys in device/test_memory.py; the
one in test_dead_keys.py comes by every screen.
"""

from random import Random

import pytest

from at_table import top, whole_log
from garden import GAMES
from garden.sitting import Sitting
from garden.words import CODES
from tools.sim import BOARDS, Sim

PRESSES = 250
KEYS = ["A"] * 6 + ["U", "D", "L", "R"] * 2 + ["B", "S", "E", "E+ w500 E-", "w400", "U&R"]
SEEDS = {"some": range(1), "many": range(1, 20)}


def power_on(board, lang, seed, chance):
    """Return the title, with any settings. Often a game of two waits shortly before its end."""
    sim = Sim(board, lang, seed)
    from firmware.kit import sittings

    if chance.randrange(2):
        game = chance.choice(GAMES)
        sitting = Sitting(game, 2, 1, (), bytes(2))
        for action in whole_log(game, 2, 1)[: -chance.randrange(1, 4)]:
            sitting.play(action)
        sittings.keep(sim.app, sitting)
    for name, most in {"contrast": 2, "left_handed": 2, "handover": 3, "motion": 2}.items():
        sim.app.settings[name] = chance.randrange(most)
    sim.app.apply_settings()
    sim.app.go("title")
    return sim


def pressed(board, lang, seed):
    """Return the names of the screens that a monkey visited."""
    chance = Random(f"{board} {lang} {seed}")
    sim = power_on(board, lang, seed, chance)
    seen = {top(sim)}
    for _ in range(PRESSES):
        sim.keys(chance.choice(KEYS))
        seen.add(top(sim))
        assert top(sim) != "Crash", sim.texts()
    assert sim.picture().size == sim.profile.SIZE
    return seen


@pytest.mark.parametrize("seeds", ["some", pytest.param("many", marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "board, lang",
    [(board, "en") for board in BOARDS] + [(BOARDS[0], code) for code in CODES.split()[1:]],
)
def test_whatever_is_pressed_from_the_title_on_nothing_breaks(board, lang, seeds):
    seen = set().union(*(pressed(board, lang, seed) for seed in SEEDS[seeds]))
    assert seen & {"Table", "Lesson"}
