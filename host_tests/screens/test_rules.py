# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules on the device: every page of every game whole, in every language, skin and board."""

import importlib
import re

import pytest

import picture_book
from at_table import sit_down, top
from garden import GAMES
from garden.words import CODES
from tools.sim import BOARDS, FRAME, Sim

pytestmark = pytest.mark.every_language

SKINS = ("market", "warehouse")
BESIDE, ALONE = 5, 9  # lines of a page with a picture, and of one without
HALVES = (60, 64)  # pixels of a caption behind its mark, left and right
SHARES = {1: 148, 2: 72, 3: 49}  # pixels of each of so many captions


def opened(game, page=1, special="", skin="market", **how):
    """Return the rules at this page of the guide; page 0 offers the lesson."""
    sim = Sim(**how)
    sim.app.settings["skin"] = SKINS.index(skin)
    table = {"seats": 2} if special == "two" else {"seats": 4, "options": (special,)}
    sim.app.open("rules", game=game, **table)
    sim.run(FRAME)
    for _ in range(page):
        next_page(sim)
    return sim


def pages(game):
    """Return what is drawn on each page: a picture, or None."""
    Sim()
    return importlib.import_module(f"firmware.games.{game}.rules")


def say(sim, key):
    from firmware.kit.terms import terms

    return sim.app.say(key, *terms(sim.app))


def next_page(sim):
    sim.hold("R")
    sim.run(3 * FRAME)
    sim.hold("R", False)
    sim.run(FRAME)


def whole(sim, key, picture):
    """Check that the whole page is on the screen."""
    from firmware.kit.text import measure, wrap

    shown = sim.texts()
    assert say(sim, key + "_title") in shown
    lines = [line for part in say(sim, key).split("|") for line in wrap(part, 148)]
    assert len(lines) <= (BESIDE if picture else ALONE), key
    first = shown.index(lines[0])
    assert shown[first : first + len(lines)] == lines
    captions = say(sim, key + "_note").split("|") if picture else []
    for place, caption in enumerate(captions):
        marked = caption[0] in "✓✗"
        words = caption[2:] if marked else caption
        room = HALVES[place] if marked else SHARES[len(captions)]
        assert measure(words) <= room, (key, words)
        assert words in shown


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", GAMES)
def test_every_page_shows_all_its_words(game, lang, board):
    pictures = pages(game).PICTURES
    sim = opened(game, lang=lang, board=board)
    for page, picture in enumerate(pictures, 1):
        whole(sim, f"rules_{game}_{page}", picture)
        next_page(sim)
    assert top(sim) == "Rules"


@pytest.mark.parametrize("lang", CODES.split())
def test_the_warehouse_has_words_of_its_own_and_they_fit(lang):
    pictures = pages("veggies").PICTURES
    sim = opened("veggies", lang=lang, skin="warehouse")
    assert sim.app.say("warehouse_stand") in " ".join(sim.texts())
    for page, picture in enumerate(pictures, 1):
        whole(sim, f"rules_veggies_{page}", picture)
        next_page(sim)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_words_for_every_page_and_for_no_other(game):
    from garden.words import load_words

    pictures = pages(game).PICTURES
    wanted = set()
    for page, picture in enumerate(pictures, 1):
        key = f"rules_{game}_{page}"
        wanted |= {key, key + "_title"} | ({key + "_note"} if picture else set())
    for special, others in getattr(pages(game), "SPECIAL", {}).items():
        wanted |= {f"rules_{game}_{page}_{special}" for page in others}
    assert {key for key in load_words("en") if key.startswith(f"rules_{game}_")} == wanted


@pytest.mark.parametrize("lang", CODES.split())
def test_every_language_leaves_the_same_gaps(lang):
    from garden.words import load_words

    english = load_words("en")
    for key, text in load_words(lang).items():
        gaps = [set(re.findall(r"\{\d\}", words)) for words in (text, english[key])]
        assert gaps[0] == gaps[1], key


SHOWN = [("veggies", 2, "en"), ("veggies", 2, "es"), ("veggies", 16, "en"), ("match", 1, "en")]
SHOWN += [("match", 5, "es"), ("match", 12, "en"), ("cabbage", 3, "en"), ("cabbage", 4, "es")]


@pytest.mark.parametrize("game, page, lang", SHOWN)
def test_a_page_looks_as_it_was_drawn(game, page, lang):
    sim = opened(game, page, lang=lang)
    picture_book.check(sim, f"rules_{game}_{page}", lang)


def test_a_page_is_centred_on_a_larger_screen():
    picture_book.check(opened("cabbage", board="pimoroni_picosystem"), "rules_cabbage_1_240")


# -- leafing through --------------------------------------------------------------------------


def number(sim):
    return sim.texts()[-1].split("◀ ")[1].strip(" ▶")


def test_a_and_right_turn_to_the_next_page_and_left_turns_back():
    sim = opened("veggies")
    assert number(sim) == "1/6"
    sim.keys("A R")
    assert number(sim) == "3/6"
    sim.keys("L2")
    assert number(sim) == "1/6"


def test_behind_the_guide_come_the_full_rules_and_select_goes_to_either():
    sim = opened("veggies")
    sim.keys("R6")
    assert number(sim) == "1/12"
    sim.keys("E")
    assert number(sim) == "1/6"
    sim.keys("E")
    assert number(sim) == "1/12"


@pytest.mark.parametrize("keys, last", [("R6", "7/7"), ("E R9", "9/9")])
def test_the_guide_and_the_rules_end_with_a_page_that_a_closes(keys, last):
    sim = opened("cabbage")
    sim.keys(keys)
    assert number(sim) == last
    assert "Next" not in " ".join(sim.texts())
    sim.keys("A")
    assert top(sim) == "Title"


def test_a_page_that_does_not_change_sends_nothing():
    sim = opened("match")
    sim.run(100)
    sim.cost()
    sim.run(1000)
    assert sim.cost() == 0


# -- on the way there and back ------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", ["B", "S"])
def test_the_pause_leads_to_the_rules_and_back_to_the_game(game, key):
    sim = sit_down(game, (0, 0), handover=2)
    sim.keys("S U3 A")
    assert top(sim) == "Rules"
    sim.keys("R2 " + key)
    assert top(sim) == "Table"


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_lead_to_the_rules_and_back(game):
    sim = Sim()
    sim.app.open("seats", game=game)
    sim.keys("w300 U R")
    assert top(sim) == "Rules"
    sim.keys("B")
    assert top(sim) == "Seats"


@pytest.mark.parametrize("game", GAMES)
def test_pictures_leave_no_sheets_in_memory(game):
    sim = sit_down(game, (0, 0), handover=2)
    from firmware.kit import sprites

    sim.keys("S w100")
    before = set(sprites._kept)
    sim.app.open("rules", game=game)
    sim.run(FRAME)
    for _ in range(len(sim.top._pages) + 1):
        next_page(sim)
    assert set(sprites._kept) == before


# -- the table that is set ----------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("skin", SKINS)
def test_pages_about_a_special_table_fit_as_the_others_do(skin, lang, board):
    from firmware.kit.text import wrap

    tables = [("veggies", special) for special in pages("veggies").SPECIAL] + [("match", "1992")]
    for game, special in tables:
        for page in pages(game).SPECIAL[special]:
            sim = opened(game, page, special, skin, lang=lang, board=board)
            lines = wrap(say(sim, f"rules_{game}_{page}_{special}"), 148)
            assert len(lines) <= BESIDE
            assert set(lines) <= set(sim.texts())


def guide(sim, page):
    """Return the words of this page, after A on the row of the rules."""
    sim.keys("U A w100 " + "R " * page + "w100")
    assert top(sim) == "Rules"
    return " ".join(sim.texts())


@pytest.mark.parametrize("seats, words", [(2, "two kinds"), (3, "each player names the kind")])
def test_the_guide_says_how_many_kinds_this_table_names(seats, words):
    sim = Sim()
    sim.app.go("seats", game="veggies", who=bytes(seats))
    sim.run(300)
    assert words in guide(sim, 4)


def test_the_guide_speaks_of_teams_where_four_play_in_teams_and_only_there():
    for off in (False, True):
        sim = Sim()
        sim.app.go("seats", game="veggies", who=bytes(4))
        sim.keys("w300 " + "D4 A U4" * off)
        assert ("Partners add up" in guide(sim, 5)) is not off


def test_the_guide_of_a_game_that_is_played_knows_its_table():
    for options in ((), ("teams",)):
        sim = sit_down("veggies", (0, 0, 0, 0), options=options, handover=2)
        sim.keys("S U3 A w100 R w100")
        assert ("are a team" in " ".join(sim.texts())) is bool(options)


@pytest.mark.parametrize("lang", CODES.split())
def test_the_guide_speaks_of_the_1992_rule_only_where_it_is_on(lang):
    for options in ((), ("1992",)):
        sim = sit_down("match", (0, 0), options=options, handover=2, lang=lang)
        sim.app.open("rules", game="match", seats=2, options=options)
        found = []
        for _ in range(pages("match").GUIDE + 1):
            found += [text for text in sim.texts() if "1992" in text]
            next_page(sim)
        assert bool(found) is bool(options)


# -- examples that are true ---------------------------------------------------------------------


def drawn(picture, sheet):
    """Return the tiles of this sheet in a picture, row by row."""
    for piece in picture.split("|"):
        words = piece.split()
        if sheet in words:
            return words[-1].split("/")
    raise AssertionError(f"no {sheet} in {picture}")


def groups(rows, kind):
    """Return the sizes of a kind's groups, the largest first."""
    left = {(y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == kind}
    sizes = []
    while left:
        reached = [left.pop()]
        for y, x in reached:
            near = {(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)} & left
            left -= near
            reached += near
        sizes.append(len(reached))
    return sorted(sizes, reverse=True)


@pytest.mark.parametrize("lang", CODES.split())
def test_the_example_of_veggies_adds_up(lang):
    rows = drawn(pages("veggies").PICTURES[15], "stand6")
    sim = opened("veggies", lang=lang)
    lines = sim.app.say("rules_veggies_16").split("|")
    total = 0
    for kind, line in zip("SBG", lines, strict=False):
        biggest, count = groups(rows, kind)[0], len(groups(rows, kind))
        assert line.endswith(f"{biggest} × {count} = {biggest * count}")
        total += biggest * count
    mice = sum(row.count("x") for row in rows)
    assert f"−{2 * mice}" in lines[3]
    assert str(total - 2 * mice) in lines[4]


@pytest.mark.parametrize("lang", CODES.split())
def test_the_groups_of_cabbages_are_as_large_as_the_captions_say(lang):
    greens, reds = pages("cabbage").PICTURES[5].split("icons8")[1:]
    captions = opened("cabbage", lang=lang).app.say("rules_cabbage_6_note").split("|")
    for tiles, kind, caption in zip((greens, reds), "GR", captions, strict=True):
        rows = tiles.strip("|").split()[-1].split("/")
        assert caption.endswith(f" {groups(rows, kind)[0]}")
