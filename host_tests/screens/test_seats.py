# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The seats, by buttons: players, options, names, and the number of a deal."""

import pytest

from at_table import decide, top
from garden import GAMES, about
from garden.sitting import Sitting
from garden.words import CODES
from menus import opened


def dealt(sim, game):
    """Return the sitting that the seats screen deals once the offer of a guide is declined."""
    from firmware.kit import sittings

    sim.keys("D" * (len(sim.top._options) + len(sim.top._who) - sim.top.row))  # to a seat
    sim.keys("A w300 E w100")
    return sittings.load_kept(sim.app, game)


def test_left_and_right_change_a_person_to_a_bot_of_each_level():
    sim = opened("seats", game="veggies", who=bytes((0, 0)))
    seen = []
    for _ in range(4):
        seen.append(level_of_first(sim))
        sim.keys("R")
    assert seen == ["Human", "Easy", "Normal", "Hard"]
    sim.keys("L")
    assert level_of_first(sim) == "Hard"


def level_of_first(sim):
    texts = sim.texts()
    return texts[texts.index(sim.app.name(0, sim.top._who[0] > 0)) + 1]


def test_select_adds_seats_up_to_the_most_and_then_starts_again():
    sim = opened("seats", game="veggies")
    counts = []
    for _ in range(4):
        counts.append(sum(text in ("Human", "Normal") for text in sim.texts()))
        sim.keys("E")
    assert counts == [2, 3, 4, 2]


def test_teams_can_only_be_reached_with_four_at_a_game_of_veggies():

    two = opened("seats", game="veggies", who=bytes(2))
    two.keys("D2 R")  # past the greyed teams: this is who begins
    assert "Ana" in two.texts()[-8:]
    four = opened("seats", game="veggies", who=bytes(4))
    assert sorted(text for text in four.texts() if text in "AB") == ["A", "A", "B", "B"]
    four.keys("D4 A")
    assert not [text for text in four.texts() if text in "AB"]
    four.keys("A U")
    sitting = dealt(four, "veggies")
    assert isinstance(sitting, Sitting)
    assert sitting.options == ("teams",)


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number, first", [(0, 1), (4444, 0)])
def test_every_option_is_shown_whole(number, first, game, lang):
    sim = opened("seats", game=game, who=bytes(min(4, max(about(game).SEATS))), lang=lang)
    sim.top._name = lambda seat: "WWWWWWWi"  # no player's name is wider
    sim.top._number, sim.top._first = number, first
    for _ in sim.top._options:
        sim.keys("U")
        right = sim.picture().crop((158, 97, 160, 109))
        assert len(right.getcolors()) == 1, sim.texts()


def test_the_options_of_veggie_match_reach_the_game():
    sim = opened("seats", game="match", who=bytes(3))
    sim.keys("U4 R U A")
    assert dealt(sim, "match").options == ("1992", "open")


def test_the_seat_that_was_chosen_begins():
    for first in range(1, 4):
        sim = opened("seats", game="match", who=bytes(3))
        sim.keys(f"D3 R{first}")
        assert dealt(sim, "match").game.turn == first - 1


def test_who_sits_where_reaches_the_game():
    sim = opened("seats", game="veggies", who=bytes((0, 2)))
    sim.keys("D R U E")
    sitting = dealt(sim, "veggies")
    assert [sitting.level(seat) for seat in range(sitting.seats)] == [0, 3, 2]


def test_the_names_option_leads_to_the_letters_and_back():
    sim = opened("seats", game="cabbage")
    sim.keys("D3 A")
    assert top(sim) == "Names"
    sim.keys("D A D S")
    assert top(sim) == "Seats"
    assert "Aa" in sim.texts()


def test_a_deal_has_a_number_that_leads_to_the_same_cards():
    for keys, number in (("D2 R3", 3), ("D2 A R2 U A D3 S", 17)):  # by steps, by digits
        seeds = []
        for _ in range(2):
            sim = opened("seats", game="cabbage")
            sim.keys(keys)
            seeds.append(dealt(sim, "cabbage").seed)
        assert seeds == [0x20000000 + number] * 2


def test_the_seats_show_the_number_that_was_entered():
    sim = opened("seats", game="veggies")
    sim.keys("D3 A w300 R2 U S w300")
    assert top(sim) == "Seats" and "No. 10" in sim.texts()
    sim.keys("A w300 E S w300")
    assert "No. 10" not in sim.texts()


@pytest.mark.parametrize("lang", CODES.split())
def test_whoever_enters_the_number_of_a_deal_reads_what_it_is_for(lang):
    sim = opened("number", number=137, lang=lang)
    from firmware.kit.text import wrap

    lines = wrap(sim.app.say("deal_text"), 150)
    assert len(lines) <= 3 and set(lines) <= set(sim.texts())


def test_a_saved_game_is_replaced_by_a_yes_only():
    sim = opened("seats", game="cabbage", sittings=["cabbage"])
    kept = sim.app.store.get("cabbage")
    sim.keys("A w300")
    assert top(sim) == "Notice" and "A game at round 5/8 is saved. A new" in " ".join(sim.texts())
    sim.keys("B w300")
    assert top(sim) == "Seats" and sim.app.store.get("cabbage") == kept
    sim.app.settings["coach"] = 0  # no tips
    sim.keys("A w300 A w300")
    assert top(sim) == "Table" and sim.app.store.get("cabbage") == kept  # until there is a move
    decide(sim)
    sim.keys("w2000")
    assert sim.app.store.get("cabbage") != kept


@pytest.mark.parametrize("game", GAMES)
def test_a_game_left_before_its_first_move_is_not_offered(game):
    sim = opened("seats", game=game)
    dealt(sim, game)
    from firmware.kit import sittings

    sittings.quit(sim.app)
    sim.run(200)
    assert not {"Continue", "Saved"} & set(sim.texts())


def test_the_bar_names_what_a_does_on_each_row():
    sim = opened("seats", game="match")
    seen = []
    for _ in range(sim.top.rows - 1):  # teams are none of this game's
        (_, word), *_ = sim.top.bar.shown[0]
        seen.append(word)
        sim.keys("D")
    assert seen == ["Start"] * 2 + ["Change"] * 3 + ["Edit"] * 2 + ["Read"]


def test_the_wheel_of_letters_leaves_out_those_a_name_has_no_room_for():
    sim = opened("names", seats=2)
    sim.keys("D13 R " * 7)  # M and as many m as there is room for
    seen = set()
    for _ in range(8):
        sim.keys("D")
        seen.add(sim.app.screens[-1]._letters[7].text)
    assert seen <= set("ijl'") | {""}
    assert len(seen) > 3
    sim.keys("B")
    assert sim.app.name(0) == "Ana"
