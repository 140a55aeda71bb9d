# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page shows what the simulator shows, picture for picture, in all games."""

import base64
from binascii import crc32
from random import Random

from at_table import sit_down, whole_log
from garden import GAMES
from tools.sim import FRAME, Drive, Sim

SEED = 5
SETTLED = 13  # frames after which A and B are heard again on a new screen
# As often as a hand at random presses them.
HAND = ["A"] * 6 + ["U", "D", "L", "R"] * 2 + ["B", "E", "S"]


def steps(seed, presses):
    """So many presses at random, with a look after each; the first one continues the game."""
    chance = Random(seed)
    made = [SETTLED, "A+", 3, "A-", 12, "look"]
    for _ in range(presses - 1):
        letter = chance.choice(HAND)
        wait = [SETTLED] if letter in "AB" else []
        made += [*wait, letter + "+", 3, letter + "-", 3, "look"]
    return made


def dealt(game, lang, **settings):
    """The files on the drive of a board on which this game waits, a person against a bot."""
    sim = sit_down(game, (0, 1), "pybadge", lang, SEED, whole_log(game, 2, SEED)[:4], **settings)
    sim.app.store.save()
    return sim.drive.files


def simulated(files, script, turned):
    """What the simulator shows, as sums of the pixels that it was sent."""
    drive = Drive()
    drive.files.update(files)
    sim = Sim("pybadge", None, SEED, drive=drive, start=False, strict=False)
    draw = sim.screen.refresh
    sim.screen.refresh = lambda: None  # only what is looked at is drawn: that takes the time
    sim.app.start()
    sim.frame()  # as power_on() does, before any time has passed
    seen = []
    for step in script:
        if isinstance(step, int):
            sim.run(step * FRAME)
        elif step == "look":
            draw()
            seen.append(crc32(upright(sim.bus.pixels, turned)))
        else:
            sim.hold(step[0], step[1] == "+")
    return seen


def upright(pixels, turned):
    """A board that is held the other way round shows its picture turned round."""
    if not turned:
        return bytes(pixels)
    back = bytearray(len(pixels))
    back[0::2], back[1::2] = pixels[-2::-2], pixels[-1::-2]
    return bytes(back)


def test_every_picture_is_the_simulators(play):
    plans = [(game, "en", {}, 150) for game in GAMES]
    others = ({"lang": "es"}, {"contrast": 1}, {"left_handed": 1})
    for game, more in zip(GAMES, others):
        more = dict(more)
        plans.append((game, more.pop("lang", "en"), more, 60))
    evenings, expected = [], []
    for seed, (game, lang, settings, presses) in enumerate(plans):
        files = dealt(game, lang, **settings)
        script = steps(seed, presses)
        expected.append(simulated(files, script, settings.get("left_handed")))
        saves = {name: base64.b64encode(files[name]).decode() for name in files}
        evenings.append({"saves": saves, "seed": SEED, "steps": script})
    played = play(*evenings)
    for plan, sums, evening in zip(plans, expected, played):
        other = [n for n in range(len(sums)) if sums[n] != evening["seen"][n]]
        assert other == [], plan
    assert sum(map(len, expected)) >= 600
    assert len({one for sums in expected for one in sums}) > 300, "hardly anything happened"
