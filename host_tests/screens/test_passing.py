# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Games that travel as links: sending, opening, and what becomes of the games kept here."""

import sys
from random import Random
from types import SimpleNamespace

import pytest

from at_table import NAMES, decide, play_stand_ins, some_log, until, whole_log
from garden import GAMES, links
from garden.words import CODES
from next_frame import press, rest
from passing import dealt, device, kept, link_of, log_of, opened, put, top
from picture_book import check
from strange_links import played, sealed, strange_links
from tools.sim import BOARDS, Sim

TWO = (0, 0)
LONG = pytest.mark.long


def said(sim, *texts):
    words = " ".join(sim.texts())
    return all(text in words for text in texts)


def to_the_curtain(sim, name):
    """Let the person who is to move do so, until the next one's turn comes."""
    decide(sim)
    until(sim, lambda sim: top(sim) == "Send")
    assert said(sim, name)


# -- sending ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_offers_the_game_as_a_link_and_a_drops_no_curtain_after_that(game):
    ana = dealt(game, TWO, handover=0)
    assert top(ana) == "Send"
    first, second = ("Leo", "Ana") if game == "match" else ("Ana", "Leo")
    assert said(ana, f"Pass to {first}", "I'm ready", "Send")
    ana.keys("A w100")
    to_the_curtain(ana, second)
    ana.keys("B w100")
    assert said(ana, f"Send to {second}", "Copied: paste it into a message")
    text, link = ana.post.sent_texts[-1]
    assert f"{second} to move." in text and link.startswith("garden/#g=")
    # Away from the table and back: the second one is still somewhere else.
    ana.keys("S w500")
    assert top(ana) == "Title"
    ana.keys("A w500")
    assert top(ana) == "Send"
    assert said(ana, f"Send to {second}", "Is here")
    # Unless they say that they are here, and then a curtain hides the hand from the first.
    ana.keys("B w100")
    assert said(ana, f"Pass to {second}", "No peeking!")
    ana.keys("A w100")
    assert top(ana) == "Table" and ana.top.player(ana.top.flow.seat) == second


def test_nothing_is_marked_as_sent_that_was_not():
    ana = dealt("cabbage", TWO, some_log("cabbage", 2, 1), handover=0)
    ana.post.answer = None
    ana.keys("B w500")
    assert said(ana, "Pass to Leo"), "nobody knows yet"
    ana.post.answer = "link_failed"
    ana.run(100)
    assert said(ana, "Pass to Leo", "Not sent", "✗")
    ana.keys("A w100")
    assert top(ana) == "Table"


@pytest.mark.parametrize("handover", [0, 1, 2])
def test_a_player_elsewhere_is_never_shown_here_whatever_the_hand_over(handover):
    sim = device(handover=handover)
    opened(sim, link_of("veggies", (0, 0, 0), some_log("veggies", 3, 4)))
    sim.keys("A w100")  # it is the second one's turn, who is here now
    if top(sim) == "Send":
        sim.keys("A w100")
    sim.keys("E+ w800 E- w100")  # a hand that no curtain covered
    to_the_curtain(sim, "Send to")
    before = list(log_of(sim))
    sim.keys("U D L R w300")
    assert top(sim) == "Send" and list(log_of(sim)) == before


def test_what_was_sent_cannot_be_taken_back():
    ana = dealt("cabbage", TWO, handover=0)
    ana.keys("A w100")
    to_the_curtain(ana, "Leo")
    sitting = ana.app.screens[0].sitting
    assert sitting.can_undo()
    ana.keys("B w100")
    assert not sitting.can_undo()


def test_the_text_beside_a_link_is_in_the_senders_language():
    sim = dealt("veggies", TWO, some_log("veggies", 2, 6), lang="es", handover=0)
    sim.keys("B w100")
    assert sim.post.sent_texts[-1][0] == "Veggies, carta 4/8: le toca a Leo."


def test_the_pause_sends_a_copy_and_comes_back_to_the_turn():
    ana = dealt("cabbage", TWO, handover=0)
    ana.keys("A w400 S w300 U2 A w300")
    assert said(ana, "Ana to move", "Go on elsewhere")
    ana.keys("A w100")
    assert said(ana, "Copied") and "Ana to move." in ana.post.sent_texts[-1][0]
    ana.keys("B w300")
    assert top(ana) == "Pause"
    ana.keys("B w300")
    assert top(ana) == "Table" and ana.top.flow.seat == 0


def test_a_pause_alone_against_bots_says_why_nothing_can_be_sent():
    ana = dealt("cabbage", (0, 2))
    ana.keys("w300 S w300 U2 w100")
    assert said(ana, "Only with 2 persons")
    ana.keys("A w300")
    assert top(ana) == "Pause" and ana.post.sent_texts == []


# -- opening ------------------------------------------------------------------------------------


def test_a_link_says_who_sent_what_and_opens_behind_a_curtain():
    sim = opened(
        device(), link_of("veggies", TWO, some_log("veggies", 2, 5), names=("Sara", "Ole"))
    )
    assert top(sim) == "Arrival"
    assert said(sim, "From Ole", "Veggies, card 3/8:", "Sara to move.", "Open", "Menu")
    assert not sim.app.store.get("veggies"), "nothing is kept before a yes"
    sim.keys("A w100")
    assert top(sim) == "Send" and said(sim, "Pass to Sara")
    sim.keys("A w100")
    assert top(sim) == "Table" and said(sim, "Sara")
    assert kept(sim, "veggies") == some_log("veggies", 2, 5)


def test_an_unnamed_player_of_a_link_is_not_called_like_somebody_here():
    sim = device()
    sim.app.store.put("names", b"Bob\nEve")
    opened(sim, link_of("cabbage", TWO, some_log("cabbage", 2, 1)))
    assert said(sim, "From Ana", "Leo to move.")
    sim.keys("A w300")
    assert said(sim, "Pass to Leo")
    sim.keys("S w400")
    sim.app.go("seats", game="cabbage")
    sim.run(100)
    assert said(sim, "Bob"), "and the names of this device are back in a game of its own"


def test_the_last_sittings_that_travelled_are_remembered_in_little_room():
    sim = device()
    share, store = sim.app.share, sim.app.store
    sittings = [played("match", 8, 3, seed) for seed in range(12)]
    for nth, sitting in enumerate(sittings):
        share.take(sim.app, sitting, ["Ññññññññ"] * 8, None)
        if nth == 6:
            share.count(store, sitting)
    assert len(store.get("links")) < 600
    assert share.was_counted(store, sittings[6]) and not share.was_counted(store, sittings[7])
    assert share.names(store, sittings[11]) == share.names(store, sittings[8]) == ["Ññññññññ"] * 8
    assert share.names(store, sittings[7]) == share.names(store, sittings[0]) == ()


def test_b_leaves_everything_as_it_was():
    sim = device()
    put(sim, "cabbage", TWO, some_log("cabbage", 2, 3))
    before = sim.app.store.get("cabbage")
    opened(sim, link_of("cabbage", TWO, some_log("cabbage", 2, 3), seed=2))
    assert said(sim, "It would replace another", "round 1/6", "Keep")
    sim.keys("B w300")
    assert top(sim) == "Title"
    assert sim.app.store.get("cabbage") == before


LOG = some_log("match", 2, 9)


@pytest.mark.parametrize(
    "here, there, words, moves",
    [
        (LOG[:6], LOG[:6], "just like this", 6),
        (LOG[:6], LOG, "It goes on from yours", 9),
        (LOG, LOG[:6], "Yours is further", 9),
    ],
)
def test_of_one_game_the_longer_one_goes_on(here, there, words, moves):
    sim = device()
    put(sim, "match", TWO, here)
    opened(sim, link_of("match", TWO, there))
    assert said(sim, *words.split(". "))
    sim.keys("A w300")
    assert top(sim) in ("Table", "Send")
    assert len(kept(sim, "match")) == moves


def forked():
    """Return two games of Veggies that begin alike."""
    ours, theirs = played("veggies", 2, 7), played("veggies", 2, 8, chance=2)
    both = list(ours.log[:5])
    for sitting, more in ((ours, 1), (theirs, 2)):
        sitting.rewind(0)
        for action in both:
            sitting.play(action)
        _play_more(sitting, more)
    return list(ours.log), list(theirs.log)


def _play_more(sitting, chance):
    from array import array

    out = array("H", bytes(2 * sitting.game.MOST))
    for _ in range(2):
        count = sitting.game.actions(out)
        sitting.play(out[(chance * 7) % count])


@pytest.mark.parametrize("button, mine", [("A", False), ("B", True)])
def test_of_two_ways_on_the_person_chooses_one(button, mine):
    ours, theirs = forked()
    sim = device()
    put(sim, "veggies", TWO, ours)
    opened(sim, link_of("veggies", TWO, theirs))
    assert said(sim, "Yours went another way", "Which one", "This one", "Mine")
    sim.keys(f"{button} w300")
    assert kept(sim, "veggies") == (ours if mine else theirs)
    assert top(sim) in ("Table", "Send")


def test_start_at_two_ways_on_decides_nothing():
    ours, theirs = forked()
    sim = device()
    put(sim, "veggies", TWO, ours)
    opened(sim, link_of("veggies", TWO, theirs))
    sim.keys("S w300")
    assert top(sim) == "Title" and kept(sim, "veggies") == ours


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_opens_its_count_and_counts_once(game):
    sim = device()
    link = link_of(game, TWO, whole_log(game, 2, 3), 3)
    for games in (1, 1):
        opened(sim, link)
        assert said(sim, "the game is over.")
        sim.keys("A w300")
        assert top(sim) == "Scoring"
        sim.keys("S w300")
        until(sim, lambda sim: top(sim) in ("Results", "Medal"))
        from firmware.screens import score_pad

        assert score_pad.load(sim.app).games[GAMES.index(game)][0] == games
        assert not sim.app.store.get(game)
    opened(sim, link_of(game, TWO, whole_log(game, 2, 3)[:3], 3))
    assert said(sim, "counted it"), "an old link of it says so"


# -- the door -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_refusal_is_a_notice_and_changes_nothing(lang):
    sim = device(lang)
    put(sim, "cabbage", TWO, some_log("cabbage", 2, 3))
    sim.app.store.save()
    before = dict(sim.drive.files)
    good = link_of("cabbage", TWO, some_log("cabbage", 2, 3))
    bad = {
        "link_none": "hello",
        "link_damaged": good[:-1],
        "link_newer": sealed("g", b"\x63\x02\0\0"),
        "link_older": sealed("g", b"\0\1\0\0"),
    }
    for key, text in bad.items():
        opened(sim, text)
        assert top(sim) == "Notice"
        assert said(sim, sim.app.say(key))
        sim.keys("A w300")
        assert top(sim) == "Title"
    sim.app.store.save()
    assert sim.drive.files == before


def test_ten_thousand_strange_links_get_a_sentence_each_and_change_no_save():
    sim = device()
    put(sim, "cabbage", TWO, some_log("cabbage", 2, 3))
    sim.app.store.save()
    before = dict(sim.app.store._sections)
    shown = []
    sim.app.go = lambda screen, **given: "deal" in given and shown.append((screen, None))
    sim.app.open = lambda screen, **given: shown.append((screen, given.get("key")))
    for text in strange_links(10_000, 25):
        sim.app.share.open(sim.app, text)
    assert len(shown) >= 10_000
    assert {key for _, key in shown} >= {None, "link_damaged", "link_newer", "link_older"}
    assert dict(sim.app.store._sections) == before


# -- a board ------------------------------------------------------------------------------------


def test_a_board_loads_nothing_of_this_and_shows_the_same_curtain():
    sim = Sim("pybadge")
    put(sim, "cabbage", TWO, some_log("cabbage", 2, 1))
    sim.app.go("table", game="cabbage")
    sim.run(100)
    assert top(sim) == "Curtain"
    unwanted = {"firmware.kit.sharing", "firmware.screens.send", "firmware.screens.arrival"}
    assert not unwanted & set(sys.modules)


# -- the words ----------------------------------------------------------------------------------

WIDEST = ("WWWWWWWi", "WWWWWWWi")


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", GAMES)
def test_every_text_about_a_link_fits_its_paper(game, lang):
    """The simulator raises if a line is too long; a fifth line would hang out of the paper."""
    sim = device(lang)
    sitting, names = links.read_game(links.find(link_of(game, TWO, some_log(game, 2, 5)))[1])
    from firmware.kit.text import wrap
    from firmware.screens import arrival

    put(sim, game, TWO, some_log(game, 2, 5))
    for what in arrival.ASKS:
        sim.app.open("arrival", sitting=sitting, names=WIDEST, what=what, kept=sitting)
        sim.run(60)
        assert top(sim) == "Arrival" and len(wrap(sim.top.text, 130)) <= 4, sim.top.text
        sim.app.close()
        sim.run(60)
    table = SimpleNamespace(sitting=sitting)
    for copy in (True, False):
        sim.app.open("send", table=table, seat=0, player=WIDEST[0], copy=copy)
        sim.run(60)
        for answer in ("link_shared", "link_copied", "link_printed", "link_failed"):
            sim.post.answer = answer
            sim.keys("A w100" if copy else "B w100 B w100")
        sim.app.close()
        sim.run(60)


# -- whole games ----------------------------------------------------------------------------------


def press_until_sent(sim, mine, seed):
    """Play for the person in this seat, until the game has to travel."""
    chance = Random(seed)
    for _ in range(500):
        if top(sim) == "Send" and not said(sim, f"Pass to {mine}"):
            sim.keys(("B" if said(sim, "Pass to") else "A") + " w100")
            assert said(sim, "Copied: paste")
            return
        keys = "A" if top(sim) in ("Send", "Arrival", "Tip") else chance.choice(PRESSED)
        sim.keys("B" if top(sim) == "Look" else keys)
    raise AssertionError(f"never sent: {sim.texts()}")


PRESSED = ["A"] * 8 + ["w400"] * 6 + ["U", "D", "L", "R", "E"]


@pytest.mark.parametrize(
    "game, who",
    [
        ("veggies", TWO),
        pytest.param("cabbage", TWO, marks=LONG),
        pytest.param("match", (0, 0, 2, 0), marks=LONG),
    ],
)
def test_persons_with_a_device_each_play_whole_games_by_links(game, who, monkeypatch):
    """Only one simulated device runs at a time: each time a link comes, one is switched on."""
    play_stand_ins(monkeypatch)
    sim = dealt(game, who, handover=0, speed=2)
    names, seat = NAMES.split(), sim.app.screens[0].flow.seat
    seats = {seat: sim}
    for turn in range(400):
        press_until_sent(sim, names[seat], turn)
        sim.app.store.save()
        sitting, _ = links.read_game(links.find(sim.post.link)[1])
        seat = sitting.game.turn
        if seat < 0:
            break
        link, before = sim.post.link, seats.get(seat)
        kept = {"drive": before.drive, "nvm": before.nvm} if before else {}
        sim = seats[seat] = opened(device(handover=0, speed=2, **kept), link)
        assert said(sim, "to move.")
        sim.keys("A w300")
        assert said(sim, "Pass to " + names[seat])
    assert set(seats) == {seat for seat, level in enumerate(who) if not level}
    # Everybody else opens the last link, and comes to the same count.
    link = sim.post.link
    for before in seats.values():
        sim = device(drive=before.drive, nvm=before.nvm)
        opened(sim, link)
        sim.keys("A w300")
        assert top(sim) == "Scoring"
        assert list(sim.top.sitting.log) == list(sitting.log)


# -- a press, a finger ---------------------------------------------------------------------------


def screens_of_links(sim):
    """Yield the screens of links, each open on this device."""
    link = link_of("cabbage", TWO, some_log("cabbage", 2, 1))
    yield opened(sim, link)
    sim.keys("A w400")
    yield sim
    sim.app.go("seats", game="cabbage")
    sim.app.open("calendar", game="cabbage", seats=2)
    yield sim


@pytest.mark.parametrize("board", BOARDS)
def test_a_press_is_answered_whole_in_the_next_frame(board):
    for sim in screens_of_links(device(board=board, motion=0)):
        name = top(sim)
        for key in {"Arrival": "UDLR", "Send": "UDBB", "Calendar": "LUURD"}[name]:
            sim.run(400)
            assert rest(sim) == 0, name
            picture = press(sim, key)
            sim.run(400)
            # The host tells a frame later how the sending went.
            assert key == "B" or bytes(sim.bus.pixels) == picture, (name, key)


def test_a_finger_sends_and_opens_and_chooses_a_day():
    sim = device(touch=True)
    opened(sim, link_of("cabbage", TWO, some_log("cabbage", 2, 1)))
    sim.run(400)
    sim.touch(10, 122)  # Open, in the bar
    assert top(sim) == "Send"
    sim.touch(110, 105)
    assert said(sim, "Send to Leo", "Copied")
    sim.touch(110, 105)
    assert said(sim, "Pass to Leo")
    sim.app.go("seats", game="cabbage")
    sim.app.open("calendar", game="cabbage", seats=2)
    sim.run(400)
    sim.touch(16, 30)
    assert said(sim, "2026-08-04")
    sim.touch(16, 30)
    assert top(sim) == "Seats" and sim.top._number == 216


# -- pictures -----------------------------------------------------------------------------------

HOW = [("en", "pybadge"), ("es", "pybadge"), ("en", "pimoroni_picosystem")]


def picture(sim, name, lang):
    check(sim, name + "_240" if sim.screen.width == 240 else name, lang)


@pytest.mark.parametrize("lang, board", HOW)
def test_an_arrival_looks_like_its_pictures(lang, board):
    ours, theirs = forked()
    sim = device(lang, board, motion=0)
    picture(opened(sim, link_of("veggies", TWO, theirs)), "arrival", lang)
    sim.keys("B w300")
    put(sim, "veggies", TWO, ours)
    picture(opened(sim, link_of("veggies", TWO, theirs)), "arrival_fork", lang)


@pytest.mark.parametrize("lang, board", HOW)
def test_sending_looks_like_its_pictures(lang, board):
    sim = opened(device(lang, board), link_of("cabbage", TWO, some_log("cabbage", 2, 1)))
    sim.keys("A w300")
    picture(sim, "send", lang)
    sim.keys("B w100")
    picture(sim, "send_done", lang)
    sim = opened(device(lang, board), link_of("cabbage", TWO, some_log("cabbage", 2, 1)))
    sim.keys("A w300 A w400 S w300 U2 w100")
    picture(sim, "pause_send", lang)
