# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page shows what the simulator shows, picture for picture, in all games."""

import base64
import sys
from binascii import crc32
from random import Random

import pytest

from at_table import sit_down, whole_log
from garden import GAMES
from passing import Post
from tools.sim import FRAME, Sim

SEED = 5
# Presses, language and settings of every evening of a game.
PLANS = (
    (150, "en", {}),
    (25, "es", {}),
    (25, "en", {"contrast": 1}),
    (25, "en", {"left_handed": 1}),
)
SETTLED = 13  # frames after which A and B are heard again on a new screen
# As often as a hand at random presses them.
HAND = ["A"] * 6 + ["U", "D", "L", "R"] * 2 + ["B", "E", "S"]


def steps(seed, presses):
    """Return random presses, with a look after each. The first one continues the game."""
    chance = Random(seed)
    made = [SETTLED, "A+", 3, "A-", 12, "look"]
    for _ in range(presses - 1):
        letter = chance.choice(HAND)
        wait = [SETTLED] if letter in "AB" else []
        made += [*wait, letter + "+", 3, letter + "-", 3, "look"]
    return made


def dealt(game, lang, **settings):
    """Return a board on which this game waits, a person against a bot."""
    sim = sit_down(game, (0, 1), "pybadge", lang, SEED, whole_log(game, 2, SEED)[:4], **settings)
    sim.app.store.save()
    return sim


def simulated(board, script, turned):
    """What the simulator shows when this board is switched on again.

    A list of [sum of its pixels, colours of its lights, sum of its notes].
    """
    import neopixel_write

    post = Post()
    post.copied = None  # nobody pastes anything
    kept = {"nvm": board.nvm, "drive": board.drive}
    sim = Sim("pybadge", None, SEED, **kept, start=False, strict=False, host=post)
    draw = sim.screen.refresh
    sim.screen.refresh = lambda: None  # only what is looked at is drawn: that takes the time
    neopixel_write.sent = b""
    played = sim.listen()
    sim.app.start()
    sim.frame()  # as power_on() does, before any time has passed
    seen = []
    for step in script:
        if isinstance(step, int):
            sim.run(step * FRAME)
        elif step == "look":
            draw()
            picture = crc32(upright(sim.bus.pixels, turned))
            seen.append([picture, lit(neopixel_write.sent), sum(map(hertz, played))])
        else:
            sim.hold(step[0], step[1] == "+")
    return seen


def lit(sent):
    """Return the colours of the lights, which take green first."""
    colors = [sent[at : at + 3] for at in range(0, len(sent), 3)]
    return ",".join(f"{red},{green},{blue}" for green, red, blue in colors)


def hertz(sample):
    return sample.sample_rate // len(sample.buffer)


def upright(pixels, turned):
    """Return the picture upright, because a turned board sends it upside down."""
    if not turned:
        return bytes(pixels)
    back = bytearray(len(pixels))
    back[0::2], back[1::2] = pixels[-2::-2], pixels[-1::-2]
    return bytes(back)


def rules_read():
    """Go from the title to the rules, by way of a pause while a bot thinks."""
    made = [SETTLED, "A+", 3, "A-", 50, "S+", 3, "S-", SETTLED]
    made += ["D+", 3, "D-", 5] * 5
    made += ["A+", 3, "A-", SETTLED, "look"]
    return made + ["R+", 3, "R-", 5, "look"] * 9


def evening(board, script):
    files = board.drive.files
    saves = {name: base64.b64encode(files[name]).decode() for name in files}
    return {"saves": saves, "seed": SEED, "steps": script}


def pictures(seen):
    return {picture for picture, *_ in seen}


def test_the_rules_are_written_as_the_simulator_writes_them(play):
    evenings, expected = [], []
    for lang in ("en", "es"):
        board = dealt("veggies", lang)
        evenings.append(evening(board, rules_read()))
        expected.append(simulated(board, rules_read(), False))
        assert "adafruit_display_text.bitmap_label" in sys.modules, "no rules were opened"
        assert len(pictures(expected[-1])) > 6, "hardly a page was turned"
    assert [played["seen"] for played in play(*evenings)] == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_the_simulators(play, game):
    evenings, expected = [], []
    for seed, (presses, lang, settings) in enumerate(PLANS):
        board = dealt(game, lang, **settings)
        script = steps(seed + 10 * GAMES.index(game), presses)
        evenings.append(evening(board, script))
        expected.append(simulated(board, script, settings.get("left_handed")))
    for plan, sums, played in zip(PLANS, expected, play(*evenings)):
        other = [n for n in range(len(sums)) if sums[n] != played["seen"][n]]
        assert other == [], plan
    assert len(GAMES) * len(sum(expected, [])) >= 600
    assert len(pictures(sum(expected, []))) > 100, "hardly anything happened"
    assert len({colors for sums in expected for _, colors, _ in sums}) > 5, "the lights stay dark"
    assert all(sums[-1][2] > 1000 for sums in expected), "silence"
