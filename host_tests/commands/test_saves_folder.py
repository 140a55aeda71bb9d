# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where a computer keeps games, and how the player leaves."""

import sys

import pytest

from at_table import top
from play_command import PLAY
from tools.sim import Drive, Sim
from tools.sim.saves import Saves, home, take_over


def test_games_are_kept_in_the_platform_s_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert home() == tmp_path / "kitchen-garden" / "saves"
    assert home().parent.name == "kitchen-garden"


def test_games_of_earlier_versions_are_taken_over_once(tmp_path):
    old, new = tmp_path / "old", tmp_path / "data" / "new"
    new.parent.mkdir()
    take_over(old, new)
    assert not new.exists()  # there are none
    saves = Saves(old / "pygamer")
    sim = Sim("pygamer", "es", 1, saves.nvm, saves.drive())
    sim.app.store.put("names", b"Noa")
    sim.app.store.save()
    saves.flush()
    take_over(old, new)
    again = Saves(new / "pygamer")
    assert Sim("pygamer", None, 1, again.nvm, again.drive()).app.store.get("names") == b"Noa"
    assert (old / "pygamer").is_dir()
    (old / "pygamer" / "later").touch()
    take_over(old, new)
    assert not (new / "pygamer" / "later").exists()


def test_the_help_names_the_switch_for_the_terminal():
    import subprocess

    told = subprocess.run([*PLAY, "--help"], capture_output=True, text=True, check=True).stdout
    assert "--terminal" in told and "data folder" in told


@pytest.mark.parametrize("lang, word", [("en", "Quit"), ("es", "Salir")])
def test_on_a_computer_the_title_offers_to_quit_and_asks_before_it_does(lang, word):
    sim = Sim(lang=lang, drive=Drive(), can_quit=True)
    sim.keys("w400 D")
    assert word in sim.texts()[-1]
    sim.keys("B w400")
    assert top(sim) == "Notice" and not sim.left
    sim.keys("B w400")
    assert top(sim) == "Title" and not sim.left
    sim.keys("B w400 A w400")
    assert sim.left


def test_a_handheld_offers_no_way_to_quit():
    sim = Sim()
    sim.keys("w400 D")
    assert "Quit" not in sim.texts()[-1]
    sim.keys("B w400")
    assert top(sim) == "Title"


def test_a_keyboard_types_names_and_numbers():
    sim = Sim()
    assert not sim.type("a")  # the title has nothing to write
    sim.app.open("names", seats=2)
    sim.run(100)
    for letter in "Zoé1":
        assert sim.type(letter)
    assert sim.top.text == "Zoé1"
    assert sim.type("\b") and sim.top.text == "Zoé"
    assert not sim.type("\r") and not sim.type("") and not sim.type("€")
    sim.keys("S w300")
    assert sim.app.name(0) == "Zoé"
    sim.app.open("number", number=0)
    sim.run(100)
    assert not sim.type("q")
    for letter in "0137":
        assert sim.type(letter)
    assert sim.top.text == "0137"
