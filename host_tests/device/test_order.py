# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""No picture and no move depends on the order of equal elements, of dicts or of sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import turned
from scripts import OURS

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "host_tests" / "helpers" / "turned.py"
PATH = os.pathsep.join(str(ROOT / folder) for folder in ("lib", "host_tests/helpers"))


def printed(*words):
    """Return the script's output. The root comes last, or our code.py would be Python's."""
    start = f"import sys, runpy; sys.path.append({str(ROOT)!r}); sys.argv = sys.argv[1:]\n"
    start += "runpy.run_path(sys.argv[0], run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", start, str(SCRIPT), *words],
        env={**os.environ, "PYTHONPATH": PATH, "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", OURS)
def test_bots_saves_scores_and_medals_are_the_same_whatever_comes_first_of_equals(game):
    seeds = [str(seed) for seed in range(1, 5)]
    assert printed("turned", "bots", game, *seeds) == printed("plain", "bots", game, *seeds)


@pytest.mark.parametrize("game", OURS)
def test_every_picture_is_the_same_whatever_comes_first_of_equals(game):
    seeds = ["2", "5", "12"]  # in which there are ties
    plain = printed("plain", "tables", game, *seeds)
    assert printed("turned", "tables", game, *seeds) == plain
    shown = {line.split()[2] for line in plain}
    assert {"Table", "Scoring", "Results", "Records", "Details", "Players", "Medals"} <= shown


# -- the turning itself ---------------------------------------------------------------------------


def done(source, code):
    names = {"found": []}
    turned.give_names()
    exec(code(source, "<shown>"), names)
    return names["found"]


def plainly(source, path):
    return compile(source, path, "exec")


@pytest.mark.parametrize(
    "source",
    [
        "found = sorted(['bb', 'aa'], key=len)",
        "found = sorted(['bb', 'aa'], key=len, reverse=True)",
        "found = ['bb', 'aa']\nfound.sort(key=len)",
        "for name in {'b': 1, 'a': 2}: found.append(name)",
        "found = [name for name in {'b': 1, 'a': 2}.items()]",
        "found = [number for number in {3, 1, 2}]",
        "found = list({'b': 1, 'a': 2}.values())",
        "found = ''.join({'b': 1, 'a': 2})",
        "found = [*{'b': 1, 'a': 2}]",
        "found = max({'b': 1, 'a': 2}, key=len)",
        "found = next(iter({'b': 1, 'a': 2}))",
    ],
)
def test_an_order_that_the_board_does_not_promise_is_turned(source):
    assert done(source, turned.turned) != done(source, plainly)


@pytest.mark.parametrize(
    "source",
    [
        "found = sorted(['bb', 'a'], key=len)",
        "found = sorted({3, 1, 2})",
        "found = ['bb', 'aa']\nfound.sort(reverse=True)",
        "for number in (3, 1, 2): found.append(number)",
        "found = min(['bb', 'aa'], key=len)",
        "found = ','.join(['b', 'a'])",
    ],
)
def test_an_order_that_the_board_promises_is_kept(source):
    assert done(source, turned.turned) == done(source, plainly)
