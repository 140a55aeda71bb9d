# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The net under every screen: whatever breaks, the game is kept and the screen says so."""

import gc
import weakref

import pytest
from test_next_frame import BELOW, SCREENS, board, show

from at_table import sit_down, some_log, top
from firmware.kit.homes import Nvm
from firmware.kit.store import Store
from garden import GAMES
from tools.sim import FRAME, Drive, Sim

TROUBLES = {"press": ValueError, "tick": MemoryError, "paint": KeyError}


def fall(trouble):
    def falling(*_):
        raise trouble("what went wrong")

    return falling


def crash_said(sim):
    assert top(sim) == "Crash", sim.texts()
    return " ".join(sim.texts())


def drop(sim, where):
    """Let the screen on top break in this method, by what calls it."""
    screen = sim.top
    setattr(screen, where, fall(TROUBLES[where]))
    if where == "press":
        sim.keys("D w60")
    elif where == "paint":
        sim.app.open("curtain", 0, "Ana")
        sim.run(400)
        sim.keys("A w60")  # the screen below is painted again
    else:
        sim.run(2 * FRAME)


@pytest.mark.parametrize("where", TROUBLES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_that_breaks_is_let_go_and_the_crash_is_shown(screen, where, capsys):
    sim = board()
    show(sim, screen)
    sim.app.store.put("names", b"Ana")
    below = [weakref.ref(each) for each in sim.app.screens]
    drop(sim, where)
    if where == "tick":
        assert not sim.app.broken  # memory ran out: the screen opens anew
        drop(sim, where)
    said = crash_said(sim)
    assert TROUBLES[where].__name__ in said
    assert "Your game is saved." in said
    assert TROUBLES[where].__name__ in capsys.readouterr().err
    gc.collect()
    assert [each() for each in below] == [None] * len(below)
    assert BELOW.get(screen) is None or len(below) == 2
    assert kept(sim).get("names") == b"Ana"


def kept(sim):
    """What a board would find after power-on."""
    return Store(Nvm(bytearray(sim.nvm)), sim.drive)


OVER_TABLE = {"": "Table", "S w300": "Pause", "S w300 E w300": "Moves", "S w300 D2 A w300": "Look"}


@pytest.mark.parametrize("where", TROUBLES)
@pytest.mark.parametrize("keys", OVER_TABLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_survives_whatever_breaks_at_its_table(game, keys, where):
    log = some_log(game, 2, 5)
    sim = sit_down(game, (0, 0), log=log, handover=0)
    sim.keys("A w400 " + keys)
    assert top(sim) == OVER_TABLE[keys]
    drop(sim, where)
    if where == "tick":
        assert top(sim) == "Curtain"  # memory ran out: the table opens anew
        drop(sim, where)
    crash_said(sim)
    again = Sim(nvm=bytearray(sim.nvm), drive=sim.drive)
    assert "Continue" in again.texts()
    again.keys("A w300")
    assert list(again.app.screens[0].table.log) == log


def test_a_thinking_bot_that_breaks_costs_no_move():
    sim = sit_down("cabbage", (2, 0), seed=3)
    sim.run(40)
    sim.top._bot._slices = iter(fall(TypeError)() for _ in "x")
    sim.run(40)
    assert "TypeError" in crash_said(sim)


class Full(Drive):
    def write(self, name, record):
        raise OSError(28, "No space left on device")


def test_a_save_that_fails_during_a_crash_does_not_hide_the_crash():
    sim = board()
    show(sim, "title")
    sim.app.store._drive = Full()
    sim.app.store._nvm._memory = None
    sim.app.store.put("names", b"Ana")
    drop(sim, "press")
    assert "ValueError" in crash_said(sim)
    sim.run(1000)
    assert top(sim) == "Crash"


def test_a_restarts_the_board():
    import supervisor

    sim = board()
    show(sim, "title")
    drop(sim, "press")
    crash_said(sim)
    with pytest.raises(supervisor.Reload):
        sim.keys("A w60")
