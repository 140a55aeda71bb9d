# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Lessons: played by scripted buttons to their ends, left at every step, and never kept."""

import importlib

import pytest

import picture_book
from at_table import play_stand_ins, press_on, sit_down, slip, slip_rows, some_log, top, until
from garden import GAMES
from garden.words import CODES
from scripts import OURS, SCRIPTS, TAUGHT
from tools.sim import BOARDS, Sim

# The buttons of every step, as somebody would press them who does what the slip says.
KEYS = {game: SCRIPTS[game].LESSON for game in TAUGHT}


def begin(game, lang="en", board="pygamer", **how):
    sim = Sim(board, lang, **how)
    sim.app.settings["motion"] = 0
    sim.app.settings["speed"] = 2
    sim.app.go("lesson", game=game)
    sim.run(400)
    return sim


def step_of(sim):
    """Return the step of the lesson on top, counted from 0."""
    return sim.top.policy.step


def slip_of(sim):
    """Return the slip of this step, nothing once it was read."""
    return sim.top.policy.slip


def asked(sim):
    """Return True if a step has its slip up, or the lesson is over."""
    return top(sim) == "Notice" or (top(sim) == "Lesson" and len(slip_of(sim)) > 0)


def play(sim, game, steps):
    """Play so many steps, with the buttons that they ask for."""
    for nth, keys in enumerate(KEYS[game][:steps]):
        assert step_of(sim) == nth
        sim.keys(keys + " w100")
        until(sim, lambda sim, nth=nth: top(sim) == "Notice" or step_of(sim) > nth)
        until(sim, asked)
        sim.run(300)
    return sim


def slip_text(sim, game, step):
    """Return the words of this step, numbered from 0, as the slip shows them."""
    from firmware.kit.terms import terms

    return sim.app.say(f"lesson_{game}_{step + 1}", *terms(sim.app))


def steps(game):
    Sim()
    return importlib.import_module(f"firmware.games.{game}.lesson").STEPS


def test_our_lessons_have_six_to_eleven_steps():
    assert all(6 <= len(steps(game)) <= 11 for game in OURS)


def test_every_step_of_a_lesson_has_its_words_and_there_are_no_others():
    from garden.words import load_words

    for game in KEYS:
        count = len(steps(game))
        assert count == len(KEYS[game])
        keys = {key for key in load_words("en") if key.startswith(f"lesson_{game}_")}
        assert keys == {f"lesson_{game}_{nth + 1}" for nth in range(count)}


# -- to the end -----------------------------------------------------------------------------------


@pytest.mark.every_language
@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_says_what_to_do_and_doing_it_leads_to_the_end(game, lang):
    sim = begin(game, lang)
    for nth in range(len(KEYS[game])):
        assert slip_text(sim, game, nth) in " ".join(sim.texts())
        sim.keys(KEYS[game][nth] + " w100")
        until(sim, lambda sim, nth=nth: top(sim) == "Notice" or step_of(sim) > nth)
        until(sim, asked)
        sim.run(300)
    assert sim.app.say("lesson_on") in sim.texts()


@pytest.mark.parametrize("game", OURS)
def test_tips_that_the_lesson_taught_count_as_given(game):
    from firmware.games.coach import once, tips

    lesson = importlib.import_module(f"firmware.games.{game}.lesson")
    taught = [f"{game}_{tip}" for tip in lesson.TAUGHT.split()]
    sim = play(begin(game), game, 99)
    left = [key for key in tips(game)[1:] if key not in taught]
    assert taught and [once(sim.app, game, taught), once(sim.app, game, left)] == [None, left[0]]


@pytest.mark.parametrize("game", TAUGHT)
def test_after_a_lesson_b_leads_to_the_title(game):
    sim = play(begin(game), game, 99)
    sim.keys("B w300")
    assert top(sim) == "Title" and sim.app.store.get(game) == b""


@pytest.mark.parametrize("game", TAUGHT)
def test_after_a_lesson_its_game_is_played_on_to_the_end(game, monkeypatch):
    sim = play(begin(game), game, 99)
    sitting = sim.app.screens[0].sitting
    sim.app.settings["coach"] = 0
    sim.keys("A w300")
    assert top(sim) == "Table"
    assert sim.top.sitting.seed == sitting.seed
    assert [sim.top.sitting.level(seat) for seat in (0, 1)] == [0, 1]
    assert list(sim.top.sitting.log)[: len(sitting.log)] == list(sitting.log)
    play_stand_ins(monkeypatch)
    press_on(sim, 1, "Results")
    assert sim.app.store.get("pad")  # it counts


@pytest.mark.parametrize("game", TAUGHT)
def test_a_saved_game_is_not_replaced_by_the_one_of_a_lesson(game):
    sim = begin(game)
    from firmware.kit import sittings
    from garden.sitting import Sitting

    waiting = Sitting(game, 2, 5, who=bytes((0, 1)))
    waiting.play(some_log(game, 2, 1, seed=5)[0])
    sittings.keep(sim.app, waiting)
    kept = sim.app.store.get(game)
    play(sim, game, 99)
    assert sim.app.say("lesson_end_text").split()[0] in " ".join(sim.texts())
    sim.keys("A w300")
    assert top(sim) == "Seats" and sim.app.store.get(game) == kept


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_step_does_not_ask_for_changes_nothing_that_matters(game):
    """A move is refused with a word; the slip stays, and the step can still be done."""
    sim = play(begin(game), game, SCRIPTS[game].REFUSED)
    step, moves = step_of(sim), len(sim.top.sitting.log)
    sim.keys("A w200")
    assert "Do what the note says" in sim.texts()
    assert (step_of(sim), len(sim.top.sitting.log)) == (step, moves)
    assert slip_text(sim, game, step) in " ".join(sim.texts())
    sim.keys(KEYS[game][step] + " w200")
    assert step_of(sim) == step + 1


# Every button of the handheld but START, and what a step may ask for by it.
ASKED_BY = {"A": 1, "B": 2, "E": 8, "U": 16, "D": 32, "L": 64, "R": 128, "E+ w600 E-": 256}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_that_asks_for_buttons_allows_these_and_no_other(game):
    """Nothing on the table changes, be it only a cursor; START still pauses."""
    for nth, (buttons, *_) in enumerate(steps(game)):
        if not buttons:
            continue
        sim = play(begin(game), game, nth)
        sim.run(300)
        picture, selected = sim.picture().crop((0, 0, 160, 118)), sim.top.view.selected_action()
        for keys in [keys for keys, button in ASKED_BY.items() if not button & buttons]:
            sim.keys(keys + " w300")
            assert "Do what the note says" in sim.texts(), (nth, keys)
            assert top(sim) == "Lesson" and step_of(sim) == nth
            assert sim.top.view.selected_action() == selected, (nth, keys)
            shown = sim.picture().crop((0, 0, 160, 118))
            assert shown.tobytes() == picture.tobytes(), (nth, keys)
        sim.keys("S w300")
        assert top(sim) == "Pause"


def test_a_on_the_walk_step_of_cabbage_does_not_walk():
    sim = play(begin("cabbage"), "cabbage", 4)
    sim.keys("A w300 U w1500")
    assert step_of(sim) == 5 and "Walk here Backs" in sim.texts()
    sim.keys("A w1500")
    assert step_of(sim) == 6 and "Do it Redo walk" in sim.texts()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_refusal_does_not_stay_beside_the_next_note(game):
    sim = begin(game)
    sim.keys("A w200")
    assert "Do what the note says" in sim.texts()
    sim.keys(KEYS[game][0] + " w200")
    assert "Do what the note says" not in sim.texts()


def test_a_move_that_is_not_the_one_asked_for_is_refused():
    sim = begin("veggies")
    sim.keys("A w200")  # the card with the mice
    assert "Do what the note says" in sim.texts()
    assert step_of(sim) == 0


def test_a_move_that_is_taken_back_is_still_to_be_made():
    sim = begin("veggies")
    sim.keys("R A w500 B w300")
    assert step_of(sim) == 0 and not sim.top.sitting.log
    assert slip_text(sim, "veggies", 0) in " ".join(sim.texts())
    play(sim, "veggies", 0)
    sim.keys("A w2500")
    assert step_of(sim) == 1


@pytest.mark.parametrize("die", range(1, 6))
def test_the_rival_has_an_answer_to_every_die(die):
    """The lesson says what the rival does, but a person may walk anywhere."""
    sim = play(begin("cabbage"), "cabbage", 2)
    sim.keys("R " * die + "A")
    until(sim, lambda sim: step_of(sim) == 3 and asked(sim))
    sim.keys("w300 A w300 U2 R3 w100 A w300 R w100 A")
    until(sim, lambda sim: step_of(sim) == 8 and asked(sim))


def test_a_rival_whose_move_is_not_allowed_thinks_for_itself():
    sim = play(begin("match"), "match", 3)
    sim.top.policy.orders[0] = 0xFFFF  # a pass, while it could plant
    sim.keys(KEYS["match"][3])
    until(sim, lambda sim: step_of(sim) == 4 and asked(sim))
    assert len(sim.top.sitting.log) == 2


# -- out again ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_left_at_every_step(game, lang):
    for nth in range(len(KEYS[game])):
        sim = play(begin(game, lang), game, nth)
        sim.keys("S w200")
        assert top(sim) == "Pause"
        assert sim.app.say("lesson_leave") in sim.texts()
        sim.keys("U A w300")
        assert top(sim) == "Seats" and sim.top.game == game


@pytest.mark.parametrize("game", TAUGHT)
def test_a_pause_leads_back_to_the_same_step(game):
    for nth in range(len(KEYS[game])):
        sim = play(begin(game), game, nth)
        sim.keys("S w200 B w300")
        assert top(sim) == "Lesson" and step_of(sim) == nth
        assert slip_text(sim, game, nth) in " ".join(sim.texts())


def kept(sim):
    """Return what the store has of games, records and tips."""
    parts = list(GAMES) + ["settings", "pad", "medals", "coach", "deals"]
    return [bytes(sim.app.store.get(part)) for part in parts]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_keeps_nothing_and_the_game_that_waits_is_untouched(game):
    sim = Sim()
    from firmware.kit import sittings
    from garden.sitting import Sitting

    waiting = Sitting(game, 2, 5, who=bytes((0, 1)))
    for action in some_log(game, 2, 3, seed=5):
        waiting.play(action)
    sittings.keep(sim.app, waiting)
    before = kept(sim)
    sim.app.go("lesson", game=game)
    sim.run(400)
    play(sim, game, 4)
    sim.keys("S w200 B w300")
    assert kept(sim) == before
    sim.keys("S w200 U A w300")
    sim.app.go("lesson", game=game)
    sim.run(400)
    play(sim, game, 99)
    sim.keys("A w300")
    sim.app.store.put("coach", b"")  # it keeps only which tips it taught
    assert kept(sim) == before


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_lead_to_the_lesson_and_back_to_the_seats(game):
    sim = Sim()
    sim.app.go("seats", game=game)
    sim.keys("w300 U A w100")
    assert "Play the lesson" in sim.texts()
    sim.keys("A w400")
    assert top(sim) == "Lesson"
    sim.keys("S w200 U A w300")
    assert top(sim) == "Seats"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_out_of_a_game_leads_back_into_it(game):
    sim = sit_down(game, (0, 0), log=some_log(game, 2, 4), handover=2)
    sim.run(1000)
    moves = list(sim.top.sitting.log)
    sim.keys("S w200 U3 A w300 A w400")
    assert top(sim) == "Lesson"
    play(sim, game, 2)
    sim.keys("S w200 U A w400")
    assert top(sim) == "Table" and list(sim.top.sitting.log) == moves


def test_where_memory_runs_out_the_lesson_begins_again_and_no_saved_game_does():
    sim = begin("match")

    def run_out(now):
        raise MemoryError

    sim.top.tick = run_out
    sim.run(400)
    assert top(sim) == "Lesson" and step_of(sim) == 0


# -- what is seen ---------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("skin", (0, 1))
def test_every_slip_leaves_the_other_half_free(skin, lang, board):
    sim = Sim(board, lang)
    from firmware.kit.text import wrap

    sim.app.settings["skin"] = skin
    for game in TAUGHT:
        for nth, (_, _, _, _, *how) in enumerate(steps(game)):
            wide = how[0] if how else 152
            lines = wrap(slip_text(sim, game, nth), wide - (28 if wide == 152 else 9))
            assert len(lines) <= {50: 9, 104: 4}.get(wide, 3), (game, nth, lines)


# What the steps speak of, as left, top, right and bottom: no slip may lie on it.
SUBJECTS = {
    "match": {
        0: (0, 10, 108, 118),  # the garden
        1: (0, 10, 108, 118),
        2: (109, 11, 160, 61),  # the hand
        3: (2, 12, 54, 64),  # one's own field
        4: (2, 12, 54, 64),
        5: (2, 12, 80, 37),  # the line
        6: (109, 61, 160, 118),  # the tokens
        7: (54, 62, 106, 88),  # the tomatoes
        8: (28, 88, 80, 114),  # the broccoli
        9: (2, 12, 106, 64),  # one's own field, and the corn
        10: (54, 62, 106, 114),  # the rival's field
    },
    "veggies": {5: (0, 108, 160, 118), 6: (0, 108, 160, 118)},
}


def covered(sim):
    """Return the pixels under the paper of the slip, its point aside."""
    spots = set()
    first, last = slip_rows(slip_of(sim))
    for grid in slip(slip_of(sim)):
        columns = [x for x in range(grid.tile_width) if grid.bitmap[x, grid.tile_height // 2] != 1]
        for y in range(max(grid.y, first), min(grid.y + grid.tile_height, last + 1)):
            spots |= {(grid.x + x, y) for x in columns[4:-4]}
    return spots


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game", SUBJECTS)
def test_no_slip_lies_on_what_it_speaks_of(game, lang):
    for step, (left, above, right, below) in SUBJECTS[game].items():
        sim = play(begin(game, lang), game, step)
        lies = covered(sim)
        assert lies and min(y for _, y in lies) >= 10 and max(y for _, y in lies) < 118, step
        hidden = [(x, y) for x, y in lies if left <= x < right and above <= y < below]
        assert not hidden, (game, step, hidden[0])


def test_in_a_lesson_a_storm_a_basket_and_a_barrow_are_each_played_once():
    from garden.match.cards import BARROW, BASKET, STORM, played

    sim = play(begin("match"), "match", 10)
    moves = [played(action) for action in sim.app.screens[0].sitting.log]
    assert moves[::2][3:] == [STORM, BASKET, BARROW]


def test_the_slip_makes_way_for_the_cursor():
    sim = play(begin("match"), "match", 3)
    seen = set()
    for keys in ("D", "D", "D", "U", "U", "U", "U"):
        sim.keys(keys + " w200")
        first, last = slip_rows(slip_of(sim))
        assert not first <= sim.top.view.cursor()[1] <= last
        seen.add(first > 60)
    assert seen == {False, True}


@pytest.mark.parametrize("game, step", [("veggies", 4), ("veggies", 5), ("cabbage", 2)])
def test_whoever_looks_for_a_place_or_a_die_sees_all_of_the_table(game, step):
    """The points at the foot, the stand, the white dots: no slip lies there any more."""
    sim = play(begin(game), game, step)
    assert len(slip_of(sim))
    sim.keys("R w1500")
    assert step_of(sim) == step and not len(slip_of(sim))
    assert "Do what the note says" not in sim.texts()


def test_what_a_press_did_is_seen_before_the_next_words_come():
    sim = play(begin("cabbage"), "cabbage", 1)
    sim.keys("E w500")  # the white dots, all over the field
    assert step_of(sim) == 2 and not len(slip_of(sim))
    sim.run(1000)
    assert len(slip_of(sim))


@pytest.mark.parametrize("lang", CODES.split())
def test_the_slip_about_the_spare_card_leaves_it_in_sight(lang):
    sim = play(begin("cabbage", lang), "cabbage", 6)
    for _ in range(2):
        papers = [shape for shape in slip_of(sim) if hasattr(shape, "width")]
        assert max(it.x + it.width for it in papers) < 112
        sim.keys("R w1500")


@pytest.mark.parametrize("lang", CODES.split())
@pytest.mark.parametrize("game, step", [("veggies", 3), ("match", 5), ("cabbage", 6)])
def test_a_step_looks_as_it_was_drawn(game, step, lang):
    sim = play(begin(game, lang), game, step)
    picture_book.check(sim, f"lesson_{game}", lang)


@pytest.mark.parametrize("lang", CODES.split())
def test_the_page_that_offers_the_lesson_looks_as_it_was_drawn(lang):
    sim = Sim(lang=lang)
    sim.app.open("rules", game="veggies")
    sim.run(100)
    picture_book.check(sim, "rules_lesson", lang)
