# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every screen under a finger: each target does something, and no tap anywhere ends in an error."""

from random import Random

import pytest

from at_table import is_doing, play_stand_ins, sit_down, some_log, top, until, whole_log
from garden import GAMES
from tapping import hint, middle
from tools.sim import Sim

STEP = 4  # pixels between two taps across and down, so that every target of 8 x 8 has several


def menus(name, given):
    def go(sim):
        sim.app.go(name, **given)

    return go


def over(below, given, name, more):
    def go(sim):
        sim.app.go(below, **given)
        sim.run(60)
        sim.app.open(name, **more)

    return go


SCREENS = {
    "title": menus("title", {}),
    "seats": menus("seats", {"game": "match"}),
    "settings": menus("settings", {}),
    "records": menus("records", {"game": 0}),
    "players": menus("players", {"game": 0}),
    "medals": menus("medals", {"game": 1}),
    "languages": menus("languages", {}),
    "names": over("seats", {"game": "match"}, "names", {"seats": 4}),
    "number": over("seats", {"game": "match"}, "number", {"number": 137}),
    "rules": over("seats", {"game": "match"}, "rules", {"game": "match"}),
    "notice": over("title", {}, "notice", {"key": "save_worn", "ok": "resume", "back": "back"}),
}


def at_table(game):
    def go(sim):
        from firmware.kit import sittings
        from garden.sitting import Sitting

        sitting = Sitting(game, 2, 1, (), bytes(2))
        for action in some_log(game, 2, 5):
            sitting.play(action)
        sittings.keep(sim.app, sitting)
        sim.app.go("table", game=game)

    return go


SCREENS.update({f"table of {game}": at_table(game) for game in GAMES})


@pytest.fixture
def sim(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = Sim(touch=True, strict=False)  # other tests look for texts that are too wide
    sim.stay_awake()
    sim.app.settings["coach"] = sim.app.settings["motion"] = 0
    return sim


def shown(sim):
    """Return what a player sees, and the screen."""
    sim.run(60)
    return top(sim), bytes(sim.bus.pixels), sim.app.settings.values[:]


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_that_can_be_chosen_is_dead(name, sim):
    SCREENS[name](sim)
    sim.run(400)
    for nth in range(len(sim.app.targets())):
        SCREENS[name](sim)
        sim.run(400)
        target = sim.app.targets()[nth]
        before = shown(sim)
        sim.touch(*middle(target))
        if shown(sim) == before:  # it was chosen already
            sim.touch(*middle(target))
            assert shown(sim) != before, (name, target[:4], sim.texts())


@pytest.mark.parametrize("name", SCREENS)
def test_a_tap_anywhere_is_answered_without_an_error(name, sim):
    chance = Random(name)
    places = [(x, y) for x in range(0, 160, STEP) for y in range(0, 128, STEP)]
    chance.shuffle(places)
    for nth, place in enumerate(places):
        if nth % 40 == 0:
            SCREENS[name](sim)
            sim.run(300)
        sim.touch(*place)
        assert not sim.app.broken, (name, place)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_in_a_lesson_does_what_its_steps_ask_for_and_nothing_else(game, sim):
    sim.app.go("lesson", game=game)
    sim.run(400)
    chance = Random(1)
    for _ in range(150):
        if top(sim) != "Lesson":
            sim.keys("B")
            sim.run(400)
        if top(sim) in ("Seats", "Title"):
            break
        targets = sim.app.targets()
        if targets:
            sim.touch(*middle(chance.choice(targets)))
        sim.run(400)
        assert not sim.app.broken


def test_a_drag_scrolls_a_list_and_turns_a_page(sim):
    SCREENS["settings"](sim)
    sim.run(400)
    sim.drag((60, 90), (60, 60), (60, 30))
    assert sim.top.row >= 4
    SCREENS["rules"](sim)
    sim.run(400)
    before = sim.texts()
    sim.drag((120, 60), (90, 60), (60, 60))
    assert sim.texts() != before


def test_the_arrows_of_a_value_change_it(sim):
    SCREENS["settings"](sim)
    sim.run(400)
    before = bytes(sim.app.settings.values)
    arrows = [target for target in sim.app.targets() if target[2] == 9]
    sim.touch(*middle(arrows[3]))
    assert bytes(sim.app.settings.values) != before


def test_the_far_corner_of_a_garden_is_two_taps_away(sim):
    """With the buttons it is seven presses."""
    sim = sit_down("match", (0, 2), touch=True)
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    far = max(sim.top.view._turn.spaces())
    yard = sim.top.view._board.yard
    place = yard.x[far] + 8, yard.y[far] + 8
    sim.touch(*place)
    assert sim.top.view._turn.space == far
    assert sim.top.flow.shown is None
    sim.touch(*place)
    assert sim.top.flow.shown is not None


def test_a_move_by_taps_can_be_taken_back(sim):
    sim = sit_down("match", (0, 2), touch=True)
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    for _ in range(2):
        sim.touch(*hint(sim, "Plant"))
        assert is_doing(sim.top, "GRACE")
        sim.run(500)
        sim.touch(*hint(sim, "Undo"))
        assert is_doing(sim.top, "TURN")


def test_a_card_of_veggies_is_dragged_turned_and_placed_with_a_double_tap():
    sim = sit_down("veggies", (0, 1), touch=True, log=some_log("veggies", 2, 4), seed=1)
    sim.stay_awake()
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    view = sim.top.view
    first = view.selected_action()
    sim.touch(142, 68)
    assert view.selected_action() >> 14 == 2
    assert view.selected_action() & 0x3FFF == first & 0x3FFF
    x, y = view.cursor()
    sim.drag((x, y), (60, 60), (50, 60))
    moved = view.selected_action()
    assert moved & 0xFFF != first & 0xFFF
    sim.run(400)
    x, y = view.cursor()
    sim.touch(x, y)
    assert view.selected_action() >> 12 & 3 == 1 and sim.top.flow.shown is None
    sim.run(400)
    for _ in range(2):
        sim.point("down", *view.cursor())
        sim.run(40)
        sim.point("up", *view.cursor())
        sim.run(60)
    assert sim.top.flow.shown is not None


def test_a_finished_game_is_left_by_taps(sim):
    from firmware.kit import sittings
    from garden.sitting import Sitting

    sitting = Sitting("cabbage", 2, 1, (), bytes(2))
    for action in whole_log("cabbage", 2, 1):
        sitting.play(action)
    sittings.keep(sim.app, sitting)
    sim.app.go("table", game="cabbage")
    for _ in range(40):
        sim.run(600)
        if top(sim) == "After":
            break
        sim.touch(80, 100)
    assert top(sim) == "After"
    sim.touch(*middle(sim.app.targets()[-1]))
    sim.touch(*middle(sim.app.targets()[-1]))
    assert top(sim) == "Title"
