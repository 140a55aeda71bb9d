# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""No dead keys: wherever a monkey comes, a key does something, and B or START leads out."""

import pytest

from at_table import NAMES, play_stand_ins, some_log, whole_log
from garden import GAMES
from garden.sitting import Sitting
from tools.sim import Sim
from wandering import Monkey

_PRESSES = 40
# What there is besides: bots at work, and a crash.
SCREENS = set(
    "Curtain Deal Details Medal Medals Moves Names Notice Pause Players Records Replay Results "
    "Look Rules Scoring Seats Settings Table Tip Title Turned".split()
)


def put_on_table(sim, game, log):
    """Two persons have played so far."""
    from firmware.kit import sittings

    table = Sitting(game, 2, 1, (), bytes(2))
    for action in log:
        table.play(action)
    sittings.keep(sim.app, table, 0, 0)
    sim.app.go("table", game)
    sim.run(100)


@pytest.mark.parametrize("board, lang", [("pygamer", "en"), ("pimoroni_picosystem", "es")])
def test_a_monkey_finds_no_dead_key_and_always_a_way_out(board, lang, monkeypatch):
    play_stand_ins(monkeypatch)
    sim = Sim(board, lang)
    sim.stay_awake()
    sim.app.settings["motion"] = 0
    sim.app.store.put("names", NAMES.replace(" ", "\n").encode())
    monkey = Monkey(sim, 1)
    for game in GAMES:
        put_on_table(sim, game, some_log(game, 2, 5))
        monkey.wander(_PRESSES)
        put_on_table(sim, game, whole_log(game, 2, 1)[:-1])
        monkey.wander(_PRESSES)
        put_on_table(sim, game, whole_log(game, 2, 1))
        monkey.wander(_PRESSES)
        sim.app.go("seats", game)
        monkey.wander(_PRESSES)
    for name in ("settings", "records"):
        sim.app.go(name)
        monkey.wander(_PRESSES)
    assert not sim.app.broken
    assert not sorted(set(monkey.found))
    assert monkey.reached >= SCREENS
