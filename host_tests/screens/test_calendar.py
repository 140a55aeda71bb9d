# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The deal of the day in the setup, and results of numbered deals that somebody shares."""

import struct

import pytest

from at_table import until, whole_log
from garden import GAMES, about, deals, links
from passing import device, opened, put, top
from picture_book import check
from tools.sim import Sim

NUMBER = 247  # of day 20,700, which the devices of these tests have


def at_setup(game="cabbage", lang="en"):
    sim = device(lang)
    sim.app.go("seats", game=game)
    sim.run(100)
    return sim


def to_the_day(sim):
    """Choose the row of the deal of the day, and open it."""
    seats = len(sim.top._who)
    while sim.top.row < seats or sim.top._options[sim.top.row - seats] != "daily":
        sim.keys("D")
    sim.keys("A w300")
    assert top(sim) == "Calendar"


def test_the_setup_offers_the_deal_of_the_day():
    sim = at_setup()
    to_the_day(sim)
    assert "2026-09-04  No. 247" in sim.texts()
    sim.keys("A w300")
    assert top(sim) == "Seats"
    sim.keys("S w400 S w400")
    if top(sim) == "Notice":
        sim.keys("E w300")
    assert deals.number(sim.app.screens[0].sitting) == NUMBER


def test_an_earlier_day_can_be_chosen_and_b_chooses_none():
    sim = at_setup()
    to_the_day(sim)
    sim.keys("L U w100")
    assert "2026-08-26  No. 238" in sim.texts()
    sim.keys("A w300")
    assert sim.top._number == 238
    to_the_day(sim)
    sim.keys("B w300")
    assert sim.top._number == 238


def test_a_day_shows_the_stars_that_were_won():
    sim = at_setup()
    entry = struct.pack(deals.DEAL, GAMES.index("cabbage"), 2, NUMBER, 12, 2)
    sim.app.store.put("deals", entry)
    to_the_day(sim)
    assert "2026-09-04  No. 247  ★★· 12" in sim.texts()


def test_a_board_without_a_clock_offers_the_number_only():
    sim = Sim("pybadge")
    sim.app.go("seats", game="cabbage")
    sim.run(100)
    assert "deal" in sim.top._options and "daily" not in sim.top._options


# -- a result worth sending ------------------------------------------------------------------------

ROWS = {
    "veggies": "🍓3 🍌1 🍇3 🥕2 🍄1",
    "match": "🌽",
    "cabbage": "🥬" * 12,
}


def ended(game, lang, number=NUMBER, options=()):
    """Return a device on which a numbered deal has just ended."""
    sim = device(lang)
    seats = about(game).SEATS[0]
    seed = deals.SEED + number
    put(sim, game, [0] + [1] * (seats - 1), whole_log(game, seats, seed), seed)
    sim.app.go("scoring", game=game)
    sim.run(100)
    sim.keys("S w300")
    until(sim, lambda sim: top(sim) in ("Results", "Medal"))
    while not (top(sim) == "Results" and not sim.top._medals):
        sim.keys("A w1700" if top(sim) == "Medal" else "w1700")
    return sim


def shared(sim):
    """Share the result from the list after the game; return (text, link)."""
    sim.keys("A w300")
    assert top(sim) == "After"
    while sim.top._keys[sim.top.row] != "share":
        sim.keys("D")
    sim.keys("A w100")
    return sim.post.sent_texts[-1]


@pytest.mark.parametrize("lang, words", [("en", "points"), ("es", "puntos")])
@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_shared_in_the_players_language_with_the_same_deal(game, lang, words):
    sim = ended(game, lang)
    text, link = shared(sim)
    head, *rows = text.split("\n")
    assert head.startswith(f"{sim.app.say(game)}, ") and "247: " in head and f" {words} " in head
    assert head.endswith(("★★★", "★★☆", "★☆☆", "☆☆☆"))
    assert "\n".join(rows) == ROWS.get(game, "")
    assert sim.app.say("link_copied") in sim.texts()[-2]
    opened(sim, link)
    assert top(sim) == "Seats" and sim.top.game == game
    assert sim.top._number == NUMBER
    assert bytes(sim.top._who)[:2] == b"\0\1"


def test_only_a_numbered_deal_can_be_shared():
    sim = device()
    put(sim, "cabbage", [0, 1], whole_log("cabbage", 2, 5), 5)
    sim.app.go("scoring", game="cabbage")
    sim.keys("w100 S w300")
    until(sim, lambda sim: top(sim) in ("Results", "Medal"))
    while top(sim) != "After":
        sim.keys("A w400")
    assert "share" not in sim.top._keys


def test_a_deals_link_with_all_options_opens_the_setup_as_it_was():
    deal = links.LinkedDeal("veggies", b"\0\2\0\2", ("teams",), 12)
    sim = opened(device(), links.deal_link(deal, "1.0.0"))
    assert (sim.top._number, sim.top._on, bytes(sim.top._who)) == (12, ["teams"], b"\0\2\0\2")


# -- pictures --------------------------------------------------------------------------------------

HOW = [("en", "pybadge"), ("es", "pybadge"), ("en", "pimoroni_picosystem")]


@pytest.mark.parametrize("lang, board", HOW)
def test_the_calendar_looks_like_its_pictures(lang, board):
    sim = device(lang, board)
    entries = [(GAMES.index("cabbage"), 2, NUMBER - n, 10 + n, n % 4) for n in range(0, 23, 3)]
    packed = [struct.pack(deals.DEAL, *entry) for entry in entries]
    sim.app.store.put("deals", b"".join(packed))
    sim.app.go("seats", game="cabbage")
    sim.run(100)
    to_the_day(sim)
    sim.keys("L3 w100")
    check(sim, "calendar_240" if sim.screen.width == 240 else "calendar", lang)
