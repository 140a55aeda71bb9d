# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pages of the score pad, and the way from the last move to them."""

import pytest

import picture_book
from at_table import top
from finished import full_pad, played
from garden import GAMES, medals, records
from garden.words import CODES
from score_pads import SOME, at_results, board, new_medals, opened
from tools.sim import BOARDS, Drive, Sim


def details(**how):
    sim = opened("records", 1, pad=full_pad(), **how)
    sim.keys("U A w400")
    return sim


PAGES = {
    "records": lambda how: opened("records", 0, pad=full_pad(), **how),
    "records_match": lambda how: opened("records", 1, pad=full_pad(), **how),
    "records_cabbage": lambda how: opened("records", 2, pad=full_pad(), **how),
    "records_none": lambda how: opened("records", 0, **how),
    "details": lambda how: details(**how),
    "players": lambda how: opened("players", 0, pad=full_pad(), **how),
    "players_none": lambda how: opened("players", 0, **how),
    "medals": lambda how: opened("medals", 0, won=SOME, **how),
    "medals_match": lambda how: opened("medals", 1, won=SOME, **how),
    "medals_cabbage": lambda how: opened("medals", 2, won=SOME, **how),
}


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_it_was_drawn(page, lang):
    picture_book.check(PAGES[page]({"lang": lang}), page, lang)


@pytest.mark.parametrize("page", ["records_match", "details", "players", "medals"])
def test_a_page_looks_right_on_a_larger_board(page):
    picture_book.check(PAGES[page]({"board": "pimoroni_picosystem"}), f"{page}_240")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_does_not_change_sends_nothing(page):
    sim = PAGES[page]({})
    sim.run(200)
    sim.cost()
    sim.run(1000)
    assert sim.cost() == 0


@pytest.mark.parametrize("name", BOARDS)
def test_right_leads_through_the_pages_of_every_game_and_left_back(name):
    sim = opened("records", 0, board=name)
    there, back = [], []
    for _ in range(6):
        there.append((top(sim), sim.top._game))
        sim.keys("R w300")
    assert there == [(page, game) for game in range(3) for page in ("Records", "Players")]
    for _ in range(6):
        sim.keys("L w300")
        back.append((top(sim), sim.top._game))
    assert back == there[::-1]


@pytest.mark.parametrize("page", ["records", "players"])
def test_select_leads_to_the_medals_of_the_same_game_and_back(page):
    sim = opened(page, 1)
    sim.keys("E w300")
    assert (top(sim), sim.top._game) == ("Medals", 1)
    sim.keys("E w300")
    assert (top(sim), sim.top._game) == ("Records", 1)
    sim.keys("B w300")
    assert top(sim) == "Title"


def test_over_the_edge_of_the_medals_are_those_of_the_next_game():
    sim = opened("medals", 0)
    games = []
    for keys in ("R5", "L", "L"):
        sim.keys(keys + " w300")
        games.append(sim.top._game)
    assert games == [1, 0, len(GAMES) - 1]


def test_details_tell_everybody_s_name_also_of_those_who_are_not_on_the_line():
    sim = opened("records", 1, pad=full_pad())
    row = next(n for n, (_, who, _) in enumerate(full_pad().recent(1)) if len(who) == 8)
    sim.keys(f"D{row} A w300" if row else "A w300")
    assert top(sim) == "Details"
    texts = sim.texts()
    _, who, scores = full_pad().recent(1)[row]
    for seat, player in enumerate(who):
        person = records.person(player)
        named = sim.app.name(seat, True) if records.level(player) else full_pad().people[person][0]
        assert named in texts
        assert str(scores[seat]) in texts
    sim.keys("B w300")
    assert top(sim) == "Records"


def test_the_pad_opens_at_the_game_last_played():
    sim = board(pad=full_pad())
    sim.app.settings["last"] = 2
    sim.keys("U A w300")
    assert (top(sim), sim.top._game) == ("Records", 2)


DAMAGED = {
    "short": lambda: b"\x01",
    "foreign": lambda: b"\xff" * 99,
    "nonsense": lambda: b"\x01" * 300,
    "cut off": lambda: full_pad(1).pack()[:-7],
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_pages_of_a_damaged_pad_can_be_read(damage):
    garbage = DAMAGED[damage]()
    sim = board(start=False)
    sim.app.store.put("pad", garbage)
    sim.app.store.put("medals", garbage)
    sim.app.store.put("earners", garbage)
    sim.app.store.put("names", garbage)
    sim.app.start()
    for page in ("records", "players", "medals"):
        for game in range(3):
            sim.app.go(page, game=game)
            sim.run(60)
            assert top(sim) == page.capitalize()


# -- from the last move to the pad --------------------------------------------------------------


def test_a_finished_sitting_is_on_the_pad_once_and_survives_a_restart():
    drive = Drive()
    sitting = played("match", 3, 4)
    scores, earned = sitting.game.scores(), medals.earned(sitting)
    sim = at_results(sitting, drive=drive)
    assert len(records.Pad(sim.app.store.get("pad")).sittings) == 1
    again = Sim(lang=None, drive=drive)
    pad = records.Pad(again.app.store.get("pad"))
    assert [scores for _, _, scores in pad.sittings] == [scores]
    assert again.app.store.get("match") == b""
    kept = again.app.store.get("medals")
    assert medals.won(kept, "match") == earned > 0


def test_names_entered_by_stick_are_on_the_pad_and_survive_a_restart():
    drive = Drive()
    sim = board(drive=drive)
    sim.app.open("names", seats=2)
    sim.run(300)
    sim.keys("U A U E U2 A U2 S w300")  # Aa, and for the second seat Bb
    sim = Sim(drive=drive)
    assert [sim.app.name(0), sim.app.name(1), sim.app.name(2)] == ["Aa", "Bb", "Mia"]
    at_results(played("cabbage", 2), sim)
    sim.app.go("players", game=2)
    sim.run(300)
    assert {"Aa", "Bb"} <= set(sim.texts())


@pytest.mark.parametrize(
    "kept, name",
    [
        (b"\xff\xfe\n\xc3", "Ana"),
        (b"", "Ana"),
        (b"Leo", "Leo"),
        (b"MMMMMMMM", "MMMMMM…"),
        (b"\n".join([b"Noa"] * 20), "Noa"),
    ],
)
def test_names_damaged_or_of_another_version_are_cut_or_forgotten(kept, name):
    sim = board(start=False)
    sim.app.store.put("names", kept)
    assert sim.app.name(0) == name
    assert sim.app.name(7)
    sim.app.open("names", seats=8)
    sim.run(100)
    assert top(sim) == "Names"


def test_new_medals_are_shown_after_the_podium_one_after_the_other_and_only_once():
    sitting = played("cabbage", 2, 7)
    earned = medals.earned(sitting)
    names = [medal for bit, medal in enumerate(medals.medals("cabbage")) if earned >> bit & 1]
    assert len(names) > 1
    sim = at_results(sitting)
    sim.run(1000)
    assert top(sim) == "Results"
    assert new_medals(sim) == [sim.app.say(f"medal_cabbage_{name}") for name in names]
    assert top(sim) == "Results"
    at_results(sitting, sim)
    assert new_medals(sim) == []


def test_whoever_cannot_wait_sees_the_medals_first():
    sim = at_results(played("cabbage", 2, 7))
    assert len(new_medals(sim, "A w100")) > 1
    sim.keys("B w300")
    assert top(sim) == "Title"


@pytest.mark.parametrize("lang", CODES.split())
def test_the_sign_looks_as_it_was_drawn(lang):
    sim = opened("medals", 1, lang=lang)
    sim.app.open("medal", game="match", medal="golden", who="Ana")
    sim.run(400)
    picture_book.check(sim, "medal", lang)


def test_a_table_of_bots_is_noted_and_wins_nothing():
    sim = at_results(played("cabbage", 2, 7, bytes((1, 3))))
    assert new_medals(sim) == []
    assert len(records.Pad(sim.app.store.get("pad")).sittings) == 1


@pytest.mark.parametrize("lang", CODES.split())
def test_erasing_the_records_asks_twice_and_leaves_the_names(lang):
    drive = Drive()
    sim = board(pad=full_pad(), won=SOME, drive=drive, lang=lang)
    say = sim.app.say
    sim.app.store.put("names", b"Noa")
    sim.app.go("settings")
    sim.keys("w300 U A w100")
    assert say("sure") in sim.texts()
    sim.keys("A w100")
    assert say("really") in sim.texts()
    assert records.Pad(sim.app.store.get("pad")).sittings
    sim.keys("A w100")
    assert say("erased") in " ".join(sim.texts())
    again = Sim(drive=drive)
    assert again.app.store.get("pad") == again.app.store.get("medals") == b""
    assert again.app.name(0) == "Noa"
    for page in ("records", "players", "medals"):
        again.app.go(page, game=0)
        again.run(60)
        assert top(again) == page.capitalize()
