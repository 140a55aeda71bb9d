# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A board with a touch screen and no buttons, an Adafruit PyPortal, plays whole games."""

from types import SimpleNamespace

import pytest

from at_table import is_doing, sit_down, top, until
from garden import GAMES
from tapping import hint, play_by_taps


@pytest.mark.parametrize("game", GAMES)
def test_a_board_without_buttons_plays_whole_games(game):
    sim = sit_down(game, (0, 1), board="pyportal")
    sim.stay_awake()
    assert play_by_taps(sim) > 10
    assert not sim.app.broken


def test_its_bar_always_has_a_mark_for_start_and_one_for_select():
    sim = sit_down("veggies", (0, 1), board="pyportal")
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    sim.touch(*hint(sim, ""))
    assert top(sim) == "Pause"
    sim.touch(*hint(sim, "Resume"))
    assert top(sim) == "Table"


def test_a_board_with_buttons_has_no_such_marks():
    sim = sit_down("veggies", (0, 1), touch=True)
    until(sim, lambda sim: is_doing(sim.top, "TURN"))
    words = [word for _, word in sim.top.bar.shown[0]]
    assert "" not in words


class Driver:
    """A driver of a touch screen that reads these points, one after the other."""

    def __init__(self, *points):
        self.points = list(points)

    @property
    def touch_point(self):
        return self.points.pop(0) if self.points else None


def panel(*points, rotation=0):
    from firmware.kit.panel import Panel

    return Panel(Driver(*points), SimpleNamespace(rotation=rotation, width=320, height=240))


def heard(panel):
    return [event for event in [panel.get() for _ in range(12)] if event]


def test_a_touch_screen_tells_where_a_finger_goes_and_when_it_leaves():
    sit_down("veggies", (0, 1), board="pyportal")
    finger = [(100, 50, 9), (101, 51, 9), None, (120, 50, 9), None, None]
    assert heard(panel(*finger)) == [(0, 100, 50), (1, 120, 50), (2, 120, 50)]


def test_a_screen_that_is_turned_round_is_touched_the_other_way_round():
    sit_down("veggies", (0, 1), board="pyportal")
    assert heard(panel((0, 0, 9), rotation=180))[0] == (0, 319, 239)
