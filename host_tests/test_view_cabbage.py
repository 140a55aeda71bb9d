# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! on the handheld, through the buttons: what is seen, by whom, and what it costs."""

import random
from array import array

import picture_book
import pytest
from at_table import bar, play_stand_ins, sit_down, some_log, top, until
from tools.sim import BOARDS, FRAME

CURSOR = 2048  # bytes a frame that moves a cursor may send
WHOLE = 160 * 128 * 2
SECRETS, QUICK = 1, 2  # values of the setting "handover"
CHOOSE, WALK, ACT = "Choose Reach", "Walk here Backs", "Do it Walk again"


def sit(who=(0, 0), moves=0, **how):
    """A table after so many moves, the curtain lifted if there was one."""
    how.setdefault("handover", QUICK)
    sim = sit_down("cabbage", who, log=some_log("cabbage", 2, moves), **how)
    if top(sim) == "Curtain":
        sim.keys("A w100")
    sim.cost()
    return sim


def game_of(sim):
    return sim.top.game


def at_walk(**how):
    return sit(moves=2, **how)


def at_act(**how):
    sim = at_walk(**how)
    sim.keys("A w400")
    sim.cost()
    return sim


# -- pictures -----------------------------------------------------------------------------------


def at_reveal(**how):
    sim = sit(moves=1, **how)
    sim.keys("A w1600 w1500")
    return sim


def at_swap(**how):
    sim = sit(moves=10, **how)
    sim.keys("A w400 R D w600")
    return sim


def at_reach(**how):
    sim = sit(moves=8, **how)
    sim.keys("R2 E+ w1000")
    return sim


def at_backs(**how):
    sim = sit(moves=10, **how)
    sim.keys("U w600 E+ w1000")
    return sim


def at_choice_made(**how):
    sim = sit(moves=8, **how)
    sim.keys("A w1700")
    return sim


def at_move_made(**how):
    sim = sit(moves=10, **how)
    sim.keys("R A w400 R2 w600 A w1700")
    return sim


SCREENS = {
    "die": lambda how: sit(moves=8, **how),
    "reach": lambda how: at_reach(**how),
    "chosen": lambda how: at_choice_made(**how),
    "reveal": lambda how: at_reveal(**how),
    "walk": lambda how: sit(moves=10, motion=0, **how),
    "backs": lambda how: at_backs(motion=0, **how),
    "act": lambda how: at_swap(**how),
    "moved": lambda how: at_move_made(**how),
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_moment_looks_as_it_was_drawn(screen, lang):
    sim = SCREENS[screen]({"lang": lang})
    picture_book.check(sim, f"cabbage_{screen}" + ("_es" if lang == "es" else ""))


@pytest.mark.parametrize("screen", ["die", "reveal", "walk", "act"])
def test_a_moment_looks_right_on_a_larger_board(screen):
    sim = SCREENS[screen]({"board": "pimoroni_picosystem"})
    picture_book.check(sim, f"cabbage_{screen}_240")


# -- what it costs ------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", ["die", "reveal", "walk", "act"])
@pytest.mark.parametrize("board", BOARDS)
def test_a_moment_without_a_change_sends_nothing(screen, board):
    sim = SCREENS[screen]({"board": board})
    sim.run(600)
    sim.cost()
    sim.run(2000)
    assert sim.cost() == 0


def test_an_idle_cursor_blinks_twice_a_second_for_a_hundred_bytes():
    sim = at_walk()
    sim.run(600)
    sent = []
    for _ in range(0, 2000, FRAME):
        sim.cost()
        sim.run(FRAME)
        sent.append(sim.cost())
    assert 3 <= sum(1 for bytes_sent in sent if bytes_sent) <= 5
    assert 0 < max(sent) < 150


@pytest.mark.parametrize("moves", [2, 6, 10, 14, 18, 22])
def test_moving_a_cursor_sends_little(moves):
    for keys, sim in (
        ("RRRRRLLL", sit(moves=moves + 2 - moves % 4 if moves < 22 else 20)),
        ("RRUULLDDRURUDLUL", sit(moves=moves)),
    ):
        for key in keys:
            sim.run(600)
            sim.cost()
            sim.keys(key)
            sim.run(600)
            assert sim.cost() < CURSOR, (key, bar(sim))


@pytest.mark.parametrize("moves", [2, 6, 10, 14, 18, 22])
def test_choosing_an_action_sends_little(moves):
    sim = sit(moves=moves)
    sim.keys("A")
    for key in "RRDDDDUULLRDR":
        sim.run(600)
        sim.cost()
        sim.keys(key)
        sim.run(600)
        assert sim.cost() < CURSOR, key


@pytest.mark.parametrize("sit_there", [sit, at_walk, at_act])
def test_a_cursor_held_down_sends_little_in_every_frame(sit_there):
    sim = sit_there()
    sim.run(600)
    sim.cost()
    sim.keys("R+ w2000 R- w600")
    assert 0 < sim.cost() < CURSOR


def test_what_a_die_reaches_is_marked_for_little_and_follows_the_cursor():
    sim = sit()
    sim.keys("E+ w1000 R2 w600 L w600 E- w600")
    assert 0 < sim.cost() < CURSOR


# -- whole games --------------------------------------------------------------------------------


def play_to_the_end(sim, chance):
    """Press what the bottom line offers, after a few pushes this way and that."""
    for _ in range(2000):
        if top(sim) == "Curtain":
            sim.keys("A w100")
        elif top(sim) != "Table":
            return
        elif bar(sim) in (CHOOSE, WALK, ACT):
            for _ in range(chance.randrange(4)):
                sim.keys(chance.choice("UDLR"))
            sim.keys("A w100")
        elif bar(sim).startswith("Go on"):
            sim.keys("A w100")
        else:
            sim.run(200)
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game_and_pass_the_device_by_curtains():
    sim = sit(handover=SECRETS)
    curtains = []
    frame = sim.frame

    def counting():
        sent = frame()
        if top(sim) == "Curtain" and sim.top not in curtains:
            curtains.append(sim.top)
        return sent

    sim.frame = counting
    play_to_the_end(sim, random.Random(1))
    assert top(sim) == "Scoring"
    # each looks at own dice six times; whoever walked last has the device already
    assert 6 <= len(curtains) <= 11
    sim.keys("w3000 S w400")
    assert top(sim) == "Results"


def test_a_person_plays_a_whole_game_against_a_bot_without_a_curtain():
    sim = sit(who=(0, 1), handover=0)
    names = set()
    frame = sim.frame

    def noting():
        sent = frame()
        names.add(top(sim))
        return sent

    sim.frame = noting
    play_to_the_end(sim, random.Random(2))
    assert names == {"Table", "Scoring"}
    assert sim.cost() == WHOLE  # and no frame sends more than that


def test_bots_play_a_whole_game_by_themselves(monkeypatch):
    play_stand_ins(monkeypatch)
    sim = sit(who=(1, 2), speed=2)
    until(sim, lambda: top(sim) == "Results", 180000)
    assert any("wins" in text or "draw" in text for text in sim.texts())


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_word_of_a_game_fits_its_place(lang, monkeypatch):
    monkeypatch.setattr("at_table.NAMES", "Wilhelma Maximili")
    sim = sit(lang=lang)
    sim.keys("A w2600 A w3000")
    assert "Wilhelma" in " ".join(sim.texts())
    sim.keys("A w400 A w400 R w400 R D w400 A w3000 A w400 A w3000")
    assert game_of(sim).round == 2


# -- secrets ------------------------------------------------------------------------------------


class Observer:
    """Everything a person near the board notices, frame by frame: picture, lights, sound."""

    def __init__(self, sim):
        import audioio
        import board

        self._sim = sim
        self._frame = sim.frame
        self._played = audioio.played
        self._lights = board.NEOPIXEL
        self.noticed = []
        self.on = False
        sim.frame = self.frame

    def frame(self):
        heard = len(self._played)
        sent = self._frame()
        if self.on:
            sounds = [(s.sample_rate, bytes(s.samples)) for s in self._played[heard:]]
            lights = bytes(getattr(self._lights, "colours", b""))
            self.noticed.append((bytes(self._sim.bus.pixels), lights, sounds))
        return sent


def dice_left(sim, seat):
    return [die for die in range(1, 7) if game_of(sim).dice[seat][die]]


def choose(sim, die):
    """Put the cursor on a die of this value and take it, at a set time."""
    at = sim.app.now
    for _ in range(6):
        if game_of(sim).dice[0][die] and chosen_by_cursor(sim) == die:
            break
        sim.keys("R w100")
    sim.run(3000 - (sim.app.now - at))
    sim.keys("A")


def chosen_by_cursor(sim):
    return sim.top.view._die._laid[sim.top.view._die._at][0]


@pytest.mark.parametrize("done", range(6))
def test_nothing_tells_the_second_player_which_die_the_first_chose(done):
    noticed = []
    for die in dice_left(sit(moves=4 * done), 0):
        sim = sit(moves=4 * done, handover=SECRETS)
        observer = Observer(sim)
        choose(sim, die)
        until(sim, lambda: game_of(sim).turn == 1)
        observer.on = True
        until(sim, lambda: top(sim) == "Curtain")
        sim.keys("A w600 R w600 A w1000 B w600 A w1000")  # thinks twice
        assert game_of(sim).chosen[0] == die
        assert game_of(sim).phase == "choose"
        noticed.append(observer.noticed)
    assert all(same == noticed[0] for same in noticed)
    assert len(noticed[0]) > 100


def test_nothing_tells_which_die_a_bot_chose(monkeypatch):
    noticed = []
    for die in dice_left(sit(), 0):
        play_stand_ins(monkeypatch, orders=[die])
        sim = sit_down("cabbage", (1, 0))
        observer = Observer(sim)
        observer.on = True
        until(sim, lambda: bar(sim) == CHOOSE)
        sim.keys("w300 R w600 A w1000")
        assert game_of(sim).chosen[0] == die
        noticed.append(observer.noticed)
    assert len(noticed) > 1
    assert all(same == noticed[0] for same in noticed)


def test_one_s_own_choice_is_hidden_before_the_device_is_passed_and_while_paused():
    sim = sit(handover=SECRETS)
    sim.keys("R2")
    assert "secret" in sim.texts()
    sim.keys("S w300")
    assert top(sim) == "Pause"
    assert "secret" not in sim.texts()
    sim.keys("B w300")
    assert "secret" in sim.texts()
    sim.keys("A w1700")
    assert "secret" not in sim.texts()
    assert bar(sim) == "Ana has chosen"


def test_both_dice_are_shown_together_with_the_reason():
    sim = sit()
    assert not any("first" in text for text in sim.texts())
    sim.keys("A w2600 A w3000")
    green, purple = game_of(sim).chosen
    high, low = max(green, purple), min(green, purple)
    name = ("Ana", "Leo")[game_of(sim).turn]
    assert f"{name} walks first: {high} beats {low}" in sim.texts()
    assert bar(sim) == "Go on round 1/6"


def test_a_tie_goes_to_whoever_moved_last_and_in_the_first_round_to_chance(monkeypatch):
    for moves, reason in ((0, "drawn by lot"), (4, "moved last")):
        sim = sit(moves=moves)
        mine = next(die for die in dice_left(sim, 0) if die in dice_left(sim, 1))
        choose(sim, mine)
        until(sim, lambda: game_of(sim).turn == 1)
        until(sim, lambda: bar(sim) == CHOOSE)
        while chosen_by_cursor(sim) != mine:
            sim.keys("R w100")
        sim.keys("A w3000")
        name = ("Ana", "Leo")[game_of(sim).last]
        assert f"{name} walks first: {reason}" in sim.texts()


# -- walking and acting -------------------------------------------------------------------------


def reachable():
    """Every plot, die and card of the rival: the start, and what is within reach."""
    from garden.cabbage.field import place_of, plots_at, walk

    for start in range(24):
        for die in range(1, 7):
            for card in range(6):
                if card != place_of(start):
                    yield start, die, walk(start, die) & ~plots_at(card)


def test_pushes_lead_to_every_plot_within_reach_and_to_no_other():
    sit()
    from firmware.views.cabbage_path import push

    for start, _, reach in reachable():
        seen = {push(reach, start, 1, 0)}
        todo = list(seen)
        while todo:
            at = todo.pop()
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)):
                new = push(reach, at, *way)
                if new not in seen:
                    seen.add(new)
                    todo.append(new)
        assert sum(1 << plot for plot in seen) == reach


def test_a_push_takes_the_nearest_ahead_and_goes_around_where_there_is_none():
    sit()
    from firmware.views.cabbage_path import push

    #   . o . . o .
    #   . . . . . .
    #   . . X . o .
    #   . o . . . o
    plots = sum(1 << plot for plot in (1, 4, 14, 16, 19, 23))
    assert push(plots, 14, 1, 0) == 16
    assert push(plots, 14, 0, 1) == 19
    assert push(plots, 14, 0, -1) == 1
    assert push(plots, 14, -1, 0) == 19
    assert push(plots, 14, 1, 1) == 16
    assert push(plots, 23, 1, 0) == 19  # around
    assert push(1 << 14, 14, 1, 0) == 14


def test_the_dotted_line_is_a_walk_with_that_die():
    sit()
    from firmware.views.cabbage_path import corner

    for start, die, reach in reachable():
        for goal in range(24):
            if reach >> goal & 1:
                bend = corner(start, goal, die)
                first = steps(start, bend)
                rest = steps(bend, goal)
                row, column = divmod(goal, 6)
                at_border = row in (0, 3) or column in (0, 5)
                assert first + rest == die or (first + rest < die and at_border)


def steps(one, other):
    (row, column), (to_row, to_column) = divmod(one, 6), divmod(other, 6)
    assert row == to_row or column == to_column
    return abs(row - to_row) + abs(column - to_column)


def standing(sim):
    """The tile of cabbage16 that stands on each plot, as the screen has it."""
    sheet = sheet_of(sim, "cabbage16")
    tiles = bytearray(24)
    marks = [g for g in sim.layers() if getattr(g, "bitmap", None) is sheet and g.width == 2]
    for spot, grid in enumerate(marks[6:12]):
        first = spot // 3 * 12 + spot % 3 * 2
        tiles[first : first + 2] = bytes((grid[0], grid[1]))
        tiles[first + 6 : first + 8] = bytes((grid[2], grid[3]))
    return tiles


def cabbages(sim):
    """Which plots the screen shows green, as a mask."""
    sheet = sheet_of(sim, "cabbage16")
    cards = [g for g in sim.layers() if getattr(g, "bitmap", None) is sheet and g.width == 2]
    green = 0
    for spot, grid in enumerate(cards[:6]):
        first = spot // 3 * 12 + spot % 3 * 2
        for corner, plot in enumerate((0, 1, 6, 7)):
            if grid[corner] == 0:
                green |= 1 << first + plot
    return green


def sheet_of(sim, name):
    from firmware.kit.sprites import sheet

    return sheet(name).bitmap


@pytest.mark.parametrize("moves", [2, 6, 10, 14])
def test_discs_lie_exactly_on_the_plots_within_reach(moves):
    sim = sit(moves=moves)
    game = game_of(sim)
    seat = game.turn
    reach = game.reach(seat, game.chosen[seat])
    for plot, tile in enumerate(standing(sim)):
        if plot in game.farmers:
            assert tile in (2, 3, 7, 8)
        else:
            assert (tile in (5, 7 + seat)) == bool(reach >> plot & 1), plot


@pytest.mark.parametrize("moves", [2, 6, 10, 14, 18, 22])
def test_the_field_shows_each_action_before_it_is_done(moves):
    sim = sit(moves=moves)
    sim.keys("U R w600 A w400")
    game = game_of(sim)
    shown = set()
    for _ in range(3):
        for key in ("R w600", "D w600", "D w600", "D w600"):
            sim.keys(key)
            action = sim.top.view._act.action
            after = game.copy()
            after.play(action)
            assert cabbages(sim) == after.green
            shown.add(action % 8)
    free = game.acts[game.turn]
    assert shown == {act for act in range(6) if free[min(act, 2)]}


def test_my_largest_group_is_told_before_and_after():
    from garden.cabbage.field import crop, groups

    sim = sit(moves=10)
    game = game_of(sim)
    sim.keys("A w400 R2 w600")
    after = game.copy()
    after.play(sim.top.view._act.action)
    sizes = [groups(crop(green, game.turn)) >> 8 for green in (game.green, after.green)]
    assert "{}▶{}".format(*sizes) in sim.texts()


def test_without_the_preview_the_numbers_stay_as_they_are():
    sim = sit(moves=10, preview=0)
    before = sim.texts()[:5]
    sim.keys("A w400 R2 D w600")
    assert sim.texts()[:5] == before
    assert not any("▶" in text for text in sim.texts())


def test_a_does_what_was_shown_once_the_grace_is_over():
    sim = at_act()
    sim.keys("R w600")
    action = sim.top.view._act.action
    log = sim.top.table.log
    sim.keys("A w1000")
    assert len(log) == 2
    sim.keys("w1000")
    assert log[-1] == action
    assert bar(sim).startswith(("Ana: die", "Leo: die"))


def test_b_takes_a_die_back_within_the_grace_and_keeps_the_cursor():
    sim = sit(handover=SECRETS)
    sim.keys("R2 w300")
    die = chosen_by_cursor(sim)
    sim.keys("A w600 B w100")
    assert bar(sim) == CHOOSE
    assert chosen_by_cursor(sim) == die
    sim.run(5000)
    assert len(sim.top.table.log) == 0


def test_b_takes_a_move_back_within_the_grace_and_keeps_the_action():
    sim = at_act()
    sim.keys("R w300")
    action = sim.top.view._act.action
    sim.keys("A w600 B w3000")
    assert bar(sim) == ACT
    assert sim.top.view._act.action == action
    assert len(sim.top.table.log) == 2


def test_b_walks_again_before_anything_was_done():
    sim = at_walk()
    sim.keys("U w300")
    before = standing(sim)
    sim.keys("A w400 R w400 B w400")
    assert bar(sim) == WALK
    assert standing(sim) == before


def test_a_double_press_does_not_cut_the_grace_short():
    sim = sit()
    sim.keys("w300")
    for _ in range(2):
        sim.hold("A", True)
        sim.run(60)
        sim.hold("A", False)
        sim.run(60)
    assert len(sim.top.table.log) == 0
    sim.keys("B w2000")
    assert len(sim.top.table.log) == 0


@pytest.mark.parametrize(
    "sit_there, why, keys",
    [(sit, "Choose one of your dice", CHOOSE), (at_walk, "The dice are shown already", WALK)],
)
def test_there_is_no_way_back_and_the_bar_says_why(sit_there, why, keys):
    sim = sit_there()
    before = standing(sim)
    sim.keys("B w100")
    assert bar(sim) == why
    assert standing(sim) == before
    sim.keys("R w100")
    assert bar(sim) == keys


def test_select_held_shows_every_card_from_its_other_side():
    sim = at_walk()
    game = game_of(sim)
    sim.keys("E+ w1000")
    backs = 0
    from garden.cabbage.field import green_at

    for place in range(6):
        backs |= green_at(place, game.field[place] ^ 2)
    assert cabbages(sim) == backs
    sim.keys("E- w600")
    assert cabbages(sim) == game.green


def test_select_held_marks_what_the_die_under_the_cursor_reaches():
    sim = sit()
    game = game_of(sim)
    sim.keys("E+ w1000 R2 w600")
    reach = game.reach(0, chosen_by_cursor(sim))
    discs = sum(1 << plot for plot, tile in enumerate(standing(sim)) if tile == 5)
    assert discs == reach & ~(1 << game.farmers[0])
    sim.keys("E- w600")
    assert 5 not in standing(sim)


def test_a_spent_action_is_grey_and_skipped():
    sim = sit(moves=10)  # who always turns a card has no space left for it
    game = game_of(sim)
    assert game.acts[game.turn][0] == 0
    sim.keys("A w400")
    seen = set()
    for _ in range(4):
        seen.add(sim.top.view._act.action % 8)
        sim.keys("R w400")
    assert seen == {1, 2}


# -- pause, save, hints -------------------------------------------------------------------------


def test_pause_keeps_the_cursor_and_a_pending_move_is_taken_back():
    sim = at_act()
    sim.keys("R w300")
    action = sim.top.view._act.action
    sim.keys("A w500 S w300")
    assert top(sim) == "Pause"
    sim.keys("B w3000")
    assert bar(sim) == ACT
    assert sim.top.view._act.action == action
    assert len(sim.top.table.log) == 2


def test_a_sitting_is_continued_where_it_was_left():
    sim = sit(moves=7, handover=SECRETS)
    field = bytes(game_of(sim).field)
    sim.keys("S w300 U A w300")
    assert top(sim) == "Title"
    assert "round 2/6" in sim.texts()
    sim.keys("A w300")
    assert top(sim) == "Table"
    assert bytes(game_of(sim).field) == field
    assert len(sim.top.table.log) == 7


def test_a_hint_puts_the_cursor_on_the_advised_move_and_does_nothing(monkeypatch):
    for moves, wanted in ((0, 5), (2, None)):
        sim = sit(moves=moves)
        game = game_of(sim)
        if wanted is None:
            out = array("H", bytes(2 * game.MOST))
            wanted = out[: game.actions(out)][-1]
        play_stand_ins(monkeypatch, orders=[wanted])
        sim.keys("S w300 D2 A w1000" if can_undo(sim) else "S w300 D A w1000")
        assert bar(sim) == "There is no other"
        assert len(sim.top.table.log) == moves
        sim.keys("A w2000")
        assert sim.top.table.log[moves] == wanted


def can_undo(sim):
    return sim.top.table.can_undo()


def test_look_around_shows_the_backs_until_any_button():
    sim = at_walk()
    game = game_of(sim)
    sim.keys("S w300 D2 A w600")
    assert bar(sim) == "Back"
    assert cabbages(sim) != game.green
    sim.keys("B w600")
    assert cabbages(sim) == game.green
    assert bar(sim) == WALK


# -- the bot's turn -----------------------------------------------------------------------------


def test_a_bot_s_move_is_told_and_shown_walk_first_then_the_card(monkeypatch):
    sim = sit(who=(0, 0), moves=3)
    game = game_of(sim)
    out = array("H", bytes(2 * game.MOST))
    flip = next(a for a in out[: game.actions(out)] if a % 8 == 1)
    play_stand_ins(monkeypatch, orders=[flip])
    who = bytes((2, 0)) if game.turn == 0 else bytes((0, 2))
    sim = sit(who=who, moves=3, speed=0)
    seat = game_of(sim).turn
    until(sim, lambda: "die" in bar(sim))
    sim.run(400)
    assert standing(sim)[(flip - 8) // 8] == 2 + seat
    assert cabbages(sim) == game.green
    sim.run(1000)
    after = game.copy()
    after.play(flip)
    assert cabbages(sim) == after.green
    assert "Flip" in bar(sim)


# -- the end ------------------------------------------------------------------------------------


def at_end(**how):
    return sit(moves=24, motion=0, **how)


def test_the_groups_that_count_light_up_before_the_podium():
    sim = at_end()
    until(sim, lambda: top(sim) == "Scoring")
    sim.run(200)
    game = game_of(sim)
    from firmware.views.cabbage_score import sorted_groups
    from garden.cabbage.field import crop

    lit = sum(1 << plot for plot, tile in enumerate(standing(sim)) if tile == 4)
    assert lit == sorted_groups(crop(game.green, 0))[0] | sorted_groups(crop(game.green, 1))[0]
    picture_book.check(sim, "cabbage_score")
    while top(sim) == "Scoring":
        sim.keys("A w400")
    picture_book.check(sim, "cabbage_results")


@pytest.mark.parametrize(
    "seed, pages, words, winner",
    [
        (0, 1, "", "Ana wins!"),
        (127, 2, "by second group", "Ana wins!"),
        (30, 3, "by lower dice", "Ana wins!"),
        (436, 3, "", "A draw!"),
    ],
)
def test_as_many_pages_as_measures_had_to_be_compared(seed, pages, words, winner):
    log = some_log("cabbage", 2, 24, seed)
    sim = sit_down("cabbage", (0, 0), seed=seed, log=log, motion=0)
    until(sim, lambda: top(sim) == "Scoring")
    turned = 0
    while top(sim) == "Scoring":
        sim.keys("A w400")
        turned += 1
    assert turned == pages
    assert sim.texts()[0] == winner
    assert not words or sim.texts()[1] == words
