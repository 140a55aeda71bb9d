# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens outside a game: a press is answered whole in the next frame, and rest sends nothing."""

import sys
from random import Random

import pytest

from at_table import top
from garden import GAMES
from garden.words import CODES
from next_frame import press, rest
from off_table import SCREENS, board, show
from tools.sim import BOARDS, FRAME

PRESSES = 6
# A bot thinks, a curtain falls: what follows a press at the table is not this file's business.
ELSEWHERE = ("Table", "Curtain", "Tip", "Lesson")


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("name", BOARDS)
def test_a_press_is_answered_whole_in_the_next_frame_and_then_nothing_is_sent(name, lang):
    keys = Random(f"{name} {lang}")
    sim = board(name, lang)
    for screen in SCREENS:
        sim.app.settings["motion"] = 0  # a press may have set it
        show(sim, screen)
        assert rest(sim) == 0, screen
        pressed = []
        while len(pressed) < PRESSES and top(sim) not in ELSEWHERE:
            pressed.append(keys.choice("UUDDDLRRAES" if screen == top(sim).lower() else "UDLRAB"))
            picture = press(sim, pressed[-1])
            if top(sim) not in ELSEWHERE:
                assert rest(sim) == 0, (screen, pressed, top(sim))
                assert bytes(sim.bus.pixels) == picture, (screen, pressed, top(sim))


def painted_anew(sim):
    """Return the picture that the top screens would paint on a canvas full of scribble."""
    sim.app.canvas.fill(9)
    for screen in sim.app._stack._shown():
        screen.paint()
    sim.app.redraw()
    sim.run(FRAME)
    return bytes(sim.bus.pixels)


@pytest.mark.parametrize("name", BOARDS)
def test_fast_presses_leave_nothing_half_painted(name):
    keys = Random(name)
    sim = board(name, keys.choice(CODES.split()))
    for screen in SCREENS:
        show(sim, screen)
        for _ in range(12):
            key = keys.choice("UDDDLRRR" if screen != "seats" else "UDDDLRE")
            sim.hold(key)
            sim.run(FRAME * keys.randrange(2))
            sim.hold(key, False)
            sim.run(FRAME * keys.randrange(2))
        sim.run(2 * FRAME)
        picture = bytes(sim.bus.pixels)
        assert painted_anew(sim) == picture, (screen, top(sim))


@pytest.mark.parametrize("lang", CODES.split())
def test_the_settings_after_many_presses_look_like_those_just_opened_there(lang):
    sim = board(lang=lang)
    show(sim, "settings")
    sim.keys("D3 R2 U5 L D9 R U2")
    picture = bytes(sim.bus.pixels)
    sim.app.go("settings", row=sim.top.row)
    sim.run(FRAME)
    assert bytes(sim.bus.pixels) == picture


def test_only_the_first_start_and_the_podium_move_by_themselves():
    sim = board(motion=1)
    moving = []
    for screen in SCREENS:
        show(sim, screen)
        sim.run(1000)
        before = sim.bus.sent
        sim.run(1000)
        if sim.bus.sent > before:
            moving.append(screen)
    assert moving == ["results"]
    sim.app.first_start = True
    for motion in (0, 1):
        sim.app.settings["motion"] = motion
        show(sim, "title")
        before = sim.bus.sent
        sim.run(1500)
        assert (sim.bus.sent > before) == bool(motion)


# -- what a cursor sends: 4 us a pixel, 50 ms from the press to the picture ------------------------

MOVES = {
    "title": "DDDDDUUUUUU",
    "seats": "DDDDDDDDDDDDUUUUUUUUUUUU",
    "settings": "DDDDDDDUUUUUUU",
    "records": "DDDDDDDUUUUUUU",
    "medals": "RRRRDDDLLLLUUU",
    "names": "DRDRDRUULL",
}


@pytest.mark.parametrize("screen", MOVES)
def test_a_cursor_sends_two_rows_and_not_the_screen(screen):
    sim = board()
    show(sim, screen)
    for key in MOVES[screen]:
        before, games = sim.bus.sent, shown_games(sim)
        first = getattr(sim.top, "_first", 0)
        press(sim, key)
        pixels = (sim.bus.sent - before) // 2
        rest(sim)
        # A title with more games than fit moves its rows, and so does a long list.
        most = 30_000 if shown_games(sim) == games else 50_000
        most = most if getattr(sim.top, "_first", 0) == first else 75_000
        assert 0 < pixels * 4 < most, (key, pixels)


def shown_games(sim):
    return {sim.app.say(game) for game in GAMES} & set(sim.texts())


# -- the library of running text comes and goes ----------------------------------------------------


def library():
    """Return the modules of it that are in memory."""
    theirs = ("adafruit_display_text", "adafruit_ticks", "firmware.kit.running")
    return [name for name in sys.modules if name.startswith(theirs)]


RUNNING = ["adafruit_display_text", "adafruit_display_text.bitmap_label", "adafruit_ticks"]
RUNNING += ["firmware.kit.running"]


@pytest.mark.parametrize("screen", ["rules", "medal"])
def test_the_library_of_running_text_leaves_with_the_screen_that_brought_it(screen):
    sim = board()
    show(sim, "title")
    assert library() == []
    sim.app.open(screen, **SCREENS[screen])
    sim.run(300)
    assert sorted(library()) == RUNNING
    sim.app.close()
    sim.run(FRAME)
    assert top(sim) == "Title"
    assert library() == []


def test_menus_and_notices_do_without_the_library_of_running_text():
    sim = board()
    for screen in ("title", "seats", "settings", "records", "medals", "names", "notice"):
        show(sim, screen)
        assert library() == [], screen


@pytest.mark.parametrize("lang", CODES.split())
def test_the_library_wraps_every_text_as_our_own_slots_do(lang):
    sim = board(lang=lang)
    show(sim, "rules")
    from firmware.kit.running import RunningText
    from firmware.kit.text import wrap
    from garden.words import load_words

    text = RunningText(sim.top.body, 0, 0, 130, 0)
    for words in load_words(lang).values():
        if len(words) > 30 and "{" not in words and "|" not in words:
            text.say(words)
            lines = [line for label in text for line in label.text.split("\n")]
            assert lines == wrap(words, 130)
