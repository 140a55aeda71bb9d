# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Nobody sees what they may not: a screen looks the same whatever is hidden from its seat.

At moments all through whole games everything the one who looks cannot know (other hands, the
deck, covered choices) is dealt anew behind the screen and the screen is drawn again: not one
pixel may change. And where the device is between two players, no hand at all may show.
"""

import pytest

from at_table import press_on, sit_down, top
from garden import GAMES, OVER, engine
from garden.rng import Rng


class Prying:
    """Draws the table again with other secrets, and compares."""

    def __init__(self):
        self.looks = 0
        self.watched = 0
        self._frames = 0

    def __call__(self, sim):
        self._frames += 1
        if top(sim) != "Table" or self._frames % 4 or sim.top.game.turn == OVER:
            return
        screen = sim.top
        seat = screen.game.turn
        true_game = screen.table.game
        if screen._state == 1:
            self.looks += 1
            self._same(sim, lambda: screen.view.begin(seat), [seat])
        elif screen._state in (3, 4):
            self.watched += 1
            others = [other for other in range(screen.game.seats)]
            self._same(sim, lambda: screen.view.watch(seat), others)
        assert screen.table.game is true_game

    def _same(self, sim, draw, knowing):
        screen = sim.top
        true_game = screen.table.game
        pictures = set()
        for luck in range(3):
            game = true_game
            for seat in knowing:
                game = game.imagine(seat, Rng(luck))
            screen.table.game = game
            draw()
            for _ in range(40):
                screen.view.tick(sim.app.now)
            sim.app.display.refresh()
            pictures.add(sim.picture().tobytes())
        screen.table.game = true_game
        draw()
        assert len(pictures) == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_a_person_sees_does_not_depend_on_what_they_may_not_know(name):
    sim = sit_down(name, bytes(engine(name).SEATS[0]), seed=7, motion=0)
    prying = Prying()
    press_on(sim, 5, "Scoring", prying)
    assert prying.looks > 8


@pytest.mark.parametrize("name", GAMES)
def test_a_curtain_shows_nothing_of_the_game(name):
    """The door of one seat looks the same at every time and in every deal."""
    doors = {}

    def look(sim):
        if top(sim) == "Curtain":
            sim.run(60)
            seat = sim.app.screens[0].game.turn
            doors.setdefault(seat, set()).add(sim.picture().tobytes())

    for seed in (3, 4):
        sim = sit_down(name, bytes(engine(name).SEATS[0]), seed=seed, motion=0)
        press_on(sim, seed, "Scoring", look)
    assert len(doors) == 2
    assert all(len(pictures) == 1 for pictures in doors.values())
