# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: the worked positions T1 to T6 and the rulings V1 to V13 of the rules."""

from array import array
from itertools import product

import pytest
from veggies_positions import SIGNS, over

from garden.rng import Rng
from garden.veggies import scoring
from garden.veggies.cards import FACES, GOODS, TURNED
from garden.veggies.engine import Game
from garden.veggies.stand import Stand, pack
from garden.veggies.survey import Survey
from tools.notation import veggies as notation

T1 = """
SSB.GG
SSBxGG
S.BxCG
CS.BMS
xMSC.C
"""


def legal(game):
    out = array("H", bytes(2 * game.MOST))
    return out[: game.actions(out)]


def at_naming(seats=2, tied=True):
    """Yield games in the naming phase, by random play."""
    for seed in range(200):
        game = Game(seats, seed)
        rng = Rng(seed)
        while game.phase in ("lay", "place"):
            actions = legal(game)
            game.play(actions[rng.below(len(actions))])
        if (game.phase == "name") == tied:
            yield game


def goods_named(sizes, two):
    """Return the choices as words, for biggest groups given like S7 G5."""
    biggest = bytearray(6)
    for size in sizes.split():
        biggest[SIGNS.index(size[0])] = int(size[1:])
    sets = scoring.choices(biggest, two)
    return ["".join(good for bit, good in enumerate(GOODS) if s >> bit & 1) for s in sets]


# -- worked positions -------------------------------------------------------------------------


def test_t1_the_printed_example():
    game = over(T1, T1, T1, named=["S", "B", "G"])
    groups = game.detail()["players"][0]["groups"]
    assert groups == {"S": [5, 1, 1, 1], "B": [3, 1], "G": [5], "C": [1, 1, 1, 1], "M": [1, 1]}
    assert game.survey(0).mice == 3
    assert game.detail()["players"][0]["products"] == {"S": 20, "B": 6, "G": 5}
    assert game.scores() == [25, 25, 25]


@pytest.mark.parametrize(
    "rot, rows", [(0, "SSG/S.x"), (1, "SS/.S/xG"), (2, "x.S/GSS"), (3, "Gx/S./SS")]
)
def test_t2_the_rotations_of_card_11(rot, rows):
    cells = [FACES[11 * 6 + TURNED[rot * 6 + cell]] for cell in range(6)]
    assert "".join(SIGNS[cell] for cell in cells) == rows.replace("/", "")
    stand = Stand()
    stand.lay(11, pack(rot, 0, 0))
    seen = ["".join(SIGNS[stand.at(row, col)] for col in range(3)).strip() for row in range(3)]
    assert "/".join(row for row in seen if row) == rows


@pytest.mark.parametrize(
    "row, col, may", [(2, 3, False), (3, 0, False), (2, 2, True), (0, 0, True)]
)
def test_t3_corner_and_gap_are_illegal_touch_and_cover_are_legal(row, col, may):
    game = Game(2, 1)
    game.play(0)
    game.play(0)
    assert game.stands[game.turn].allows(pack(0, row, col)) is may
    assert ((pack(0, row, col)) in legal(game)) is may


def test_t4_biggest_times_groups_and_an_absent_kind_is_worth_nothing():
    game = over("SSSSSSS\n.......\nS.S.S.S", "x.x\nCC.", "M", named=["S", "C", "M"])
    assert game.scores()[0] == 7 * 5
    stranger = over("x.x", "SS.", "SS.", named=["S", "S", "S"])
    assert stranger.scores()[0] == -4


def test_t5_two_players_name_two_kinds_each_and_all_four_score():
    assert goods_named("S7 G5 B4", two=True) == ["SG"]
    assert goods_named("B6 C5", two=True) == ["BC"]
    one = "SSSSSSS\n.......\nSSSSSS.\nGGGGG..\nBBBB..."
    other = "BBBBBB\nCCCCC."
    game = over(one, other, named=["SG", "BC"])
    assert game.detail()["kinds"] == ["S", "B", "G", "C"]
    assert game.scores() == [7 * 2 + 5 + 4, 6 + 5]


def test_t6_fewer_mice_win_a_tie_and_equal_mice_share():
    two_mice = "SSSSSSSSSSS\n...........\nS.S.S.x..x."
    three_mice = "SSSSSSSSSSSSSSSSSSSSSSS\n.......................\nSx.x.x"
    game = over(two_mice, three_mice, "M", named=["S"] * 3)
    assert game.scores()[:2] == [40, 40]
    assert game.winners() == [0]
    assert over(two_mice, two_mice, "M", named=["S"] * 3).winners() == [0, 1]


# -- rulings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, used", [(2, 21), (3, 30), (4, 39)])
def test_v1_v2_seven_turns_each_and_the_deck_never_runs_out(seats, used):
    for seed in range(5):
        game = Game(seats, seed)
        rng = Rng(seed)
        turns = 0
        while game.phase in ("lay", "place"):
            turns += game.phase == "place"
            actions = legal(game)
            game.play(actions[rng.below(len(actions))])
        assert turns == 7 * seats
        assert all(len(stand.cards) == 8 for stand in game.stands)
        assert 40 - len(game.deck) == used  # V13: the last draws happen too


@pytest.mark.parametrize(
    "sizes, choices",
    [
        ("S5 B4 G3", ["SB"]),
        ("S5 B4 G4", ["SB", "SG"]),
        ("S5 B5 G4", ["SB"]),
        ("S5 B5 G5", ["SB", "SG", "BG"]),
        ("G5", ["G"]),
        ("G5 S1 M1", ["SG", "GM"]),
    ],
)
def test_v3_two_players_choose_only_between_equal_pairs(sizes, choices):
    assert goods_named(sizes, two=True) == choices


def test_v3_more_players_choose_only_between_the_biggest():
    assert goods_named("S5 B5 G4", two=False) == ["S", "B"]
    assert goods_named("S5 B4 G4", two=False) == ["S"]


def test_v4_the_others_choices_are_covered_until_the_last_is_in():
    seen = 0
    for game in at_naming(seats=3):
        tied = [seat for seat in range(3) if len(game.choices(seat)) > 1]
        if len(tied) < 2:
            continue
        seen += 1
        assert game.turn == tied[0] and game.secret(game.turn)
        before = notation.view(game, tied[1])
        game.play(legal(game)[0])
        assert not game.fresh
        assert notation.view(game, tied[1])["named"] == before["named"]
        assert notation.view(game, tied[0])["named"][tied[0]]
        while game.phase == "name":
            game.play(legal(game)[0])
        assert game.fresh
        assert None not in notation.view(game, tied[1])["named"]
    assert seen > 5


def test_nobody_is_asked_where_nothing_is_in_doubt():
    for game, _ in zip(at_naming(seats=3, tied=False), range(10)):
        assert game.phase == "over"
        assert all(len(game.choices(seat)) == 1 for seat in range(3))


@pytest.mark.parametrize("row, col", [(2, 3), (-2, -3), (2, -3), (-2, 3), (3, 0), (0, 4), (-3, 0)])
def test_v7_a_corner_or_a_gap_is_illegal(row, col):
    stand = Stand()
    stand.lay(1, pack(0, 0, 0))
    assert not stand.allows(pack(0, row, col))


def test_v6_v8_covering_all_of_a_card_is_legal_and_covered_cells_stay_occupied():
    stand = Stand()
    stand.lay(1, pack(0, 0, 0))
    for card in (2, 3, 4):
        assert stand.allows(pack(0, 0, 0))
        stand.lay(card, pack(0, 0, 0))
    assert [stand.at(0, col) for col in range(3)] == list(FACES[24:27])
    assert stand.allows(pack(1, 2, 0))


def test_v9_four_play_with_teams_or_without():
    assert Game(4, 0).options == ()
    assert Game(4, 0, ("teams",)).options == ("teams",)
    with pytest.raises(ValueError, match="teams need 4 players"):
        Game(3, 0, ("teams",))


def test_v10_partners_sit_opposite_and_count_together():
    stands = "SSSSS", "SS", "S", "SSSS"
    game = over(*stands, named=["S"] * 4, options=("teams",))
    assert game.scores() == [5, 2, 1, 4]
    assert game.detail()["teams"] == [6, 6]
    assert game.winners() == [0, 1, 2, 3]
    assert over(*stands, named=["S"] * 4).winners() == [0]
    mouse = over("SSSSSSS\nx......", *stands[1:], named=["S"] * 4, options=("teams",))
    assert mouse.detail()["teams"] == [6, 6]
    assert mouse.winners() == [1, 3]


def test_v11_v12_totals_may_be_negative():
    game = over("xx", "S.", "S.", named=["S", "S", "S"])
    assert game.scores() == [-4, 1, 1]


# -- the look at a card before it is laid ---------------------------------------------------------


def by_flood(stand):
    groups, biggest, mice, seen = [0] * 6, [0] * 6, 0, set()
    cells = stand.shown()
    for cell, kind in enumerate(cells):
        mice += kind == 7
        if 0 < kind < 6 and cell not in seen:
            reached = {cell}
            border = [cell]
            while border:
                at = border.pop()
                near = {at + step & 1023 for step in (1, -1, 32, -32)} - reached
                near = {place for place in near if cells[place] == kind}
                reached |= near
                border += near
            seen |= reached
            groups[kind] += 1
            biggest[kind] = max(biggest[kind], len(reached))
    return groups, biggest, mice


@pytest.mark.parametrize("seed", range(12))
def test_lifting_and_dropping_says_what_laying_would_make(seed):
    game = Game(2 + seed % 3, seed)
    rng = Rng(seed)
    survey = Survey()
    while game.phase in ("lay", "place"):
        actions = legal(game)
        if game.phase == "place":
            stand = game.stands[game.turn]
            survey.read(stand)
            before = bytes(stand.shown())
            for _ in range(40):
                action = actions[rng.below(len(actions))]
                card = 1 + rng.below(40)
                survey.lift(action & 0x3FFF)
                survey.drop(card, action >> 12 & 3)
                assert bytes(stand.shown()) == before
                laid = stand.copy()
                laid.lay(card, action & 0x3FFF)
                seen = list(survey.groups), list(survey.biggest), survey.mice
                assert seen == by_flood(laid)
        game.play(actions[rng.below(len(actions))])


def test_the_longest_stands_do_not_meet_themselves():
    for rot, step_row, step_col in ((0, 0, 3), (0, 0, -3), (1, 3, 0), (1, -3, 0), (0, 2, 2)):
        stand = Stand()
        stand.lay(1, pack(0, 0, 0))
        for nth in range(1, 8):
            row = nth * step_row - (rot and step_row > 0)
            assert stand.allows(pack(rot, row, nth * step_col))
            stand.lay(31, pack(rot, row, nth * step_col))
        assert sum(1 for cell in stand.shown() if cell) == 48


def test_every_legal_place_is_found_and_no_other():
    game = Game(2, 7)
    rng = Rng(7)
    while game.phase != "over":
        actions = legal(game)
        if game.phase == "place":
            stand = game.stands[game.turn]
            rows = range(stand.top - 5, stand.bottom + 6)
            cols = range(stand.left - 5, stand.right + 6)
            places = [pack(*at) for at in product(range(4), rows, cols)]
            assert [p for p in places if stand.allows(p)] == [a for a in actions if a < 1 << 14]
        game.play(actions[rng.below(len(actions))])


def test_who_begins_differs_from_seed_to_seed_for_every_seat():
    for seats in Game.SEATS:
        beginners = []
        for seed in range(300):
            game = Game(seats, seed)
            for _ in range(seats):
                game.play(0)
            beginners.append(game.turn)
        for seat in range(seats):
            assert beginners.count(seat) > 200 / seats
