# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A fourth game, in host_tests/sample, is known to everything by its name in the list alone."""

import os
import re
import subprocess
import sys

import pytest

from scripts import OURS
from tools.art import pack_sheet
from tools.environment import ROOT
from tools.sim import BOARDS

TESTS = ROOT / "host_tests"
SAMPLE = TESTS / "sample"
# Tests that are about another game, another board or a workflow are not run again: they say so in
# their names.
ELSEWHERE = [board for board in BOARDS if board != "pygamer"]
OTHERS = " and ".join(f"not {name}" for name in [*OURS, *ELSEWHERE, "pygamer-es", "workflow"])
FOLDERS = ("bots", "docs", "rules", "screens")
SLOW = ("commands", "device", "games", "kit", "mutation")  # only with --all
PYTEST = ("tools/test.py", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


def run(*command):
    """Return what this prints in a process that knows the sample game."""
    known = {**os.environ, "PYTHONPATH": str(SAMPLE)}
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=ROOT,
        env=known,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_plays_on_the_screens_and_in_the_protocol():
    printed = run(*PYTEST, SAMPLE / "playing.py")
    assert " passed" in printed and "skipped" not in printed


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_suite_passes_with_it_as_another_game(folder):
    printed = run(*PYTEST, "-k", OTHERS, "--ignore", __file__, TESTS / folder)
    assert " passed" in printed and "skipped" not in printed


@pytest.mark.long
@pytest.mark.parametrize("folder", (*FOLDERS, *SLOW))
def test_all_of_the_suite_passes_with_it(folder):
    run(*PYTEST, "--ignore", __file__, TESTS / folder)


def test_its_art_is_what_its_drawings_are():
    for drawing in (SAMPLE / "tools" / "drawings").iterdir():
        packed = SAMPLE / "firmware" / "art" / f"{drawing.stem}.bin"
        assert packed.read_bytes() == pack_sheet(drawing)


def test_a_tournament_is_played_in_it():
    printed = run("tools/tournament.py", "pods", "hard", "random", "--games", 40, "--cores", 1)
    assert "hard" in printed and "random" in printed


def test_the_page_about_it_names_what_is_there():
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    paths = set(re.findall(r"(?:host_tests|tools|lib|firmware)/[\w/]+\.py", page))
    assert len(paths) > 10
    for path in paths:
        assert any((folder / path).exists() for folder in (ROOT, SAMPLE)), path
    shown = re.findall(r"```python\n(.+?)```", page, re.S)
    for folder, lines in zip(("lib/garden", "firmware/games"), shown, strict=True):
        about = SAMPLE / folder / "pods/__init__.py"
        assert about.read_text(encoding="utf-8").endswith(lines)


def test_nothing_else_knows_the_sample():
    """Not one line elsewhere is about it: it could not be the proof of that otherwise."""
    found = [
        file.relative_to(ROOT).as_posix()
        for folder in ("lib", "firmware", "tools", "host_tests")
        for file in (ROOT / folder).rglob("*.py")
        if SAMPLE not in file.parents and '"pods"' in file.read_text(encoding="utf-8")
    ]
    assert found == ["host_tests/games/test_sample.py"]
