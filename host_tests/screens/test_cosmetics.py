# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Small things that catch the eye: plates that cut words, crates that turn into barrels."""

import pytest

from at_table import sit_down, some_log
from garden.words import CODES
from tools.sim import Sim


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("way, chosen", [("L", "scores"), ("R", "settings")])
def test_the_plate_on_the_title_holds_the_chosen_word_and_touches_no_other(lang, way, chosen):
    sim = Sim(lang=lang)
    sim.keys(f"U {way} w100")
    left, width = sim.top._edges()
    words = {sim.app.say(key): key for key in ("scores", "settings")}
    seen = 0
    for (x, _, wide), (text, *_) in sim.app.canvas.bitmap.notes.items():
        if text in words:
            seen += 1
            inside = left < x and x + wide < left + width
            outside = x + wide < left or left + width < x
            assert inside if words[text] == chosen else outside
    assert seen == 2


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_card_keeps_its_crates_and_barrels_wherever_it_goes_and_where_it_is_laid(seed):
    sim = sit_down("veggies", (0, 0), seed=seed, log=some_log("veggies", 2, 8, seed))
    from firmware.games.veggies.tiles import extras

    sim.keys("A w600")
    ghost = sim.top.view.mode.ghost
    looks = set()
    for key in ("w20", "R", "D", "L", "R"):
        sim.keys(key + " w100")
        card = ghost._shown[0]
        looks.add(tuple(card[cell] for cell in range(6)))
    assert len(looks) == 1
    empties = [look for look in looks.pop() if look > 4]
    assert empties
    seat = sim.top.game.turn
    sim.keys("A w3000")
    stand = sim.app.screens[0].game.stands[seat]
    last = stand.copy()
    last.cards[:], last.places[:] = stand.cards[-1:], stand.places[-1:]
    assert sorted(extras(last).values()) == sorted(empties)
