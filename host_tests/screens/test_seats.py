# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The seats, by buttons: players, options, names, and the number of a deal."""

import pytest

from at_table import decide, top
from garden import GAMES, about
from garden.sitting import Sitting
from garden.words import CODES
from menus import opened, power_on
from tools.sim import Drive


def dealt(sim, game):
    """Return the sitting that the seats screen deals once the offer of a guide is declined."""
    from firmware.kit import sittings

    sim.keys("S w300 E w100")
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


def to(sim, option):
    """Move the cursor to this option."""
    place = len(sim.top._who) + sim.top._options.index(option)
    sim.keys(f"D{(place - sim.top.row) % sim.top.rows}" if place != sim.top.row else "w20")


@pytest.mark.parametrize("lang", CODES.split())
def test_teams_are_greyed_with_two_players_and_say_why(lang):
    two = opened("seats", game="veggies", who=bytes(2), lang=lang)
    to(two, "teams")
    assert two.app.say("explain_teams_off") in two.texts()
    before = two.picture().tobytes()
    two.keys("R A")
    assert two.picture().tobytes() == before


def test_a_numbered_deal_greys_who_begins():
    sim = opened("seats", game="veggies", who=bytes(2))
    to(sim, "deal")
    sim.keys("R")
    to(sim, "first")
    assert "The numbered deal decides" in sim.texts()


def test_four_at_a_game_of_veggies_may_play_in_teams():
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
    for option in sim.top._options:
        to(sim, option)
        words = sim.app.say(f"explain_{option}" + ("" if sim.top._live(option) else "_off"))
        assert words in sim.texts() and not words.startswith("explain_")
        right = sim.picture().crop((158, 16, 160, 118))
        assert len(right.getcolors()) == 1, sim.texts()


def test_the_options_of_veggie_match_reach_the_game():
    sim = opened("seats", game="match", who=bytes(3))
    to(sim, "1992")
    sim.keys("R")
    to(sim, "open")
    sim.keys("A")
    assert dealt(sim, "match").options == ("1992", "open")


def test_the_seat_that_was_chosen_begins():
    for first in range(1, 4):
        sim = opened("seats", game="match", who=bytes(3))
        to(sim, "first")
        sim.keys(f"R{first}")
        assert dealt(sim, "match").game.turn == first - 1


def test_who_sits_where_reaches_the_game():
    sim = opened("seats", game="veggies", who=bytes((0, 2)))
    sim.keys("D R U E")
    sitting = dealt(sim, "veggies")
    assert [sitting.level(seat) for seat in range(sitting.seats)] == [0, 3, 2]


def test_the_names_option_leads_to_the_letters_and_back():
    sim = opened("seats", game="cabbage")
    to(sim, "names")
    sim.keys("A")
    assert top(sim) == "Names"
    sim.keys("U A U S")
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
    to(sim, "deal")
    sim.keys("A w300 R2 U S w300")
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
    for _ in range(sim.top.rows):
        (_, word), *_ = sim.top.bar.shown[0]
        seen.append(word)
        sim.keys("D")
    assert seen == ["Start"] * 2 + ["Change"] * 3 + ["Edit"] * 2 + ["Read"]


@pytest.mark.parametrize("lang", CODES.split())
def test_a_line_says_what_each_level_does(lang):
    sim = opened("seats", game="veggies", who=bytes((1, 0)), lang=lang)
    for level in ("level1", "level2", "level3", "human"):
        assert sim.app.say("explain_" + level) in sim.texts()
        sim.keys("R")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_setup_of_each_game_is_remembered(game):
    drive = Drive()
    sim = opened("seats", game=game, drive=drive)
    if len(sim.top._seats) > 1:
        sim.keys("E")
    sim.keys("D R")
    setup = bytes(sim.top._who), list(sim.top._on)
    if "open" in sim.top._options:
        to(sim, "open")
        sim.keys("R")
        setup[1].append("open")
    dealt(sim, game)
    sim.app.store.save()
    again = opened("seats", game=game, drive=drive)
    assert (bytes(again.top._who), list(again.top._on)) == setup
    other = next(name for name in GAMES if name != game)
    assert again.app.store.get("setups")
    fresh = opened("seats", game=other)
    kept = opened("seats", game=other, drive=drive)
    assert bytes(kept.top._who) == bytes(fresh.top._who)


@pytest.mark.parametrize("kept", [b"\xff" * 33, b"\2", b"\3" + bytes(32), bytes(33)])
@pytest.mark.parametrize("game", GAMES)
def test_a_setup_that_means_nothing_is_ignored(game, kept):
    sim = power_on()
    sim.app.store.put("setups", kept)
    sim.app.go("seats", game=game)
    sim.run(100)
    assert top(sim) == "Seats" and len(sim.top._who) in about(game).SEATS
    assert max(sim.top._who) < 4


def test_the_wheel_of_letters_leaves_out_those_a_name_has_no_room_for():
    sim = opened("names", seats=2)
    sim.keys("U13 R " * 7)  # M and as many m as there is room for
    seen = set()
    for _ in range(8):
        sim.keys("D")
        seen.add(sim.app.screens[-1].letters[7].text)
    assert seen <= set("ijl'") | {""}
    assert len(seen) > 3
    sim.keys("B")
    assert sim.app.name(0) == "Ana"


def test_up_is_the_next_letter_and_the_next_digit():
    sim = opened("names", seats=2)
    sim.keys("U")
    assert sim.top.text == "A"
    sim.keys("U D2")
    assert sim.top.text == ""
    sim = opened("number", number=5)
    sim.keys("R3 U")
    assert sim.top.text == "0006"


def test_a_goes_on_to_the_next_name_and_after_the_last_one_back():
    sim = opened("seats", game="cabbage")
    to(sim, "names")
    sim.keys("A w300 A w100")  # nothing is written for the first
    assert top(sim) == "Names" and sim.top._seat == 1
    sim.keys("w300 U A w100 A w300")
    assert top(sim) == "Seats"
    assert sim.app.name(0) == "Ana" and sim.app.name(1) == "A"


def test_a_after_the_last_digit_takes_the_number():
    sim = opened("seats", game="cabbage")
    to(sim, "deal")
    sim.keys("A w300 R3 U A w300")
    assert top(sim) == "Seats" and "No. 1" in sim.texts()


def test_start_begins_the_game_from_any_row():
    sim = opened("seats", game="cabbage")
    to(sim, "rules")
    sim.keys("S w300")
    assert top(sim) == "Notice"


@pytest.mark.parametrize("game", GAMES)
def test_the_setup_after_a_lesson_can_be_dealt(game):
    """The usual setup has pairs on, for whenever four play."""
    from firmware.kit import sittings
    from firmware.screens import setups

    sim = opened("title")
    deal = setups.ready(sim.app, game)
    assert sittings.deal(sim.app, game, deal).seats == len(deal.who)
