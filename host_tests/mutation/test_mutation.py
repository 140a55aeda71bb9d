# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tests of the tests: a small fault anywhere in these sources is noticed."""

import subprocess
import sys

import pytest
from mutants import mutants
from rooms import ROOMS

from tools.environment import ROOT

_SOURCE = '''
LIMIT = 12


def judge(score: int = 0):
    """Say what this score is worth."""
    if score >= LIMIT and not score & 1:
        return "even"
    tell(-score)
    return score + 1
'''


def test_every_small_operator_makes_its_mutant():
    changes = [mutant.change for mutant in mutants(_SOURCE)]
    assert sorted(changes) == sorted(
        [
            "LIMIT = 12 -> pass",
            "12 -> 25",
            "0 -> 1",
            "score >= LIMIT and (not score & 1) -> not (score >= LIMIT and (not score & 1))",
            "score >= LIMIT and (not score & 1) -> score >= LIMIT or not score & 1",
            "score >= LIMIT -> score > LIMIT",
            "not score & 1 -> score & 1",
            "score & 1 -> score | 1",
            "1 -> 2",
            "tell(-score) -> pass",
            "-score -> score",
            "return score + 1 -> return",
            "score + 1 -> score - 1",
            "1 -> 2",
        ]
    )


def test_each_mutant_differs_in_one_place_which_it_names():
    import ast

    lines = ast.unparse(ast.parse(_SOURCE)).splitlines()
    for mutant in mutants(_SOURCE):
        other = ast.unparse(mutant.tree).splitlines()
        assert sum(one != two for one, two in zip(lines, other, strict=True)) == 1
        assert mutant.place == ("judge" if mutant.line > 4 else "")


@pytest.mark.long
@pytest.mark.parametrize("source", ROOMS)
def test_a_fault_in_it_is_noticed(source):
    run = [sys.executable, "host_tests/mutation/run.py", source]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
