# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pause, curtain, notice and crash: what lies over a screen, and where it leads."""

import functools
import tempfile

import pytest

from at_table import bar, sit_down, some_log, top
from garden import GAMES
from garden.words import CODES
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
    [
        ("A", "resume"),
        ("B", "resume"),
        ("S", "resume"),
        ("D A", "hint"),
        ("D2 A", "undo"),
        ("D3 A", "redo"),
    ]
    + [("D4 A", "look"), ("D6 A", "rules"), ("D7 A", "settings"), ("U A", "save_quit")],
)
def test_pause_tells_the_table_what_was_chosen(keys, result):
    assert chosen(keys) == result


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize(
    "row, why",
    [("rules", 0), ("hint", 1), ("undo", 2), ("undo", 3), ("redo", 4), ("redo", 5)],
)
def test_a_greyed_row_keeps_its_place_and_says_why(row, why, lang):
    sim = pause({row: why}, lang)
    place = sim.top._keys.index(row)
    sim.keys(f"D{place}")
    words = sim.app.say(f"why{why}")
    assert words in sim.texts()
    assert sim.app.say("choose") not in bar(sim)
    before = sim.picture().tobytes()
    sim.keys("A w100")
    assert top(sim) == "Pause" and sim.picture().tobytes() == before
    sim.keys("D")
    assert words not in sim.texts() and sim.app.say("choose") in bar(sim)


def test_a_row_is_reached_by_the_same_presses_whatever_is_greyed():
    assert chosen("D4 A", {"undo": 2, "hint": 1, "redo": 4}) == "look"


def pause(greyed=None, lang="en"):
    return opened("pause", lang=lang, table=FakeTable(), leave="save_quit", greyed=greyed or {})


def chosen(keys, greyed=None):
    """Return the choice with which the pause closes."""
    sim = pause(greyed)
    results = []
    sim.app.close = lambda **result: results.append(result)
    sim.keys(keys)
    return results[-1]["choice"]


@pytest.mark.parametrize("game", GAMES)
def test_the_settings_lead_back_to_the_turn_as_it_was_left(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 4), handover=2, motion=0)
    if game != "cabbage":  # where half a move is chosen anew
        sim.keys("R w300")
    before = sim.picture().tobytes()
    sim.keys("S w300 D7 A w300")
    assert top(sim) == "Settings"
    sim.keys("D L B w400")
    assert top(sim) == "Table" and sim.picture().tobytes() == before
    assert sim.app.settings["sound"] == 2 == sim.app.sound.level


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
