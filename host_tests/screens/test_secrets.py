# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Nobody sees what they may not: a screen looks the same whatever is hidden from its seat.

All through whole games everything that the viewer cannot know (other hands, the deck, covered
choices) is dealt anew, and the screen is drawn again: not one pixel may change. And while the
device passes between two players, no hand at all may show.
"""

from collections import Counter

import pytest

from at_table import StandIn, is_doing, press_on, sit_down, thinking, top
from garden import GAMES, OVER, bots, engine
from garden.rng import Rng
from tools.sim import FRAME


class Prying:
    """Draws the table again with other secrets, and compares; `seen` counts what was looked at."""

    def __init__(self):
        self.seen = Counter()
        self._frames = 0

    def __call__(self, sim):
        self._frames += 1
        if top(sim) != "Table" or self._frames % 4 or sim.top.game.turn == OVER:
            return
        screen = sim.top
        if is_doing(screen, "TURN"):
            ways = (self._turn, self._pause, self._tip, self._look)
            ways[self.seen.total() % len(ways)](sim, [screen.game.turn])
        elif is_doing(screen, "THINKING", "ADVICE") and thinking(sim):
            self._watch(sim, "thinking")
        elif is_doing(screen, "RESULT", "SHOWN"):
            self._watch(sim, "result")

    def _turn(self, sim, seat):
        self._same(sim.top, "turn", seat, lambda: settled(sim))

    def _pause(self, sim, seat):
        """Check the pause and the table under it, because anybody may look at them."""
        screen = sim.top
        sim.keys("S w300")
        assert top(sim) == "Pause"

        def painted():
            screen.view.watch(screen.game.turn)
            screen.paint_still()
            sim.app.redraw()
            sim.run(FRAME)
            return bytes(sim.bus.pixels)

        self._same(screen, "pause", every_seat(screen), painted)
        sim.keys("B w300")
        assert top(sim) == "Table"

    def _tip(self, sim, seat):
        def shown():
            sim.top.view.begin(sim.top.game.turn)
            tips = list(sim.top.view.tips())
            if tips:
                sim.app.open("tip", key=tips[0])
                sim.run(300)
                assert top(sim) == "Tip"
            picture = bytes(sim.bus.pixels)
            if tips:
                sim.app.close()  # no key: one that the tip names would do its work
                sim.run(100)
            return tuple(tips), picture

        self._same(sim.top, "tip", seat, shown)

    def _look(self, sim, seat):
        def looked():
            sim.top.view.begin(sim.top.game.turn)
            return opened(sim, "E+ w500", "Look", "E- w200")

        self._same(sim.top, "look", seat, looked)

    def _watch(self, sim, what):
        """Check a picture that everybody sees: no hand may show."""
        self._same(sim.top, what, every_seat(sim.top), lambda: settled(sim))

    def _same(self, screen, what, knowing, look):
        true_game = screen.sitting.game
        seen = set()
        for luck in range(3):
            game = true_game
            for seat in knowing:
                game = game.imagine(seat, Rng(luck))
            screen.sitting.game = game
            seen.add(look())
        screen.sitting.game = true_game
        look()
        assert len(seen) == 1, what
        self.seen[what] += 1


def every_seat(screen):
    return range(screen.game.seats)


def settled(sim):
    """Return the table's picture, drawn again, once everything is still."""
    screen = sim.top
    if is_doing(screen, "TURN"):
        screen.view.begin(screen.game.turn)
    else:
        screen.view.watch(screen.game.turn)
    for _ in range(40):
        sim.top.view.tick(sim.app.now)
    sim.app.display.refresh()
    return bytes(sim.bus.pixels)


def opened(sim, there, name, back):
    """Return the picture of a screen, with the keys that lead there and back."""
    sim.keys(there)
    assert top(sim) == name
    picture = bytes(sim.bus.pixels)
    sim.keys(back)
    assert top(sim) == "Table"
    return picture


@pytest.mark.parametrize("name", GAMES)
def test_what_a_person_sees_does_not_depend_on_what_they_may_not_know(name):
    prying = Prying()
    for keys in range(5, 8):  # a short game is played again
        sim = sit_down(name, bytes(engine(name).SEATS[0]), seed=7, motion=0)
        press_on(sim, keys, "Scoring", prying)
        if min(prying.seen[what] for what in ("turn", "pause", "tip", "look")) > 1:
            break
    else:
        raise AssertionError(f"too little was looked at: {prying.seen}")
    assert prying.seen["result"]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_at_work_shows_nothing_of_anybodys_hand(name, monkeypatch):
    monkeypatch.setattr(bots, "bot", lambda *how: StandIn(slices=100))
    sim = sit_down(name, bytes((0, 3) + (3,) * (engine(name).SEATS[0] - 2)), seed=7, motion=0)
    prying = Prying()
    press_on(sim, 5, "Scoring", prying)
    assert prying.seen["thinking"] and prying.seen["result"]


@pytest.mark.parametrize("name", GAMES)
def test_a_curtain_shows_nothing_of_the_game(name):
    """The door of one seat looks the same at every time and in every deal, but for the last line:
    it tells what the others did, for all to read."""
    doors = {}

    def look(sim):
        if top(sim) == "Curtain":
            sim.run(60)
            seat = sim.app.screens[0].game.turn
            door = sim.picture()
            doors.setdefault(seat, set()).add(
                door.crop((0, 0, door.width, door.height - 16)).tobytes()
            )

    for seed in (3, 4):
        sim = sit_down(name, bytes(engine(name).SEATS[0]), seed=seed, motion=0)
        press_on(sim, seed, "Scoring", look)
    assert len(doors) == 2
    assert all(len(pictures) == 1 for pictures in doors.values())
