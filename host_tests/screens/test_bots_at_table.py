# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bots at the table of every game: where their luck comes from, and what they do without memory."""

import pytest

from at_table import StandIn, log_of, seats_of, sit_down, top, until
from contract import legal
from garden import GAMES, bots
from garden.words import CODES

EASY, NORMAL, HARD = 1, 2, 3
QUICK = 2  # value of the setting "handover"
every_game = pytest.mark.parametrize("game", GAMES)


class Gambler(StandIn):
    """A bot whose every move is drawn by its luck."""

    def __init__(self, rng):
        super().__init__()
        self._rng = rng

    def think(self, world, effort=1):
        yield from super().think(world, effort)
        actions = legal(world)
        self.best = actions[self._rng.below(len(actions))]


def first_moves(game, chance, moves=8):
    """Return what gamblers play at this table, on a machine with this chance."""
    sim = sit_down(game, seats_of(game, level=EASY), chance=chance, speed=2)
    until(sim, lambda sim: len(log_of(sim)) >= moves, 120000)
    return list(log_of(sim))[:moves]


@every_game
def test_the_luck_of_a_bot_is_in_the_deal_and_not_in_the_machine(game, monkeypatch):
    monkeypatch.setattr(bots, "bot", lambda game, level, rng: Gambler(rng))
    assert first_moves(game, chance=1) == first_moves(game, chance=77)


class Hungry(StandIn):
    """A bot for whose search there is no memory, unless it is this simple."""

    def __init__(self, level, enough):
        super().__init__()
        self._enough = bots.LEVELS.index(level) + 1 <= enough

    def think(self, world, effort=1):
        yield
        if not self._enough:
            raise MemoryError
        yield from super().think(world, effort)


def feed(monkeypatch, enough):
    """Let searches above this level run out of memory; returns the levels that were asked for."""
    asked = []

    def bot(game, level, rng):
        asked.append(level)
        return Hungry(level, enough)

    monkeypatch.setattr(bots, "bot", bot)
    return asked


@every_game
@pytest.mark.parametrize("enough", [NORMAL, EASY])
def test_a_search_without_memory_is_dropped_and_a_simpler_bot_moves(game, enough, monkeypatch):
    asked = feed(monkeypatch, enough)
    sim = sit_down(game, seats_of(game, level=HARD))
    until(sim, lambda sim: len(log_of(sim)) == 1)
    assert asked[: 4 - enough] == ["hard", "normal", "easy"][: 4 - enough]
    assert top(sim) == "Table" and not sim.app.broken


@every_game
def test_a_hint_without_memory_comes_from_a_simpler_bot(game, monkeypatch):
    asked = feed(monkeypatch, NORMAL)
    sim = sit_down(game, seats_of(game), handover=QUICK)
    sim.keys("S w400 D A w1000")
    assert asked == ["hard", "normal"]
    assert top(sim) == "Table" and len(log_of(sim)) == 0
    assert sim.top.view.selected_action() is not None


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("seats", [2, 8])
def test_a_bot_s_level_stands_behind_its_name(seats, lang):
    """One to three sprouts, in green, whole, and none for a person."""
    from firmware.kit.colors import LEAF

    sim = sit_down("match", bytes(seats), lang=lang, handover=QUICK)
    bar = sim.top.top
    for seat in range(seats):
        for level in range(4):
            bar.turn(seat, sim.app.name(seat, level > 0), level=level)
            row = [bar.paper.bitmap[x, 5] for x in range(13, 62)]
            assert row.count(LEAF) == level
            bar.turn(0, "")
