# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Every medal of Veggies, earned and just missed."""

from array import array

import pytest
from veggies_positions import over

from composed import Composed, check_all, check_medal, feats
from garden import OVER
from garden.sitting import Sitting


def market(mine, *others, named="S", who=None, options=()):
    """Return a finished game of Veggies. Stands are drawn, with slashes between rows."""
    stands = [stand.replace("/", "\n") for stand in (mine, *others)]
    game = over(*stands, named=[named] * len(stands), options=options)
    return Composed("veggies", game, who)


def times(size, groups):
    """Return a stand that scores size x groups for strawberries."""
    return "/".join(["S" * size, "." * size, ".".join("S" * (groups - 1))])


def from_the_market(turns):
    """Return a whole game in which seat 0 takes market cards in these turns only."""
    sitting = Sitting("veggies", 2, 7)
    out = array("H", range(sitting.game.MOST))
    taken = 0
    while sitting.game.turn != OVER:
        count = sitting.game.actions(out)
        action = out[0]
        if sitting.game.phase == "place" and sitting.game.turn == 0:
            action = out[count // 4] if taken in turns else out[0]
            taken += 1
        sitting.play(action)
    assert taken == 7
    return sitting


FEATS = {
    "open": (lambda: market("SSS", "SS"), lambda: market("SS", "SSS")),
    "forty": (lambda: market(times(8, 5), "S"), lambda: market(times(13, 3), "S")),
    "eighty": (
        lambda: market(times(16, 5), "S"),
        lambda: market(times(13, 6) + "/B", "S", named="SB"),
    ),
    "range": (lambda: market("SSBBGGCCMM", "S"), lambda: market("SSBBGGCCM", "S")),
    "scattered": (
        lambda: market("B.B.B.B.B.B.B.B", "S"),
        lambda: market("B.B.B.B.B.B.B", "S"),
    ),
    "pile": (lambda: market("CCCC/CCCC", "S"), lambda: market("CCCC/CCC", "S")),
    "mountain": (lambda: market("CCCCC/CCCCC", "S"), lambda: market("CCCCC/CCCC", "S")),
    "hand": (lambda: from_the_market([]), lambda: from_the_market([6])),
    "partners": (
        lambda: market("SS", "S", "S", "S", options=("teams",)),
        lambda: market("SS", "S", "S", "S"),
    ),
    "trap": (lambda: market("SSSS", "S"), lambda: market("SSSSx", "S")),
    "berry": (lambda: market("SSS", "SS"), lambda: market("SSSS", "SS")),
    "tidy": (lambda: market("SSS", "SSSSSx"), lambda: market("SSS", "SSSSx")),
    "master": (
        lambda: market("SSS", "S", who=(0, 3)),
        lambda: market("SSS", "S", who=(0, 2)),
    ),
    "red": (lambda: market("Sx", "S"), lambda: market("SSx", "S")),
    "hotel": (lambda: market("xxxxxxx", "S"), lambda: market("xxxxxx", "S")),
}
LOST = {"trap": lambda: market("SSS", "SSSS")}


@pytest.mark.parametrize("medal", FEATS)
def test_a_feat_earns_its_medal_and_one_just_missed_does_not(medal):
    check_medal(medal, FEATS[medal])


def test_every_medal_there_is_was_earned_and_missed_here():
    check_all("veggies", FEATS)


@pytest.mark.parametrize("medal", LOST)
def test_who_did_all_of_it_but_lost_earns_nothing_for_it(medal):
    assert medal not in feats(LOST[medal]())


def test_partners_win_their_medal_together_and_losers_do_not():
    sitting = market("SSS", "S", "S", "S", options=("teams",))
    assert ["partners" in feats(sitting, seat) for seat in range(4)] == [True, False, True, False]


def test_a_shared_win_is_neither_by_a_berry_nor_by_mice():
    assert not {"berry", "tidy"} & feats(market("SSS", "SSS"))
