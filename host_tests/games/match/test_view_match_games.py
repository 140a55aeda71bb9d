# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Whole games of Veggie Match by buttons; in every frame only what may be seen is seen."""

import random
from array import array

import pytest
from match_table import (
    ALWAYS,
    BACK,
    QUICK,
    SECRETS,
    garden_shown,
    ghost_shown,
    hand_shown,
    table_of,
)

import picture_book
from at_table import bar, is_doing, play_stand_ins, sit_down, top, until
from garden import engine
from garden.words import CODES


class Watcher:
    """Looks at every frame: whose cards lie open, and what the garden looks like."""

    def __init__(self, sim):
        self._sim = sim
        self._frame = sim.frame
        self.open = 0  # frames in which a hand lay open,
        self.covered = 0  # and in which none did
        self.curtains = []
        sim.frame = self.frame

    def frame(self):
        sent = self._frame()
        table = table_of(self._sim)
        if type(table).__name__ == "Table":
            self._look(table)
        return sent

    def _look(self, table):
        sim = self._sim
        if top(sim) == "Curtain":
            assert hand_shown(sim) == []
            if sim.top not in self.curtains:
                self.curtains.append(sim.top)
        elif sim.top is table and table.flow.seat >= 0:
            self._look_at_hand(table)

    def _look_at_hand(self, table):
        open_states = ("TURN", "GRACE", "ADVICE")
        shown = hand_shown(self._sim)
        if is_doing(table, *open_states) and not table.covered:
            self.open += 1
            held = table.game.hands[table.game.turn]
            assert shown == [card - 1 for card in held if card]
            assert not table.sitting.is_bot(table.game.turn)
        else:
            self.covered += 1
            assert set(shown) <= {BACK}
        if not is_doing(table, *open_states, "RESULT", "SHOWN"):
            assert ghost_shown(self._sim) is None
        if not is_doing(table, "RESULT"):
            spaces = table.game.plan.spaces
            assert garden_shown(self._sim) == bytes(table.game.grid[:spaces])


_MINE = ("Card", "Hand", "Back", "Step 1", "Pass", "Vegetable")  # some of one's own turn's words
_KEYS = ("U", "D", "L", "R", "U&R", "D&L", "E", "B", "U", "D", "L", "R")


def play_on(sim, chance, pushes=2):
    """Press this and that, and always in the end A, until the game is over."""
    for _ in range(4000):
        if top(sim) in ("Curtain", "Moves"):
            sim.keys("A")
        elif top(sim) != "Table":
            return
        elif "Undo" in bar(sim):
            sim.keys("A")  # enough grace
        elif any(word in bar(sim) for word in _MINE):
            for _ in range(chance.randrange(pushes)):
                sim.keys(chance.choice(_KEYS))
            sim.keys("A")
        else:
            sim.run(100)
    raise AssertionError(f"the game does not end: {sim.texts()}")


def at_the_end(sim):
    assert top(sim) == "Scoring"
    game = sim.top.game
    for _ in range(3):
        sim.keys("A w500")
    assert top(sim) == "Results"
    return game


def reaping(seats, moves, seed=1, options=()):
    """Return the first moves of a game in which everyone harvests whenever possible."""
    game = engine("match")(seats, seed, options)
    chance = random.Random(seed)
    out = array("H", range(game.MOST))
    crop = bytearray(32)
    log = []
    while len(log) < moves and game.turn >= 0:
        allowed = list(out[: game.actions(out)])
        log.append(chance.choice([move for move in allowed if game.crop(move, crop)] or allowed))
        game.play(log[-1])
    return log


def test_two_people_play_a_whole_game_and_pass_the_device_by_curtains():
    sim = sit_down("match", (0, 0), handover=SECRETS)
    watcher = Watcher(sim)
    play_on(sim, random.Random(2))
    assert watcher.open > 1000
    assert len(watcher.curtains) > 30
    at_the_end(sim)


@pytest.mark.parametrize("seats, options, moves", [(3, ("1992",), 45), (6, ("open",), 95)])
def test_people_play_a_game_to_its_end(seats, options, moves):
    log = reaping(seats, moves, options=options)
    sim = sit_down("match", (0,) * seats, options=options, log=log, handover=ALWAYS)
    watcher = Watcher(sim)
    play_on(sim, random.Random(seats), pushes=4)
    assert len(watcher.curtains) > 10
    at_the_end(sim)


def test_eight_people_play_the_last_of_a_long_game():
    sim = sit_down("match", (0,) * 8, log=reaping(8, 100), handover=ALWAYS)
    watcher = Watcher(sim)
    play_on(sim, random.Random(8))
    assert len(watcher.curtains) > 20
    at_the_end(sim)


@pytest.mark.parametrize("who", [(0, 1), (2, 0, 1, 3, 1, 2, 3, 1)])
def test_a_person_plays_with_bots_and_there_is_no_curtain(who, monkeypatch):
    play_stand_ins(monkeypatch)
    log = reaping(len(who), 12 * len(who))
    sim = sit_down("match", who, log=log, handover=SECRETS, speed=2)
    watcher = Watcher(sim)
    play_on(sim, random.Random(3))
    assert watcher.curtains == []
    assert watcher.open > 50
    assert watcher.covered > 300
    at_the_end(sim)


def test_bots_play_a_whole_game_by_themselves(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit_down("match", (1, 2, 3), log=reaping(3, 30), speed=2)
    watcher = Watcher(sim)
    until(sim, lambda sim: top(sim) == "Results", 200000)
    assert watcher.open == 0
    assert any("win" in text for text in sim.texts())


def test_two_people_play_without_curtains_and_each_turns_up_their_own_hand():
    sim = sit_down("match", (0, 0), log=reaping(2, 54), handover=QUICK)
    watcher = Watcher(sim)
    for _ in range(300):
        if top(sim) != "Table":
            break
        if bar(sim) == "Hold to see your hand":
            sim.keys("E+ w600 E- w100")
        play_one(sim)
    at_the_end(sim)
    assert watcher.open > 100


def play_one(sim):
    if (
        any(word in bar(sim) for word in ("Plant", "Put", "Move", "Choose", "Pass", "Harvest"))
        or "Strike" in bar(sim)
        or "Undo" in bar(sim)
    ):
        sim.keys("A")
    else:
        sim.run(100)


@pytest.mark.parametrize("lang", CODES.split())
def test_every_word_of_a_game_fits_its_place(lang, monkeypatch):
    """With the longest names; a text too wide for its slot would raise."""
    monkeypatch.setattr("at_table.NAMES", "Wilhelma Maximili Wendelin Gwendoln")
    sim = sit_down("match", (0,) * 4, lang=lang, log=reaping(4, 45), handover=ALWAYS)
    for _ in range(600):
        if top(sim) != "Table" and top(sim) != "Curtain":
            break
        sim.keys("A w100")
    at_the_end(sim)


# -- the end ------------------------------------------------------------------------------------


def finished(seats, lang="en", seed=4, **settings):
    log = reaping(seats, 400, seed)
    sim = sit_down("match", (0,) * seats, lang=lang, seed=seed, log=log, **settings)
    until(sim, lambda sim: top(sim) == "Scoring")
    sim.run(400)
    return sim


@pytest.mark.parametrize("seats, lang", [(8, "en"), *((3, lang) for lang in CODES.split())])
def test_the_pages_of_points_look_as_they_were_drawn(seats, lang):
    sim = finished(seats, lang, motion=0)
    for page in range(3):
        picture_book.check(sim, f"match_score{seats}_{page}", lang)
        sim.keys("A w400")
    assert top(sim) == "Results"


def test_the_pages_of_points_add_up():
    sim = finished(4, motion=0)
    detail = sim.top.game.detail()
    pages = []
    for columns in (6, 4, 3):
        places = sim.app.paper.bitmap.notes.items()
        written = sorted(places, key=lambda item: (item[0][1], item[0][0]))
        words = [text for _, (text, _, _) in written if text and text != "★"]
        rows = [words.index(name) + 1 for name in ("Ana", "Leo", "Mia", "Max")]
        pages.append([words[row : row + columns] for row in rows])
        sim.keys("A w400")
    piles, tokens, sums = pages
    for seat in range(4):
        worth, bonus, total = (detail[key][seat] for key in ("cards", "bonus", "totals"))
        assert worth + bonus == total
        assert int(piles[seat][-1]) == worth
        assert int(tokens[seat][-1]) == bonus
        assert [int(number) for number in sums[seat]] == [worth, bonus, total]


def test_the_piles_are_turned_over_one_player_after_the_other():
    sim = finished(4)
    sim.keys("A w1500 B")
    seen = []
    for _ in range(80):
        sim.run(20)
        seen.append(len(sim.texts()))
    assert sorted(seen) == seen
    assert len(set(seen)) == 4
    sim.run(500)
    sim.cost()
    sim.run(1000)
    assert sim.cost() == 0
