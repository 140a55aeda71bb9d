# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The engines on a real 32-bit VM with the heap of a board: the same games, state by state."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from garden import bots, engine
from scripts import OURS
from small_vm import need_vm
from tools import vm

HERE = Path(__file__).resolve().parents[1] / "helpers"
LIB = HERE.parents[1] / "lib"

SITTINGS = (
    ("veggies", 2),
    ("veggies", 4),
    ("veggies", 4, "teams"),
    ("match", 2),
    ("match", 2, "1992", "open"),
    ("match", 8),
    ("match", 8, "1992"),
    ("match", 8, "open"),
    ("match", 8, "1992", "open"),
    ("cabbage", 2),
)
each_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=lambda s: "-".join(map(str, s)))


@pytest.fixture(scope="session")
def both(tmp_path_factory):
    """Run one of vm/'s scripts on CPython and on the small VM; return the lines of each."""
    need_vm()
    compiled = tmp_path_factory.mktemp("compiled")
    vm.compile(LIB, compiled)
    vm.compile([HERE / "digest.py", *HERE.glob("vm/*.py")], compiled)

    def run(script, *args, heap="48k"):
        big = subprocess.run(
            [sys.executable, str(HERE / "vm" / f"{script}.py"), *map(str, args)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(LIB), str(HERE)])},
            capture_output=True,
            text=True,
        )
        small = vm.run(script, args, heap=heap, paths=[compiled])
        assert (big.stderr, small.stderr) == ("", "")
        assert (big.returncode, small.returncode) == (0, 0) and big.stdout
        return big.stdout.splitlines(), small.stdout.splitlines()

    return run


def test_the_small_vm_has_the_words_and_the_hard_heap_of_a_board(both):
    _, small = both("greedy", 30_000)
    assert small == [str(2**31 - 1), "30000"]
    big, small = both("greedy", 48_000)
    assert (big[1], small[1]) == ("48000", "MemoryError")


def test_chance_is_the_same_on_both(both):
    big, small = both("chance")
    assert small == big


def test_the_sittings_here_reach_every_game_its_ends_and_its_options():
    for name in OURS:
        Game = engine(name)
        mine = [sitting for sitting in SITTINGS if sitting[0] == name]
        assert {min(Game.SEATS), max(Game.SEATS)} <= {sitting[1] for sitting in mine}
        assert set(Game.OPTIONS) == {option for sitting in mine for option in sitting[2:]}


@each_sitting
def test_whole_games_go_through_the_same_states_within_48_kb(both, sitting):
    name, seats, *options = sitting
    big, small = both("play", name, seats, 8, *options)
    assert small == big


@each_sitting
def test_a_sitting_saved_and_loaded_on_the_way_gives_the_same_bytes_within_48_kb(both, sitting):
    name, seats, *options = sitting
    big, small = both("sitting", name, seats, 9, *options)
    assert small == big


@each_sitting
def test_records_and_medals_are_the_same_bytes_within_64_kb(both, sitting):
    name, seats, *options = sitting
    big, small = both("records", name, seats, *options, heap="64k")
    assert small == big


def test_without_a_vm_these_tests_skip_but_in_ci_they_fail(monkeypatch, tmp_path):
    monkeypatch.setattr(vm, "CACHE", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="small VM"):
        need_vm()
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(pytest.fail.Exception, match="small VM"):
        need_vm()


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(
    "name, seats", [("veggies", 2), ("veggies", 4), ("match", 2), ("match", 8), ("cabbage", 2)]
)
def test_bots_at_every_seat_play_the_same_game_within_48_kb(both, name, seats, level):
    big, small = both("bots", name, seats, level, 5)
    assert small == big
