# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pause, curtain, notice and crash: what lies over a screen, and where it leads."""

import functools
import tempfile

import pytest

from at_table import top
from menus import MENUS, FakeTable, opened, power_on
from tools.sim import FRAME, Drive, Sim


class Below:
    """The screen under an overlay, which notes what its resume() gets."""

    def __new__(cls, sim):
        from firmware.screens import Screen

        screen = Screen(sim.app, 1)
        screen.results = []
        screen.resume = lambda **result: screen.results.append(result)
        sim.app.screens.append(screen)
        sim.app.redraw()
        return screen


@pytest.mark.parametrize(
    "keys, result",
    [("A", "resume"), ("B", "resume"), ("S", "resume"), ("D A", "undo"), ("D2 A", "hint")]
    + [("D3 A", "look"), ("D4 A", "rules"), ("U A", "save_quit")],
)
def test_pause_tells_the_table_what_was_chosen(keys, result):
    assert chosen(keys) == result


def test_pause_skips_what_cannot_be_done_now():
    assert chosen("D A", ["undo", "hint"]) == "look"


def chosen(keys, greyed=()):
    """Return the choice with which the pause closes."""
    sim = opened("pause", table=FakeTable(), leave="save_quit", greyed=greyed)
    results = []
    sim.app.close = lambda **result: results.append(result)
    sim.keys(keys)
    return results[-1]["choice"]


def test_pause_changes_sound_and_brightness_in_place():
    sim = opened("pause", table=FakeTable(), leave="save_quit", greyed=())
    sim.keys("D5 L")
    assert sim.app.settings["sound"] == 2 == sim.app.sound.level
    sim.keys("D R9")
    assert sim.app.settings["brightness"] == 4
    assert sim.screen.brightness == 1.0


def test_the_curtain_hides_all_until_a_lifts_it():
    sim = power_on()
    below = Below(sim)
    sim.app.open("curtain", seat=1, player="Leo")
    sim.run(200)
    assert "Pass to Leo" in sim.texts()
    assert not set(below.group) & set(sim.layers())
    sim.keys("B E U")
    assert top(sim) == "Curtain"
    sim.keys("A")
    assert sim.top is below
    assert below.results == [{}]


def test_a_double_press_does_not_lift_the_curtain():
    sim = power_on()
    Below(sim)
    sim.app.open("curtain", seat=1, player="Leo")
    sim.run(FRAME)
    sim.hold("A")
    sim.run(2 * FRAME)
    sim.hold("A", False)
    sim.run(400)
    assert top(sim) == "Curtain"


@pytest.mark.parametrize("key, result", [("A", "new_game"), ("B", "menu")])
def test_a_notice_offers_two_ways_on(key, result):
    sim = power_on()
    below = Below(sim)
    sim.app.open("notice", key="save_lost")
    sim.run(300)
    sim.keys(key)
    assert below.results == [{"choice": result}]


def test_a_notice_comes_without_the_library_of_running_text():
    """It takes a board some 100 ms to load, and 20 KB."""
    import sys

    sim = power_on()
    for name in [name for name in sys.modules if name.startswith("adafruit_display_text")]:
        del sys.modules[name]
    sim.app.open("notice", key="rules_offer", ok="lesson", back="back", other="play")
    sim.run(100)
    assert top(sim) == "Notice"
    assert not {"firmware.kit.running", "adafruit_display_text"} & set(sys.modules)


def test_a_damaged_store_is_told_at_the_title_and_play_goes_on():
    drive = Drive()
    sim = power_on(drive=drive)
    sim.app.store.save()
    for name in drive.files:
        drive.files[name] = b"rubbish"
    sim = Sim(drive=drive, nvm=bytearray(b"rubbish".ljust(8192)))
    assert top(sim) == "Notice"
    assert "Saves are lost" in sim.texts()
    sim.keys("A")
    assert top(sim) == "Seats"


class Full(Drive):
    def write(self, name, record):
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize("key", "AB")
@pytest.mark.parametrize("screen", ["title", "seats", "settings", "curtain"])
def test_a_save_that_fails_is_told_once_and_everything_goes_on_as_before(screen, key):
    sim = MENUS[screen]({})
    sim.app.store._drive = Full()
    sim.app.store._nvm._nvm = None
    for _ in range(3):
        sim.app.store.put("names", sim.app.store.get("names") + b"i")
        sim.app.store.save()
    below = sim.top
    sim.run(100)
    assert top(sim) == "Notice"
    assert "Could not save" in sim.texts()
    sim.keys(f"{key} w25000")
    assert sim.top is below


class Enough(BaseException):
    """Ends a loop that never ends."""


def started(monkeypatch, capsys, harm=lambda: None):
    """Return what a board that was harmed prints from power-on to its first pause."""
    import time

    def pause(seconds):
        raise Enough

    Sim(start=False)  # the board is there, and blank
    monkeypatch.setattr(time, "sleep", pause)
    from firmware import app

    # Without this the firmware would write to the computer's own root.
    drive = tempfile.TemporaryDirectory()
    monkeypatch.setattr(app, "Drive", functools.partial(app.Drive, path=f"{drive.name}/"))
    harm()

    with drive, pytest.raises(Enough):
        app.main()
    return capsys.readouterr().out


def test_the_board_says_when_its_title_is_up(monkeypatch, capsys):
    from tools.building import manifest

    assert started(monkeypatch, capsys) == manifest.READY + "\n"


def test_a_board_that_breaks_at_once_does_not_say_it_is_ready(monkeypatch, capsys):
    def break_title():
        from firmware.kit import sittings

        monkeypatch.setattr(sittings, "waiting", None)

    assert started(monkeypatch, capsys, break_title) == ""


def broken(sim, where, trouble):
    def fall(*_):
        raise trouble

    setattr(sim.top, where, fall)


@pytest.mark.parametrize("where, keys", [("press", "D"), ("tick", "w20")])
def test_an_exception_shows_its_last_line_and_a_restarts(where, keys):
    import supervisor

    sim = power_on()
    broken(sim, where, KeyError("no such word"))
    sim.keys(keys)
    assert top(sim) == "Crash"
    assert "KeyError: 'no such word'" in sim.texts()
    with pytest.raises(supervisor.Reload):
        sim.keys("A")


def test_an_exception_while_a_screen_is_made_is_caught_too():
    sim = power_on()
    sim.app.open("curtain", seat=9, player="Nobody")  # there is no ninth badge
    sim.run(FRAME)
    assert top(sim) == "Crash"
