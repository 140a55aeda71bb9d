# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: the table, the turn, and the questions bots and screens ask."""

from collections import Counter

import pytest
from match_positions import (
    EMPTY_4X4,
    FULL,
    ONE_CORN,
    TWO_CORN,
    garden,
    moves,
    play,
    refused,
    tokens,
)

from garden.match.engine import Game, cards
from garden.match.plan import NEUTRAL, plan
from tools.notation import match

# -- the turn -----------------------------------------------------------------------------------


def test_without_tokens_left_a_harvest_is_still_a_harvest():
    game = garden(TWO_CORN, ["C-1", "T+1", "T+1", "T+1"], tokens={"C": [0, 2, 3, 0]})
    play(game, "C-1@0,2")
    assert tokens(game)["C"] == [0, 2, 3, 0] and game.left[1] == 0
    assert match.state(game)["piles"] == [["C+1", "C+2"], ["C-1"], [], []]


def test_who_can_play_must():
    assert refused(garden(EMPTY_4X4, ["barrow T+1", "", "", ""]), "pass")
    assert refused(garden(TWO_CORN, ["storm", "", "", ""]), "pass")
    assert refused(garden(ONE_CORN, ["barrow", "", "", ""]), "pass")


def test_the_same_card_twice_in_the_hand_is_one_move():
    game = garden(EMPTY_4X4, ["C+1 T+2 C+1 T+2", "", "", ""])
    assert len(moves(game)) == 2 * 16
    play(game, "C+1@3,3")
    assert match.state(game)["hands"][0] == ["T+2", "C+1", "T+2"]


def test_only_cards_in_the_hand_and_empty_spaces_can_be_played():
    game = garden(TWO_CORN, ["T+1 barrow", "T+2 storm basket", "", ""])
    for move in ("T+2@3,3", "T+1@0,0", "storm:C@0,2", "basket:C@0,2", "barrow@0,1<0,0"):
        assert refused(game, move)
    with pytest.raises(ValueError, match="no vegetable to move"):
        play(game, "barrow@3,3<3,2")


@pytest.mark.parametrize("number", [-1, 0, 31, 22 << 5, 0x1FFF, 0x2000 + 0x400, 0xFFFE, 1 << 16])
def test_a_number_that_is_no_move_is_refused(number):
    game = garden(TWO_CORN, ["T+1 storm basket barrow", "", "", ""])
    before = match.state(game)
    with pytest.raises(ValueError, match="not in the hand"):
        game.play(number)
    assert match.state(game) == before


def test_spaces_beyond_the_garden_are_refused():
    game = garden(TWO_CORN, ["T+1 storm basket barrow", "", "", ""])
    beyond = (cards.plant(3, 16), cards.announce(cards.STORM, 1, 16), cards.carry(16, 0))
    for action in beyond:
        with pytest.raises(ValueError, match="put there"):
            game.play(action)
    with pytest.raises(ValueError, match="no vegetable"):
        game.play(cards.carry(5, 16))


def test_a_hand_is_secret_while_the_game_goes_on():
    game = garden(EMPTY_4X4, ["T+1", "", "", ""])
    assert [game.secret(seat) for seat in range(4)] == [True, False, False, False]
    full = garden(FULL, ["T-1", "T-1", "", ""], passes=3)
    assert full.secret(0)
    play(full, "pass")
    assert not full.secret(0) and not full.secret(1)


def test_a_move_is_fresh_only_when_a_card_was_drawn():
    game = garden(EMPTY_4X4, ["T+1", "storm", "T+1", ""], deck=["barrow"])
    assert not game.fresh
    play(game, "T+1@0,0")
    assert game.fresh
    play(game, "pass")
    assert not game.fresh
    play(game, "T+1@3,3")
    assert not game.fresh


# -- what bots and screens ask --------------------------------------------------------------------


def crop(game, move):
    """Return the places a move would harvest."""
    out = bytearray(32)
    before = match.state(game)
    count = game.crop(match.parse_move(game, move), out)
    assert match.state(game) == before
    return [(game.plan.row[space], game.plan.col[space]) for space in out[:count]]


def test_a_crop_can_be_seen_before_the_move_is_made():
    game = garden(
        """
        .   .   B+1 .
        B+1 B-1 .   B+2
        .   .   B+4 .
        T+1 .   .   .
        """,
        ["B-2 T+1 storm barrow", "", "", ""],
    )
    runs = [(1, 2), (1, 3), (1, 1), (1, 0), (2, 2), (0, 2)]
    assert crop(game, "B-2@1,2") == runs and crop(game, "storm:B@1,2") == runs
    # The gap that (1,3) leaves breaks nothing; the one that (1,1) leaves breaks the row.
    assert set(crop(game, "barrow@1,2<1,3")) == set(runs) - {(1, 3)}
    assert set(crop(game, "barrow@1,2<1,1")) == {(0, 2), (1, 2), (2, 2)}
    assert crop(game, "T+1@1,2") == [] and crop(game, "barrow@1,2<3,0") == []


def test_what_is_ripe_is_told_for_all_vegetables_at_once():
    game = garden(
        """
        T+1 T+1 .   .
        .   .   C+1 .
        .   .   C+1 .
        .   .   .   B+1
        """,
        ["storm", "", "", ""],
    )
    ripe = {divmod(space, 4): game.ripe(space) for space in range(16) if game.ripe(space)}
    assert ripe == {(0, 2): 1 | 2, (3, 2): 2}


def test_a_card_tells_whether_it_can_be_played():
    game = garden(ONE_CORN, ["T+1", "", "", ""])
    able = [card for card in (3, cards.STORM, cards.BASKET, cards.BARROW) if game.playable(card)]
    assert able == [3, cards.BARROW]


# -- the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", Game.SEATS)
def test_the_deck_has_the_printed_cards_once_and_from_six_players_on_twice(seats):
    copies = 1 if seats < 6 else 2
    values = {"-2": 3, "-1": 4, "+1": 5, "+2": 5, "+4": 1}
    printed = {letter + value: n * copies for letter in "TCB" for value, n in values.items()}
    printed |= dict.fromkeys(("storm", "basket", "barrow"), 3 * copies)
    state = match.state(Game(seats, 3))
    assert Counter(sum(state["hands"], state["deck"])) == printed
    assert [len(hand) for hand in state["hands"]] == [4] * seats
    assert state["left"] == dict.fromkeys("TCB", 5 * copies)


@pytest.mark.parametrize("seats", Game.SEATS)
def test_every_field_has_the_same_number_of_lines_through_it(seats):
    table = plan(seats)
    lines = set()
    for space in range(table.spaces):
        for way in range(8):
            line = [space]
            while (ahead := table.ahead[way][line[-1]]) < table.spaces:
                line.append(ahead)
            lines |= {frozenset(line[i : i + 3]) for i in range(len(line) - 2)}
    through = [sum(not line.isdisjoint(plots) for line in lines) for plots in table.plots]
    assert len(set(through)) == 1 and through[0] > 0


@pytest.mark.parametrize("seats", Game.SEATS)
def test_the_pairs_of_a_space_are_the_rest_of_every_three_through_it(seats):
    table = plan(seats)
    ways = [(0, 1), (1, 0), (1, 1), (1, -1)]
    places = {(table.row[s], table.col[s]): s for s in range(table.spaces)}
    for (row, col), space in places.items():
        threes = set()
        for down, right in ways:
            for first in (-2, -1, 0):
                run = [(row + i * down, col + i * right) for i in range(first, first + 3)]
                if all(place in places for place in run):
                    threes.add(frozenset(places[place] for place in run) - {space})
        pairs = table.pairs[space]
        listed = [frozenset(pairs[i : i + 2]) for i in range(0, len(pairs), 2)]
        assert set(listed) == threes and len(listed) == len(threes)


@pytest.mark.parametrize(
    "seats, owners",
    [
        (2, "00..00....11..11"),
        (3, "00110011..22..22"),
        (4, "0011001133223322"),
        (5, "00110011..22..2244334433"),
        (6, "001100115522552244334433"),
    ],
)
def test_seats_own_the_playing_fields_in_order(seats, owners):
    drawn_owners = "".join("." if o == NEUTRAL else str(o) for o in plan(seats).owner)
    assert drawn_owners == owners


def test_no_garden_offers_more_moves_than_most():
    spaces = plan(8).spaces
    kinds = 1 + 3 + 3
    assert max(e * (kinds + spaces - e) for e in range(spaces + 1)) == Game.MOST


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ((1, 0), "this game is for 2, 3, 4"),
        ((9, 0), "this game is for 2, 3, 4"),
        ((4, -1), "seed"),
        ((4, 1 << 32), "seed"),
        ((4, 0, ("teams",)), "no option teams"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments, sentence):
    with pytest.raises(ValueError, match=sentence):
        Game(*arguments)


def test_chance_reaches_every_seat_and_shuffles_the_deck():
    assert {Game(8, seed).turn for seed in range(100)} == set(range(8))
    assert len({bytes(Game(2, seed).deck) for seed in range(20)}) == 20
