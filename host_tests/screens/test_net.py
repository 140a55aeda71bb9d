# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The net under every screen: whatever breaks, the game is kept and the screen says so."""

import gc
import weakref

import pytest

from at_table import StandIn, sit_down, some_log, top
from firmware.kit.backends import Nvm
from firmware.kit.store import Store
from garden import GAMES, bots
from off_table import BELOW, SCREENS, board, show
from tools.sim import FRAME, Drive, Sim

import supervisor  # isort: skip  (the simulator's)

TROUBLES = {"press": ValueError, "tick": TypeError, "paint": KeyError}


def fall(trouble):
    def falling(*_):
        raise trouble("what went wrong")

    return falling


def crash_text(sim):
    assert top(sim) == "Crash", sim.texts()
    return " ".join(sim.texts())


def drop(sim, where):
    """Let the screen on top break in this method, by what calls it."""
    screen = sim.top
    setattr(screen, where, fall(TROUBLES[where]))
    if where == "press":
        sim.keys("D w60")
    elif where == "paint":
        sim.app.open("curtain", seat=0, player="Ana")
        sim.run(400)
        sim.keys("A w60")  # the screen below is painted again
    else:
        sim.run(2 * FRAME)


def test_a_crash_is_shown_when_words_cannot_be_read(monkeypatch):
    sim = board(lang="es")
    monkeypatch.setattr(sim.app, "say", fall(OSError))
    sim.app.go("settings")
    sim.run(2 * FRAME)
    text = crash_text(sim)
    assert "Something broke" in text and "Your game is saved." in text and "Restart" in text


@pytest.mark.parametrize("where", TROUBLES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_that_breaks_is_let_go_and_the_crash_is_shown(screen, where, capsys):
    sim = board()
    show(sim, screen)
    sim.app.store.put("names", b"Ana")
    below = [weakref.ref(each) for each in sim.app.screens]
    drop(sim, where)
    text = crash_text(sim)
    assert TROUBLES[where].__name__ in text
    assert "Your game is saved." in text
    assert TROUBLES[where].__name__ in capsys.readouterr().err
    gc.collect()
    assert [each() for each in below] == [None] * len(below)
    assert BELOW.get(screen) is None or len(below) == 2
    assert kept(sim).get("names") == b"Ana"


def kept(sim):
    """Return the store as a board finds it after power-on."""
    return Store(Nvm(bytearray(sim.nvm)), sim.drive)


OVER_TABLE = {"": "Table", "S w300": "Pause", "S w300 E w300": "Moves", "S w300 D4 A w300": "Look"}


@pytest.mark.parametrize("where", TROUBLES)
@pytest.mark.parametrize("keys", OVER_TABLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_survives_whatever_breaks_at_its_table(game, keys, where):
    log = some_log(game, 2, 5)
    sim = sit_down(game, (0, 0), log=log, handover=0)
    sim.keys("A w400 " + keys)
    assert top(sim) == OVER_TABLE[keys]
    drop(sim, where)
    crash_text(sim)
    again = Sim(nvm=bytearray(sim.nvm), drive=sim.drive)
    assert "Continue" in again.texts()
    again.keys("A w300")
    assert list(again.app.screens[0].sitting.log) == log


def run_out(sim):
    """Let memory run out in the next frame."""
    sim.top.tick = fall(MemoryError)
    sim.run(2 * FRAME)


@pytest.mark.parametrize("screen", SCREENS)
def test_when_memory_runs_out_the_screen_opens_anew_and_then_the_program(screen):
    sim = board()
    show(sim, screen)
    sim.app.store.put("names", b"Ana")
    below = [weakref.ref(each) for each in sim.app.screens]
    run_out(sim)
    assert not sim.app.broken
    gc.collect()
    assert [each() for each in below] == [None] * len(below)
    with pytest.raises(supervisor.Reload):
        run_out(sim)
    assert kept(sim).get("names") == b"Ana"


@pytest.mark.parametrize("keys", OVER_TABLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_restart_for_want_of_memory_leads_back_to_the_table(game, keys):
    log = some_log(game, 2, 5)
    sim = sit_down(game, (0, 0), log=log, handover=0)
    sim.keys("A w400 " + keys)
    assert top(sim) == OVER_TABLE[keys]
    run_out(sim)
    assert top(sim) == "Curtain"  # the table opened anew
    with pytest.raises(supervisor.Reload):
        run_out(sim)
    again = Sim(nvm=bytearray(sim.nvm), drive=sim.drive)
    assert top(again) == "Curtain"
    assert list(again.app.screens[0].sitting.log) == log
    again.run(100)
    later = Sim(nvm=bytearray(again.nvm), drive=again.drive)
    assert "Continue" in later.texts()  # only that one start was a restart


def restarted():
    """Return a board whose memory ran out twice, after the restart that this causes."""
    sim = sit_down("cabbage", (0, 0), handover=2)
    run_out(sim)
    with pytest.raises(supervisor.Reload):
        run_out(sim)
    return Sim(nvm=bytearray(sim.nvm), drive=sim.drive)


def test_a_restart_that_does_not_help_is_told_as_a_crash():
    again = restarted()
    run_out(again)
    run_out(again)
    assert "MemoryError" in crash_text(again)


def test_memory_that_runs_out_much_later_restarts_once_more():
    again = restarted()
    run_out(again)
    again.run(12_000)
    with pytest.raises(supervisor.Reload):
        run_out(again)


def test_a_lesson_for_want_of_memory_ends_at_the_title():
    sim = board()
    sim.app.go("lesson", game="cabbage")
    sim.run(100)
    run_out(sim)
    assert top(sim) == "Lesson"
    with pytest.raises(supervisor.Reload):
        run_out(sim)
    assert top(Sim(nvm=bytearray(sim.nvm), drive=sim.drive)) == "Title"


def test_a_thinking_bot_that_breaks_costs_no_move(monkeypatch):
    class Broken(StandIn):
        def think(self, world, effort=1):
            yield
            raise TypeError("what went wrong")

    monkeypatch.setattr(bots, "bot", lambda *how: Broken())
    sim = sit_down("cabbage", (2, 0), seed=3)
    sim.run(80)
    assert "TypeError" in crash_text(sim)


class Full(Drive):
    def write(self, name, record):
        raise OSError(28, "No space left on device")


def test_a_save_that_fails_during_a_crash_does_not_hide_the_crash():
    sim = board()
    show(sim, "title")
    sim.app.store._drive = Full()
    sim.app.store._nvm._nvm = None
    sim.app.store.put("names", b"Ana")
    drop(sim, "press")
    assert "ValueError" in crash_text(sim)
    sim.run(1000)
    assert top(sim) == "Crash"


def test_a_restarts_the_board():
    sim = board()
    show(sim, "title")
    drop(sim, "press")
    crash_text(sim)
    with pytest.raises(supervisor.Reload):
        sim.keys("A w60")
