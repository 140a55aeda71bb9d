# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A turn of Veggie Match by buttons: planting, the three specials, and what lies around it."""

import random

import pytest
from match_table import (
    BACK,
    BARE,
    FULL,
    GARDEN,
    QUICK,
    TWO_KINDS,
    chips_shown,
    curtain_fell,
    four,
    garden_shown,
    ghost_shown,
    hand_shown,
    lay,
    log,
    marks_shown,
    move_made,
    number,
    pinwheel,
    pressed,
    ring,
    table_of,
)

from at_table import bar, play_stand_ins, sit_down, top, until
from garden.words import CODES
from tools.sim import FRAME

CURSOR = 20_000  # bytes that a cursor may send: they take the board 40 ms


# -- planting -----------------------------------------------------------------------------------


def test_the_run_that_would_be_harvested_is_lit_and_who_takes_what_is_listed():
    sim = pressed(four(), "E L D L2")
    assert ghost_shown(sim) == 8
    assert [space for space in range(16) if marks_shown(sim)[space] == 1] == [2, 5]
    assert chips_shown(sim) == [(1, -1), (0, 2), (3, 1)]
    pressed(sim, "D")
    assert not any(marks_shown(sim))
    assert chips_shown(sim) == []


def test_the_preview_is_what_the_move_then_does():
    sim = pressed(four(), "E L D L2")
    game = table_of(sim).game
    before = [list(pile) for pile in game.piles]
    sim.keys("A")
    until(sim, move_made)
    taken = [len(pile) - len(old) for pile, old in zip(game.piles, before)]
    assert taken == [1, 1, 0, 1]
    assert game.tokens[2][3] == 2


def test_four_takers_replace_the_deck_in_the_top_bar():
    star = """
    C+1 .   .   .
    .   C+1 .   C+1
    .   .   .   .
    .   C+1 .   C+1
    """
    sim = lay(star, "C+2 T+1", seat=0)
    assert len(chips_shown(sim)) < 4
    assert "deck 24" in sim.texts()
    pressed(sim, "D")
    assert chips_shown(sim) == [(0, 2), (1, 1), (2, 3), (3, 1)]
    assert "deck 24" not in sim.texts()


def test_the_cursor_begins_where_the_card_harvests_else_in_one_s_own_field():
    assert ghost_shown(four("B+1 T-2")) in (8, 9)  # under the diagonal, or beside the row
    assert ghost_shown(lay(BARE, "B+1 T-2", seat=2)) == 10
    assert ghost_shown(ring()) in (4, 7)


def test_the_cursor_visits_empty_spaces_only_and_all_of_them():
    for sit in (four, ring, pinwheel):
        sim = sit()
        plan = table_of(sim).game.plan
        from firmware.games.match.yard import push

        ways = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        chance = random.Random(4)
        for _ in range(200):
            spaces = chance.sample(range(plan.spaces), chance.randrange(1, plan.spaces))
            seen = [spaces[0]]
            for at in seen:
                seen += {push(plan, spaces, at, *way) for way in ways}.difference(seen)
            assert sorted(seen) == sorted(spaces)


def test_a_push_jumps_over_cards_and_stops_at_the_end():
    sim = lay("T+1 C+1 . T+1 " + ". " * 12, "T+2 C-1")
    assert ghost_shown(pressed(sim, "L")) == 4
    assert ghost_shown(pressed(sim, "U")) == 2
    assert ghost_shown(pressed(sim, "U")) == 2


def test_under_the_1992_rule_the_cursor_visits_one_s_own_bare_field():
    sim = lay("T+1 " + ". " * 15, "T+2 C-1", seat=2, options=("1992",))
    seen = set()
    for key in "RDLURRDDLLUU":
        seen.add(ghost_shown(pressed(sim, key)))
    assert seen == {10, 11, 14, 15}


def test_select_takes_the_next_card_that_can_be_played_and_keeps_the_space():
    sim = lay(TWO_KINDS, "T-2 barrow T-1 C+2", seat=3)
    pressed(sim, "U")
    space = ghost_shown(sim)
    chosen = []
    for _ in range(4):
        chosen.append(table_of(sim).view._turn.slot)
        assert ghost_shown(sim) == space
        pressed(sim, "E")
    assert chosen == [0, 1, 2, 3]


def test_a_card_that_cannot_be_played_is_hatched_and_skipped():
    sim = lay("T+1 " + ". " * 15, "T-2 storm basket C+2", seat=3)
    chosen = {table_of(sim).view._turn.slot}
    for key in ("E", "E", "B", "R", "D", "L", "U"):
        pressed(sim, key)
        chosen.add(table_of(sim).view._turn.slot)
    assert chosen == {0, 3}


def test_select_says_so_where_no_other_card_can_be_played():
    sim = lay(BARE, "T-2 storm basket barrow")
    assert bar(sim) == "Plant Hand"
    sim.keys("E w200")
    assert bar(sim) == "No other card can be played"
    sim.keys("R w200")
    assert bar(sim) == "Plant Hand"
    assert len(log(sim)) == 0


def test_b_goes_to_the_hand_where_the_stick_picks_a_card():
    for back in "AB":
        sim = four()
        pressed(sim, "B")
        assert (bar(sim), ghost_shown(sim)) == ("Choose Back", None)
        pressed(sim, "R")
        assert table_of(sim).view._turn.slot == 1
        pressed(sim, back)
        assert bar(sim) == "Plant Hand Card"
        assert ghost_shown(sim) is not None
        assert len(log(sim)) == 0


def test_b_takes_a_card_back_within_the_grace_and_keeps_its_space():
    sim = pressed(four(), "E L D L2")
    sim.keys("A w600")
    assert bar(sim) == "Undo"
    sim.keys("B w100")
    assert bar(sim) == "Plant Hand Card"
    assert ghost_shown(sim) == 8
    sim.run(5000)
    assert len(log(sim)) == 0


@pytest.mark.parametrize("hand", ["storm storm", "storm basket barrow"])
def test_who_can_play_nothing_is_told_and_passes_with_one_press(hand):
    sim = lay(BARE, hand, seat=1)
    assert bar(sim) == "Pass"
    assert "Nothing to play" in sim.texts()
    sim.keys("R w200")
    assert bar(sim) == "Nothing to play"
    sim.keys("A")
    until(sim, move_made)
    assert bar(sim) == "Leo cannot play"


def test_a_full_garden_leaves_nothing_to_play():
    assert bar(lay(FULL, "T+1 C+1 B+1 T+2")) == "Pass"


# -- storm, basket, wheelbarrow -----------------------------------------------------------------


def test_a_storm_asks_for_a_vegetable_and_says_on_how_many_spaces_it_works():
    sim = pressed(four(picture=TWO_KINDS), "E2")
    assert bar(sim) == "Choose Back"
    assert {"Storm...", "All is lost, no token", "2", "1"} <= set(sim.texts())
    turn = table_of(sim).view._turn
    chosen = []
    for key in "RRLL":
        pressed(sim, key)
        chosen.append(turn.vegetable)
    assert chosen == [2, 1, 2, 1]  # never a tomato


def test_the_choice_is_skipped_where_only_one_vegetable_works():
    sim = pressed(lay("C+1 C+2 " + ". " * 14, "T-2 basket", seat=3), "E")
    assert bar(sim) == "Harvest Hand Card"
    assert ghost_shown(sim) == 2


def test_the_cursor_of_a_storm_visits_only_spaces_that_work_and_b_changes_the_vegetable():
    sim = pressed(four(picture=TWO_KINDS), "E2 A")
    assert bar(sim) == "Strike Vegetable Card"
    seen = set()
    for key in "UDLRUD":
        seen.add(ghost_shown(pressed(sim, key)))
        assert marks_shown(sim).count(3) == 1  # a disc on the other one
    assert len(seen) == 2
    before = table_of(sim).view._turn.vegetable
    pressed(sim, "B")
    assert table_of(sim).view._turn.vegetable != before
    assert ghost_shown(sim) not in seen
    assert 3 not in marks_shown(sim)


def test_a_storm_crosses_out_what_will_be_lost_and_nobody_takes_anything():
    sim = pressed(four(picture=TWO_KINDS), "E2 A D")
    assert [space for space in range(16) if marks_shown(sim)[space] == 2] == [14, 15]
    assert chips_shown(sim) == []
    game = table_of(sim).game
    sim.keys("A")
    until(sim, move_made)
    assert bar(sim) == "Max: storm over corn"
    assert not any(game.piles)
    until(sim, curtain_fell)
    assert (game.grid[14], game.grid[15]) == (0, 0)


def test_a_basket_harvests_and_its_own_space_is_worth_nothing():
    sim = pressed(lay("C+1 C+2 " + ". " * 14, "basket T+1", seat=1), "E")
    assert chips_shown(sim) == [(0, 3)]
    sim.keys("A")
    until(sim, move_made)
    assert bar(sim) == "Leo harvests corn ×3"


def test_a_wheelbarrow_takes_two_steps_and_b_goes_back_to_the_first():
    sim = four("barrow B+1")
    assert "1/2 Put it where?" in sim.texts()
    assert bar(sim) == "Put Hand Card"
    pressed(sim, "U A")
    stands = ghost_shown(sim)
    assert "2/2 Move which?" in sim.texts() or chips_shown(sim)
    assert bar(sim) == "Move Step 1"
    turn = table_of(sim).view._turn
    visited = set()
    for key in "LURDRDLLUURRDD":
        pressed(sim, key)
        visited.add(turn.start)
        assert ghost_shown(sim) == stands
    assert visited <= {space for space in range(16) if garden_shown(sim)[space]}
    assert len(visited) > 4
    pressed(sim, "B")
    assert "1/2 Put it where?" in sim.texts()
    assert ghost_shown(sim) == stands


def test_a_wheelbarrow_begins_with_a_vegetable_it_would_harvest():
    sim = lay("C+1 C+2 .   . " + ". " * 11 + "C+4", "barrow T+1", seat=1)
    assert ghost_shown(sim) == 2
    pressed(sim, "A")
    assert table_of(sim).view._turn.start == 15
    assert marks_shown(sim)[:2] == b"\1\1"
    assert chips_shown(sim) == [(0, 3), (1, 4)]
    sim.keys("A")
    until(sim, move_made)
    assert bar(sim) == "Leo harvests corn ×3"


def test_undo_within_the_grace_leads_back_to_the_second_step():
    sim = four("barrow B+1")
    pressed(sim, "A R")
    start = table_of(sim).view._turn.start
    sim.keys("A w500 B w100")
    assert bar(sim) == "Move Step 1"
    assert table_of(sim).view._turn.start == start


# -- around the turn ----------------------------------------------------------------------------


def test_select_held_shows_the_owners_and_nothing_of_it_stays():
    sim = four(motion=0)
    before = sim.picture().tobytes()
    sim.keys("E+ w1000")
    seen = set()
    for _ in range(4):
        seen |= set(sim.texts())
        sim.keys("R w200")
    assert {"Ana", "Leo", "Mia", "Max"} <= seen
    sim.keys("E- w200")
    assert sim.picture().tobytes() == before


def test_pause_hides_the_hand_and_the_card_over_the_garden_and_gives_both_back():
    sim = pressed(four(motion=0), "E L D L2")
    before = sim.picture().tobytes()
    sim.keys("S w300")
    assert top(sim) == "Pause"
    assert set(hand_shown(sim)) == {BACK}
    sim.keys("B w600")
    assert sim.picture().tobytes() == before


def test_without_a_curtain_the_hand_lies_on_its_face_until_select_is_held():
    sim = sit_down("match", (0, 0), handover=QUICK)
    assert hand_shown(sim) == [BACK] * 4
    assert ghost_shown(sim) is None
    sim.keys("A w100 R w100 B w100")
    assert len(log(sim)) == 0
    sim.keys("E+ w600 E- w300")
    game = table_of(sim).game
    assert hand_shown(sim) == [card - 1 for card in game.hands[game.turn]]
    assert ghost_shown(sim) is not None


def test_a_hint_goes_to_the_advised_move_and_makes_none(monkeypatch):
    from garden.match.cards import announce, carry, plant

    cases = (
        ("T-2 B+1 storm C+2", plant(number("B+1"), 8), "Plant Hand Card"),
        ("T-2 B+1 storm C+2", announce(16, 1, 13), "Strike Vegetable Card"),
        ("barrow B+1", carry(4, 15), "Move Step 1"),
    )
    for hand, advised, keys in cases:
        play_stand_ins(monkeypatch, orders=[advised])
        sim = four(hand, TWO_KINDS)
        sim.keys("S w300 D A w1000")
        assert bar(sim) == "Only choice"
        assert len(log(sim)) == 0
        sim.keys("w100")
        assert table_of(sim).view._turn.action() == advised
        sim.keys("U&L D&R w300")
        assert bar(sim) == keys


def test_open_scores_are_shown_as_they_run_and_hidden_otherwise():
    for options, shown in ((("open",), True), ((), False)):
        sim = lay(GARDEN, "B+1 T+1", 2, 1, 0, options=options, lift=False)
        game = table_of(sim).game
        game.piles[0] += bytes((5, 4))
        game.piles[1] += bytes((1, 1, 1))
        sim.keys("A w300")
        assert (("6" in sim.texts()) and ("-6" in sim.texts())) == shown


def test_without_the_preview_the_run_is_lit_but_not_counted():
    sim = pressed(four(preview=0), "E L D L2")
    assert marks_shown(sim).count(1) == 2
    assert chips_shown(sim) == []


def test_a_bot_s_move_is_told_and_shown_before_it_is_made(monkeypatch):
    from garden.match.cards import plant

    sim = sit_down("match", (0, 0))
    game = table_of(sim).game
    seat = game.turn
    card = next(card for card in game.hands[seat] if card < 16)
    play_stand_ins(monkeypatch, orders=[plant(card, 6)])
    who = (2, 0) if seat == 0 else (0, 2)
    sim = sit_down("match", who, speed=0)
    assert hand_shown(sim) == [BACK] * 4
    until(sim, lambda sim: "plants" in bar(sim))
    sim.run(200)
    assert ghost_shown(sim) == 6
    assert hand_shown(sim) == [BACK] * 4
    assert not any(garden_shown(sim))
    until(sim, lambda sim: garden_shown(sim)[6] == card)


@pytest.mark.parametrize("lang", CODES.split())
def test_whatever_is_told_about_a_move_fits_its_line(lang):
    sim = four(lang=lang)
    from firmware.kit.text import measure

    say = sim.app.say
    name = "WWWWWWWi"
    assert 42 <= measure(name) <= 44  # no name is wider
    for vegetable in ("tomato", "corn", "broccoli"):
        for key in ("match_harvests", "match_storms"):
            assert measure(say(key, name, say(vegetable), 32)) <= 145
        for key in ("match_plants", "match_moves"):
            assert measure(say(key, name, say(vegetable), "+4")) <= 145
    assert measure(say("match_passes", name)) <= 145


def test_a_harvest_is_plucked_card_by_card_and_then_gone():
    sim = pressed(four(), "E L D L2")
    sim.hold("A")
    seen = set()
    for _ in range(60):
        sim.run(FRAME)
        seen.add(bytes(marks_shown(sim)))
    sim.hold("A", False)
    assert len(seen) == 3  # both lit, and each one out for a moment
    until(sim, curtain_fell)
    assert table_of(sim).game.grid[2] == table_of(sim).game.grid[5] == 0


def test_a_sitting_is_continued_where_it_was_left():
    sim = sit_down("match", (0, 0))
    sim.keys("A w300 A w3000")
    game = table_of(sim).game
    garden, left = bytes(game.grid), game.deck_left
    sim.keys("A w300 S w300 U A w300")
    assert top(sim) == "Title"
    assert any(text.endswith(f"DECK {left}") for text in sim.texts())
    sim.keys("A w300 A w300")
    assert top(sim) == "Table"
    assert bytes(table_of(sim).game.grid) == garden
    assert garden_shown(sim) == garden[:16]


def test_a_card_that_is_being_picked_sends_something_only_when_it_breathes():
    sim = four()
    sim.keys("B w1000")
    sent = []
    for _ in range(100):
        sim.cost()
        sim.run(20)
        sent.append(sim.cost())
    assert 3 <= sum(bytes_sent > 0 for bytes_sent in sent) <= 5
