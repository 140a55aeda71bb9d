# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A mouse in the window: a click is a tap, a drag a finger, the right button B."""

import pygame
import pytest

from at_table import sit_down, top
from tapping import play_by_taps
from tools.sim import Sim
from tools.sim.window import Window


@pytest.fixture
def mouse(monkeypatch):
    """Return a function that opens a window on this board and returns one that uses its mouse."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    def opened(sim):
        window = Window(sim)

        def use(kind, x=0, y=0, button=1, **more):
            pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=button, **more))
            window._hear()
            sim.run(60)

        return use

    yield opened
    pygame.quit()


def click(use, sim, x, y, button=1):
    sim.run(260)
    use(pygame.MOUSEBUTTONDOWN, x, y, button)
    use(pygame.MOUSEBUTTONUP, x, y, button)


def test_clicks_go_through_the_menus_and_the_right_button_back(mouse):
    sim = Sim(touch=True)
    use = mouse(sim)
    click(use, sim, 80, 62)  # which only closes the page of keys
    assert sim.top.row == 0
    click(use, sim, 80, 62)
    assert sim.top.row == 1
    click(use, sim, 80, 62)
    assert top(sim) == "Seats"
    click(use, sim, 80, 62, button=3)
    assert top(sim) == "Title"


def test_a_whole_game_is_played_with_the_mouse(mouse):
    sim = sit_down("cabbage", (0, 1), touch=True)
    sim.stay_awake()
    use = mouse(sim)
    sim.touch = lambda x, y: click(use, sim, x, y)
    assert play_by_taps(sim) > 10
    assert not sim.app.broken
