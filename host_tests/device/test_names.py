# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The names of an evening fit the board's table of names: it doubles behind the 1,260th."""

import pytest

from scripts import OURS
from small_vm import need_vm
from tools import memory

MOST = 1_260
MARGIN = 50  # names that another order of screens may bring


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    need_vm()
    return memory.Drive(tmp_path_factory.mktemp("drive"))


@pytest.mark.parametrize("game", OURS)
def test_an_evening_with_one_game_stays_below_the_cliff(game, drive):
    """In a heap with room for everything nothing is started afresh, and every name counts."""
    report = drive.run(memory.plan(game, 1), 400_000)
    print(f"{game}: {report.names} names")
    assert report.restarts == 0
    assert 500 < report.names < MOST - MARGIN
