# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page in a real Chromium: first start, and games by key, thumb, finger and game pad."""

import pytest
from browsing import EN, ES, PHONE, SETTLED, Player, waiting, with_saves

from garden.words import CODES, load_words
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


def test_a_language_is_brought_when_it_is_chosen_and_the_next_start_begins_with_it(
    context, address
):
    player = Player(context(locale="en-GB", service_workers="block"), address).playing()
    assert not [url for url in player.requests if "words-" in url]
    player.press("c", *["ArrowDown"] * CODES.split().index("pl"), "z")
    player.reads(load_words("pl")["settings"])
    assert player.page.get_attribute("html", "lang") == "pl"
    assert [url.partition("words-")[2][:2] for url in player.requests if "words-" in url] == ["pl"]
    player.page.reload()
    player.playing().reads(load_words("pl")["settings"])
    assert player.complaints == []


def by_keyboard(player):
    player.press("z")


def by_thumb(player):
    player.touch(".key.a")


def by_hint(player):
    """Tap the first hint of the bar, or the button of the curtain."""
    if EN["undo"] in player.text():
        player.page.wait_for_timeout(1700)  # until it can no longer be undone
    elif EN["ready"] in player.text():
        player.tap(60, 105)
    else:
        player.tap(10, 123)


@pytest.mark.parametrize("do_it", [by_keyboard, by_thumb, by_hint])
def test_a_game_comes_to_its_results(context, address, do_it):
    visitor = context(**({} if do_it is by_keyboard else PHONE))
    with_saves(visitor, waiting("cabbage", (0, 0), -1))
    player = Player(visitor, address).playing().reads(EN["continue"])
    before = player.saves()
    for _ in range(150):
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
    assert not player.page.locator("#pad").is_visible(), "until somebody asks for it"
    player.touch("#fold").touch(".way.down").reads(EN["match"], "#live")
    assert 5 <= player.page.evaluate("window.buzzed") <= 30, "ms of a short buzz"
    player.touch(".key.a").reads(EN["players"])
    player.touch(".key.b").reads(EN["scores"])
    player.touch(".key.select").touch(".way.down").touch(".key.a").reads(ES["scores"])
    # A button without a pointer, as screen readers press it.
    player.page.evaluate("document.querySelector('.way.up').click()")
    player.hears(ES["veggies"])
    player.page.reload()
    player.playing()
    assert player.page.locator("#pad").is_visible(), "it stays for who wants it"


def test_the_actions_say_what_they_do_now(context, address):
    visitor = context(**PHONE)
    with_saves(visitor, waiting("veggies", (0, 1)))  # nothing blinks as on a first start
    player = Player(visitor, address).playing()
    title = ["B", "A: Continue", "SELECT: EN", "START: Pause"]
    named = "[...document.querySelectorAll('.key')].map((key) => key.ariaLabel)"
    assert player.page.evaluate(named) == title
    player.touch(".key.a").reads(EN["place"])
    assert player.page.evaluate(named)[:3] == ["B: Turn", "A: Place", "SELECT: Card"]
    for key in player.page.locator(".key").all():
        assert key.bounding_box()["height"] >= 48


def test_a_finger_touches_the_thing_itself(context, address):
    player = Player(context(**PHONE), address).playing()
    player.tap(80, 80).hears(EN["cabbage"])
    player.tap(80, 62).hears(EN["match"])
    player.tap(80, 62).reads(EN["players"])
    player.tap(50, 123).reads(EN["scores"])  # the hint of B
    before = player.text()
    player.fingers([(50, 50), (150, 50)])  # B means nothing here
    # Two fingers that move apart are the browser's own: the page zooms, and nothing is pressed.
    player.devtools("Input.synthesizePinchGesture", x=195, y=200, scaleFactor=2)
    assert player.page.evaluate("visualViewport.scale") > 1.5
    assert player.text() == before


def test_a_mouse_has_no_pad_and_clicks_on_the_picture(context, address):
    player = Player(context(), address).playing()
    assert not player.page.locator("#pad").is_visible()
    assert not player.page.locator(".key.a").is_visible()
    player.click(80, 62).hears(EN["match"])
    player.click(80, 62).reads(EN["players"])
    player.click(80, 62, button="right").reads(EN["scores"])
    player.page.mouse.wheel(0, 100)
    player.hears(EN["cabbage"])


def test_a_name_is_typed(context, address):
    player = Player(context(), address).playing().press("z").reads(EN["players"])
    player.press("ArrowUp", "ArrowUp").reads(EN["option_names"]).press("z").reads("1/")
    player.press("Z", "o", "x", "Backspace", "e").reads("Zoe")
    player.press("Escape").reads(EN["players"]).press("ArrowDown", "ArrowDown").reads("Zoe")


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
