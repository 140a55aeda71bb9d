# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where the heap has no room for all of the table, parts of it leave and come back unseen."""

import gc

import pytest

from at_table import is_doing, sit_down, some_log, top, until
from garden import GAMES

SCRIPTS = {
    "pause": "S w600 B w600",
    "pause in the middle of a choice": "R w300 S w600 B w600",
    "moves": "S w600 E w600 B w600 B w600",
    "look in the pause": "S w600 D4 w300 A w600 B w900",
    "moves in the pause": "S w600 D5 w300 A w600 B w600 B w900",
    "rules": "S w600 D6 w300 A w600 B w900",
    "settings": "S w600 D7 w300 A w600 B w900",
    "undo and redo": "A w3000 S w600 D2 w300 A w900 S w600 D3 w300 A w4000",
    "look": "E+ w900 E- w900",
    "undo of a move that is shown": "A w600 S w600 B w600 B w900",
    "a move and the bot's answer": "A w4000",
    "pause while the bot's move is shown": "A w2400 S w600 B w4000",
    "moves while the bot's move is shown": "A w2400 S w600 E w900 B w600 B w4000",
    "look while the bot's move is shown": "A w2400 E+ w900 E- w4000",
    "look in the pause after a move": "A w2400 S w600 D4 w300 A w600 B w4000",
}


def pressed(game, seed, keys):
    """Return the name of the screen, and its picture once everything is still."""
    log = some_log(game, 2, 6, seed)
    sim = sit_down(game, (0, 1), seed=seed, log=log, motion=0)
    until(sim, lambda sim: top(sim) == "Table" and is_doing(sim.top, "TURN", "NEWS"))
    sim.run(600)
    sim.keys(keys)
    until(sim, lambda sim: top(sim) != "Table" or is_doing(sim.top, "TURN", "NEWS"))
    sim.run(1000)
    return top(sim), sim.picture().tobytes(), bytes(sim.top.sitting.log)


# In Cabbage! half a move, a walk without its act, is chosen anew.
CASES = [(game, what) for game in GAMES for what in SCRIPTS]
CASES.remove(("cabbage", "pause in the middle of a choice"))


@pytest.mark.parametrize("game, what", CASES)
def test_what_is_seen_at_the_table_does_not_depend_on_the_room_there_is(game, what, monkeypatch):
    keys = SCRIPTS[what]
    plenty = pressed(game, 3, keys)
    monkeypatch.setattr(gc, "mem_free", lambda: 9_000, raising=False)
    assert pressed(game, 3, keys) == plenty
    assert plenty[0] == "Table"
