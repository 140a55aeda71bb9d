# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Secret dice: picture, lights and sound betray none of them, frame by frame."""

import pytest
from cabbage_table import CHOOSE, SECRETS, dice_left, die_under_cursor, game_of, sit

from at_table import bar, play_stand_ins, sit_down, top, until


class Observer:
    """Everything a person near the board notices, frame by frame: picture, lights, sound."""

    def __init__(self, sim):
        import neopixel_write

        self._sim = sim
        self._frame = sim.frame
        self._played = sim.listen()
        self._lights = neopixel_write
        self.noticed = []
        self.on = False
        sim.frame = self.frame

    def frame(self):
        heard = len(self._played)
        sent = self._frame()
        if self.on:
            sounds = [(s.sample_rate, bytes(s.buffer)) for s in self._played[heard:]]
            self.noticed.append((bytes(self._sim.bus.pixels), self._lights.sent, sounds))
        return sent


def choose(sim, die):
    """Put the cursor on a die of this value and take it, at a set time."""
    at = sim.app.now
    for _ in range(6):
        if game_of(sim).dice[0][die] and die_under_cursor(sim) == die:
            break
        sim.keys("R w100")
    sim.run(3000 - (sim.app.now - at))
    sim.keys("A")


@pytest.mark.parametrize("done", range(6))
def test_nothing_tells_the_second_player_which_die_the_first_chose(done):
    noticed = []
    for die in dice_left(sit(moves=4 * done), 0):
        sim = sit(moves=4 * done, handover=SECRETS)
        observer = Observer(sim)
        choose(sim, die)
        until(sim, lambda sim: game_of(sim).turn == 1)
        observer.on = True
        until(sim, lambda sim: top(sim) == "Curtain")
        sim.keys("A w600 R w600 A w1000 B w600 A w1000")  # thinks twice
        assert game_of(sim).chosen[0] == die
        assert game_of(sim).phase == "choose"
        noticed.append(observer.noticed)
    assert all(same == noticed[0] for same in noticed)
    assert len(noticed[0]) > 100


def test_nothing_tells_which_die_a_bot_chose(monkeypatch):
    noticed = []
    for die in dice_left(sit(), 0):
        play_stand_ins(monkeypatch, orders=[die])
        sim = sit_down("cabbage", (1, 0))
        observer = Observer(sim)
        observer.on = True
        until(sim, lambda sim: bar(sim) == CHOOSE)
        sim.keys("w300 R w600 A w1000")
        assert game_of(sim).chosen[0] == die
        noticed.append(observer.noticed)
    assert len(noticed) > 1
    assert all(same == noticed[0] for same in noticed)


def test_one_s_own_choice_is_hidden_before_the_device_is_passed_and_while_paused():
    sim = sit(handover=SECRETS)
    sim.keys("R2")
    assert "secret" in sim.texts()
    sim.keys("S w300")
    assert top(sim) == "Pause"
    assert "secret" not in sim.texts()
    sim.keys("B w300")
    assert "secret" in sim.texts()
    sim.keys("A w1700")
    assert "secret" not in sim.texts()
    assert bar(sim) == "Ana has chosen"


def test_both_dice_are_shown_together_with_the_reason():
    sim = sit()
    assert not any("first" in text for text in sim.texts())
    sim.keys("A w2600 A w3000")
    green, purple = game_of(sim).chosen
    high, low = max(green, purple), min(green, purple)
    name = ("Ana", "Leo")[game_of(sim).turn]
    assert f"{name} walks first: {high} beats {low}" in sim.texts()
    assert bar(sim) == "Go on round 1/6"


def test_a_tie_goes_to_whoever_moved_last_and_in_the_first_round_to_chance(monkeypatch):
    for moves, reason in ((0, "{} walks first, by chance"), (4, "Tie: {} starts (went last)")):
        sim = sit(moves=moves)
        mine = next(die for die in dice_left(sim, 0) if die in dice_left(sim, 1))
        choose(sim, mine)
        until(sim, lambda sim: game_of(sim).turn == 1)
        until(sim, lambda sim: bar(sim) == CHOOSE)
        while die_under_cursor(sim) != mine:
            sim.keys("R w100")
        sim.keys("A w3000")
        name = ("Ana", "Leo")[game_of(sim).last]
        assert reason.format(name) in sim.texts()
