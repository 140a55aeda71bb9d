# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sitting down at a table: a simulated board with a game on it, dealt or well under way."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from garden.game import BaseGame
from garden.types import Action
from tools.sim import FRAME, Sim

NAMES = "Ana Leo Mia Max Eva Tom Kim Ulf"
# All screens of a board, by the names of their classes; only the crash is none of them.
SCREENS = set(
    "Curtain Details Lesson Look Medal Medals Moves Names Notice Number Pause Players Records "
    "After Replay Results Rules Scoring Seats Settings Table Tip Title Turned".split()
)


def seats_of(game: str, level: int = 0) -> bytes:
    """Say who sits at the smallest table of this game: persons, or bots of this level."""
    from garden import about

    return bytes([level] * about(game).SEATS[0])


def sit_down(
    game: str,
    who: Sequence[int],
    board: str = "pygamer",
    lang: str = "en",
    seed: int = 1,
    log: Iterable[Action] = (),
    options: tuple[str, ...] = (),
    chance: int | None = None,
    touch: bool = False,
    **settings: int,
) -> Sim:
    """Put this game on a board's table; `who` has a bot's level a seat, 0 for a person."""
    sim = Sim(board, lang, chance or seed + 1000, start=False, touch=touch)
    from firmware.kit import sittings
    from garden.sitting import Sitting

    sim.app.store.put("names", NAMES.replace(" ", "\n").encode())
    sim.app.settings["coach"] = 0  # tips have tests of their own
    for name, value in settings.items():
        sim.app.settings[name] = value
    sitting = Sitting(game, len(who), seed, options, bytes(who))
    for action in log:
        sitting.play(action)
    sittings.keep(sim.app, sitting)
    sim.app.go("table", game=game)
    sim.run(100)
    return sim


def some_log(
    game: str, seats: int, moves: int, seed: int = 1, options: tuple[str, ...] = ()
) -> list[Action]:
    """Return the first moves of a game in which everybody does the first thing allowed."""
    from garden import engine

    played = engine(game)(seats, seed, options)
    out = array("H", bytes(2 * played.MOST))
    log = []
    for _ in range(moves):
        played.actions(out)
        log.append(out[0])
        played.play(out[0])
    return log


def top(sim: Sim) -> str:
    """Return the name of the screen on top."""
    return type(sim.top).__name__


def log_of(sim: Sim) -> Sequence[Action]:
    """Return the moves of the game on the table, whatever lies over it."""
    return sim.app.screens[0].sitting.log


def is_doing(table: Any, *names: str) -> bool:
    """Return whether the flow of this table is in one of these states, named as in turns.py."""
    from firmware import turns

    return table.flow.state in [getattr(turns, name) for name in names]


def thinking(sim: Sim) -> bool:
    """Return whether a bot thinks for so long that a plate says so."""
    return top(sim) == "Table" and sim.top.search is not None and sim.top.search.plate.laid


def slip(layers: Iterable[Any]) -> list[Any]:
    """Return the grids that show the paper of a slip, a line each."""
    return [layer for layer in layers if getattr(layer, "tile_width", 0) > 40]


def slip_rows(layers: Iterable[Any]) -> tuple[int, int]:
    """Return the first and the last row of pixels that the paper covers, its point aside."""
    rows = [
        grid.y + y
        for grid in slip(layers)
        for y in range(grid.tile_height)
        if grid.bitmap[1, y] != 1
    ]
    return min(rows), max(rows)


def bar(sim: Sim) -> str:
    """Return what the bottom line says."""
    texts = sim.texts()
    return texts[-2] if texts[-1] in "✓✗" else texts[-1]


def cost_at_rest(sim: Sim) -> int:
    """Return the most bytes that a frame sends once everything has come to rest."""
    sim.run(600)
    sim.cost()
    sim.run(2000)
    return sim.cost()


def until(sim: Sim, came: Callable[[Sim], object], ms: int = 60000) -> None:
    """Let time pass until this has come about."""
    for _ in range(0, ms, FRAME):
        if came(sim):
            return
        sim.run(FRAME)
    raise AssertionError(f"it never came; on top is {top(sim)}, which says {sim.texts()}")


# the keys of press_on() at the table: sensible ones more often
_PRESSED = ["A"] * 8 + ["w400"] * 8 + ["U", "D", "L", "R", "U&R", "D&L", "B", "E", "E", "L2", "D2"]
_ONWARD = ("Curtain", "Notice", "Rules", "Tip", "Moves", "Scoring", "Medal")  # A leads on


def decide(sim: Sim, seed: int = 1) -> None:
    """Press buttons until a person's move is shown and may still be taken back."""
    chance = Random(seed)
    moves = len(log_of(sim))
    for _ in range(500):
        if top(sim) == "Table" and sim.app.say("undo") in bar(sim):
            return
        sim.keys(
            "A" if top(sim) in _ONWARD else "B" if top(sim) == "Look" else chance.choice(_PRESSED)
        )
        assert len(log_of(sim)) == moves
    raise AssertionError(f"nobody can decide: {sim.texts()}")


def press_on(sim: Sim, seed: int, goal: str, each: Callable[[Sim], object] | None = None) -> None:
    """Press buttons until this screen is on top; `each` is called between them."""
    chance = Random(seed)
    for _ in range(20000):
        if each:
            each(sim)
        name = top(sim)
        if name == goal:
            return
        if name in _ONWARD:
            sim.keys("A")
        elif name == "Table":
            sim.keys(chance.choice(_PRESSED))
        elif name == "Look":
            sim.keys("B")
        else:
            raise AssertionError(f"nobody expected {name}: {sim.texts()}")
    raise AssertionError(f"still no {goal}")


class StandIn:
    """A bot that plays the moves it was given, or else the first legal one, after a few frames."""

    reason = "only"

    def __init__(self, orders: Iterable[Action] = (), slices: int = 3) -> None:
        self._orders = list(orders)
        self._slices = slices
        self.best: Action | None = None

    def think(self, world: BaseGame, effort: int = 1) -> Iterator[None]:
        out = array("H", bytes(2 * world.MOST))
        world.actions(out)
        self.best = self._orders.pop(0) if self._orders else out[0]
        for _ in range(self._slices):
            yield


def play_stand_ins(
    monkeypatch: pytest.MonkeyPatch, orders: Iterable[Action] = (), slices: int = 3
) -> None:
    """Replace every bot by the same stand-in, until the test ends."""
    from garden import bots

    player = StandIn(orders, slices)
    monkeypatch.setattr(bots, "bot", lambda game, level, rng: player)


def whole_log(game: str, seats: int, seed: int, options: tuple[str, ...] = ()) -> list[Action]:
    """Play a whole game at random; return its moves."""
    from garden import engine

    chance = Random(seed)
    played = engine(game)(seats, seed, options)
    out = array("H", bytes(2 * played.MOST))
    log = []
    while played.turn >= 0:
        log.append(out[chance.randrange(played.actions(out))])
        played.play(log[-1])
    return log
