# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page in a real Chromium: first start, and games by key, thumb, finger and game pad."""

import pytest
from browsing import EN, ES, PHONE, SETTLED, Player, waiting, with_saves

from tools.sim import Drive, Sim


def test_a_first_start_takes_the_browsers_language_and_its_wish_for_little_motion(context, address):
    player = Player(context(locale="es-MX", reduced_motion="reduce"), address).playing()
    player.reads(ES["settings"])
    assert player.page.get_attribute("html", "lang") == "es"
    assert player.page.get_attribute(".way.up", "aria-label") == "Arriba"
    assert player.complaints == []
    assert all(url.startswith(address) for url in player.requests)
    files = [url.partition("?")[0] for url in player.requests]
    assert len(files) == len(set(files)), "what is asked for ahead is what the script takes"
    drive = Drive()
    player.press("ArrowDown", "ArrowUp").page.evaluate("dispatchEvent(new Event('pagehide'))")
    drive.files.update(player.saves())
    assert Sim("pybadge", None, drive=drive).app.settings["motion"] == 0


def by_keyboard(player):
    player.press("z")


def by_thumb(player):
    player.touch(".key.a")


def by_gestures(player):
    player.fingers([(50, 50)])


@pytest.mark.parametrize("do_it", [by_keyboard, by_thumb, by_gestures])
def test_a_game_comes_to_its_results(context, address, do_it):
    visitor = context(**({} if do_it is by_keyboard else PHONE))
    with_saves(visitor, waiting("cabbage", (0, 0), -1))
    player = Player(visitor, address).playing().reads(EN["continue"])
    before = player.saves()
    for _ in range(60):
        if EN["again"] in player.text():
            break
        do_it(player)
    player.reads(EN["again"])
    assert player.saves() != before
    assert player.complaints == []


def test_what_is_pressed_by_thumb_does_what_the_keys_do(context, address):
    visitor = context(**PHONE)
    visitor.add_init_script("Navigator.prototype.vibrate = (ms) => { window.buzzed = ms; }")
    player = Player(visitor, address).playing()
    player.touch(".way.down").reads(EN["match"], "#live")
    assert 5 <= player.page.evaluate("window.buzzed") <= 30, "ms of a short buzz"
    player.touch(".key.a").reads(EN["players"])
    player.touch(".key.b").reads(EN["scores"])
    player.touch(".key.select").reads(ES["scores"])
    # A button without a pointer, as screen readers press it.
    player.page.evaluate("document.querySelector('.way.up').click()")
    player.hears(ES["veggies"])


def test_gestures_on_the_screen_do_what_the_keys_do(context, address):
    player = Player(context(**PHONE), address).playing()
    player.fingers([(100, 100)], [(100, 115)], [(100, 130)]).reads(EN["match"], "#live")
    player.fingers([(100, 100)], [(100, 140)], [(100, 160)]).hears(EN["scores"])
    player.fingers([(100, 180)], [(100, 140)]).hears(EN["cabbage"])
    player.fingers([(50, 50)]).reads(EN["players"])
    player.fingers([(50, 50), (150, 50)]).reads(EN["scores"])
    player.fingers([(50, 50)], ms=900).reads(ES["scores"])
    # Two fingers that move apart are the browser's own: the page zooms, and nothing is pressed.
    before = player.text()
    player.devtools("Input.synthesizePinchGesture", x=195, y=200, scaleFactor=2)
    assert player.page.evaluate("visualViewport.scale") > 1.5
    assert player.text() == before


def test_a_game_pad_does_what_the_keys_do(context, address):
    visitor = context()
    visitor.add_init_script("Navigator.prototype.getGamepads = () => window.pads ?? []")
    player = Player(visitor, address).playing().reads(EN["veggies"])

    hold = "([down, pressed]) => { window.pads = [{axes: [0, down], buttons: [{pressed}]}]; }"
    player.page.evaluate(hold, [1, False])
    player.hears(EN["match"])
    player.page.evaluate(hold, [0, False])
    player.page.wait_for_timeout(SETTLED)
    player.page.evaluate(hold, [0, True])
    player.reads(EN["players"])
