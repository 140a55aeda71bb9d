# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The shell around the game in a real Chromium: sizes, sound, help, words for screen readers."""

import io
import itertools

from browsing import EN, NO_STORAGE, PHONE, Player, waiting, with_saves
from PIL import Image

RED, YELLOW = (255, 0, 0), (255, 255, 0)
CHECKERS = """() => {
  const screen = document.getElementById("screen"), brush = screen.getContext("2d");
  screen.style.opacity = 1;
  CanvasRenderingContext2D.prototype.putImageData = () => {};  // the game's own pictures
  for (let y = 0; y < 128; y++) {
    for (let x = 0; x < 160; x++) {
      brush.fillStyle = (x + y) % 2 ? "#ff0000" : "#ffff00";
      brush.fillRect(x, y, 1, 1);
    }
  }
}"""
# All that a screen reader is told: something else may follow before a test looks.
HEAR = """
window.heard = [];
new MutationObserver((changes) => {
  const live = document.getElementById("live");
  if (changes.some((change) => live?.contains(change.target))) heard.push(live.textContent);
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
LISTEN = """
window.speakers = 0;
window.levels = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.speakers++;
  }
};
const {setTargetAtTime} = AudioParam.prototype;
AudioParam.prototype.setTargetAtTime = function (level, ...how) {
  window.levels.push(level);
  return setTargetAtTime.call(this, level, ...how);
};
"""


def test_the_picture_is_told_in_words_and_every_button_has_a_name(context, address):
    visitor = context()
    visitor.add_init_script(HEAR)
    player = Player(visitor, address).playing().reads(EN["play"], "#live")
    assert player.page.evaluate("heard[0]").startswith(EN["veggies"]), "the whole title"
    player.press("ArrowDown").hears(EN["match"])  # the whole title had the word in it already
    assert EN["cabbage"] not in player.text("#live"), "only what is new is said"
    player.press("ArrowUp", "ArrowUp").hears(EN["scores"])
    player.press("ArrowRight").hears(EN["settings"])
    page = player.page
    described = page.get_attribute("#screen", "aria-describedby")
    assert EN["cabbage"] in page.text_content(f"#{described}")
    assert page.get_attribute("#live", "aria-live") == "polite"
    nameless = "[...document.querySelectorAll('button')].filter(b => !b.ariaLabel && !b.innerText)"
    page.keyboard.press("F1")
    assert page.evaluate(nameless + ".map(b => b.outerHTML)") == []
    assert "user-scalable" not in page.get_attribute("meta[name=viewport]", "content")
    assert "maximum-scale" not in page.get_attribute("meta[name=viewport]", "content")


def test_the_left_handed_have_the_pad_on_the_other_side(context, address):
    visitor = context(**PHONE)
    with_saves(visitor, waiting("veggies", (0, 1), left_handed=1))
    player = Player(visitor, address).playing().reads(EN["continue"])
    place = "document.querySelector('%s').getBoundingClientRect().left"
    assert player.page.evaluate(place % ".key.b") > player.page.evaluate(place % ".key.a")
    # The picture is upright, and down is down.
    player.touch("#fold").touch(".way.down").reads(EN["veggies"], "#live")


def test_the_mute_is_seen_and_remembered(context, address):
    player = Player(context(), address).playing()
    pressed = "#mute[aria-pressed=true]"
    assert player.page.query_selector(pressed) is None
    player.page.click("#mute")
    assert player.page.get_attribute(pressed, "aria-label") == "Sound on"
    player.press("Enter").reads(EN["players"])  # who clicked goes on playing
    player.page.reload()
    player.playing()
    assert player.page.query_selector(pressed)


def test_the_picture_is_a_whole_number_of_real_pixels(launch, address):
    # A real screen of such a density: where one is only emulated, layout goes by CSS pixels.
    phone = launch("--force-device-scale-factor=2.625", "--window-size=700,800")
    visitor = phone.new_context(service_workers="block", no_viewport=True)
    with_saves(visitor, waiting("veggies", (0, 1)))  # nothing blinks as on a first start
    player = Player(visitor, address).playing()
    player.page.evaluate(CHECKERS)
    picture = Image.open(io.BytesIO(player.page.screenshot())).convert("RGB")
    box = player.page.locator("#screen").bounding_box()
    middle = 2.625 * (box["x"] + box["width"] / 2), 2.625 * (box["y"] + box["height"] / 2)
    across = picture.crop((0, int(middle[1]), picture.width, int(middle[1]) + 1))
    along = picture.crop((int(middle[0]), 0, int(middle[0]) + 1, picture.height))
    times = round(2.625 * box["width"] / 160)
    assert times > 5
    assert checkers(across) == [times] * 160
    assert checkers(along) == [times] * 128
    phone.close()


def checkers(line):
    """Return the lengths of the red and yellow stretches of a line of pixels."""
    pixels = [line.getpixel((x, y)) for y in range(line.height) for x in range(line.width)]
    runs = [(color, len(list(run))) for color, run in itertools.groupby(pixels)]
    return [length for color, length in runs if color in (RED, YELLOW)]


def test_nothing_that_the_page_says_covers_the_game(context, address):
    visitor = context(viewport={"width": 320, "height": 568})
    visitor.add_init_script(NO_STORAGE)
    player = Player(visitor, address).playing()
    page = player.page
    note, screen = page.locator("#note").bounding_box(), page.locator("#screen").bounding_box()
    assert note["y"] + note["height"] < screen["y"]
    assert page.evaluate("document.documentElement.scrollHeight") <= 568
    page.click("#open-help")  # which is to be seen, and so are its first line and its last button
    assert 0 < page.locator("#help h2").first.bounding_box()["y"] < 100
    page.click("#help .last button")
    page.click("#note button")
    page.wait_for_timeout(100)
    assert page.locator("#screen").bounding_box()["y"] < screen["y"]


def test_there_is_sound_from_the_first_press_on_unless_it_is_muted(context, address):
    visitor = context()
    visitor.add_init_script(LISTEN)
    player = Player(visitor, address).playing()
    heard = "[window.speakers, Math.max(...window.levels)]"
    assert player.page.evaluate("[window.speakers, window.levels.length]") == [0, 0]
    player.press("ArrowDown").hears(EN["match"])
    speakers, loudest = player.page.evaluate(heard)
    assert speakers == 1 and loudest > 0.05
    player.page.click("#mute")
    player.page.evaluate("window.levels.length = 0")
    player.press("ArrowDown").hears(EN["cabbage"])
    assert player.page.evaluate(heard) == [1, 0]


def test_the_brightness_of_the_game_is_the_pictures(context, address):
    seen = []
    for brightness in (1, 4):
        visitor = context()
        with_saves(visitor, waiting("veggies", (0, 1), brightness=brightness))
        player = Player(visitor, address).playing()
        seen.append(float(player.page.evaluate("document.getElementById('screen').style.opacity")))
    assert 0.25 <= seen[0] < seen[1] <= 1
