# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every menu: its reference pictures, its words, and what any screen leaves behind."""

import functools
import os
import re
import shutil

import pytest

import garden
import picture_book
from at_table import top
from flashed import lay
from garden.words import CODES
from menus import MENUS, opened, power_on
from scripts import OURS
from tools.building import prepared
from tools.sim import BOARDS, Sim

pytestmark = pytest.mark.every_language


@pytest.fixture
def our_games(monkeypatch):
    """Hide any other games from the firmware, because no picture of a title shows them."""
    monkeypatch.setattr(garden, "GAMES", tuple(OURS))


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("screen", MENUS)
def test_a_screen_looks_as_it_was_drawn(screen, lang, our_games):
    sim = MENUS[screen]({"lang": lang})
    picture_book.check(sim, screen, lang)


@pytest.mark.parametrize("screen", MENUS)
def test_a_screen_looks_right_on_a_larger_board(screen, our_games):
    sim = MENUS[screen]({"board": "pimoroni_picosystem"})
    picture_book.check(sim, f"{screen}_240")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", MENUS)
def test_a_screen_that_does_not_change_sends_nothing(screen, board):
    sim = MENUS[screen]({"board": board})
    sim.run(1000)
    assert sim.cost() == 0


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", CODES.split())
def test_every_language_has_english_keys_and_the_same_gaps(lang):
    """What a language lacks is said in English, and the build lists it; only Spanish may not."""
    from garden.words import load_words

    english, ours = load_words("en"), load_words(lang)
    assert ours.keys() <= english.keys()
    assert lang != "es" or ours.keys() == english.keys()
    for key, text in ours.items():
        assert text.count("{}") == english[key].count("{}"), key


@pytest.mark.parametrize("lang", CODES.split())
def test_every_word_has_only_letters_the_font_has(lang):
    Sim(lang=lang)
    from firmware.kit.text import font
    from garden.words import load_words

    garden7 = font()
    for key, text in load_words(lang).items():
        letters = re.sub(r"\{\d?\}|\|", "", text)  # gaps, and bars that end a line
        missing = [letter for letter in letters if garden7._letters.find(letter) < 0]
        assert missing == [], key


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize(
    "key",
    ["save_lost", "save_recovered", "save_foreign", "save_failed", "save_worn", "replace", "turned"]
    + ["save_older", "save_full", "save_one_lost", "rules_offer", "lesson_end", "lesson_on"],
)
def test_every_notice_fits_its_paper(lang, key):
    sim = opened("notice", key=key, ok="play", good=True, parts=("round 4/6",), lang=lang)
    title, *lines, bar = sim.texts()[sim.texts().index(sim.app.say(key)) :]
    assert " ".join(lines) == sim.app.say(f"{key}_text", "round 4/6")
    assert len(lines) <= 4


@pytest.mark.parametrize("lang", CODES.split())
def test_every_bot_and_player_has_a_name_that_fits(lang):
    sim = power_on(lang=lang)
    from firmware.kit.text import measure

    names = {sim.app.name(seat, bot) for seat in range(8) for bot in (False, True)}
    assert len(names) == 16
    assert max(map(measure, names)) <= 44


# -- any screen -------------------------------------------------------------------------------


@pytest.fixture
def powered(tmp_path, monkeypatch):
    """A function that starts the firmware as a board does, its drive in a folder of the test's own.

    `synced` has an entry for each time that the drive was flushed.
    """
    synced = []
    lay(tmp_path, prepared.files())
    monkeypatch.setattr("os.sync", lambda: synced.append(1), raising=False)

    def powered():
        from firmware import app

        drive = functools.partial(app.Drive, path=f"{tmp_path}/")
        monkeypatch.setattr(app, "Drive", drive)
        return app.power_on(*app.this_board())

    powered.synced = synced
    return powered


def test_what_is_saved_on_a_board_is_flushed_to_its_flash(powered):
    Sim(start=False)
    store = powered().store
    powered.synced.clear()
    store.put("match", b"a move")
    assert store.save() is None
    assert powered.synced


def test_while_files_are_made_the_screen_asks_not_to_switch_off(powered, monkeypatch, tmp_path):
    shutil.rmtree(tmp_path / "saves")
    sim = Sim(start=False)
    monkeypatch.setattr("os.statvfs", lambda path: (4096, 4096, 0, 999), raising=False)
    seen = []
    make = os.mkdir
    monkeypatch.setattr("os.mkdir", lambda path: seen.append(sim.texts()) or make(path))
    sim.app = powered()
    assert "Making room" in seen[0]
    sim.keys("w100 A w300")
    assert top(sim) == "Title"


def test_the_screen_is_dark_until_its_first_picture_is_there(monkeypatch, powered):
    """Until then CircuitPython's console is on it."""
    from tools.sim.screen import Screen, Terminal

    screen = Sim(start=False).screen
    screen.root_group = Terminal()
    screen.brightness = 0  # by code.py, or before a restart
    events = []
    monkeypatch.setattr(
        Screen, "brightness", property(lambda self: 0, lambda self, level: events.append(level))
    )
    monkeypatch.setattr(Screen, "refresh", lambda self: events.append(self.root_group))
    powered()
    *before, picture, level = events
    assert set(before) <= {0}
    assert level > 0 and not isinstance(picture, Terminal)


def test_the_screen_is_dark_while_the_program_starts_anew():
    import supervisor

    sim = power_on()
    assert sim.screen.brightness
    with pytest.raises(supervisor.Reload):
        sim.app.restart()
    assert sim.screen.brightness == 0


def test_a_screen_left_alone_dims_goes_dark_and_wakes_without_doing_anything():
    sim = power_on()
    bright = sim.screen.brightness
    sim.pass_time(61_000)
    assert 0 < sim.screen.brightness < bright
    sim.pass_time(180_000)
    assert sim.screen.brightness == 0
    sim.keys("A")
    assert sim.screen.brightness == bright
    assert top(sim) == "Title"
    sim.keys("A")
    assert top(sim) == "Seats"


def test_a_closed_screen_leaves_nothing_in_memory():
    import gc
    import weakref

    sim = power_on()
    gone = weakref.ref(sim.top)
    sim.keys("A")
    gc.collect()
    assert gone() is None
    import sys

    assert "firmware.screens.title" not in sys.modules


def test_a_screen_on_top_takes_its_code_along_and_leaves_that_of_the_one_below():
    import sys

    sim = power_on()
    before = set(sys.modules)
    sim.app.open("curtain", seat=0, player="Ana")
    sim.run(20)
    assert set(sys.modules) - before >= {"firmware.screens.curtain"}
    sim.app.close()
    sim.run(20)
    assert set(sys.modules) == before


def test_a_screen_that_was_covered_paints_itself_again():
    sim = power_on()
    sim.keys("D A")
    before = sim.picture().tobytes()
    sim.app.open("curtain", seat=0, player="Ana")
    sim.run(20)
    assert sim.picture().tobytes() != before
    sim.app.close()
    sim.run(20)
    assert sim.picture().tobytes() == before
