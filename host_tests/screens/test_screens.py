# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The menus, through the buttons: what they show, what they cost, where they lead."""

import re

import pytest

import picture_book
from at_table import top
from garden import GAMES, about
from garden.sitting import Sitting
from garden.words import LANGUAGES
from tools.sim import BOARDS, FRAME, Drive, Sim, demo


def power_on(board="pygamer", lang="en", sittings=(), **how):
    """A board at its title, with these games waiting to be continued."""
    sim = Sim(board, lang, start=False, **how)
    for game in sittings:
        sim.app.store.put(game, bytes((5, 8)) + b"?")
    sim.app.start()
    sim.run(200)
    sim.cost()
    return sim


def opened(name, *args, **how):
    """A board with this screen on top."""
    sim = power_on(**how)
    sim.app.open(name, *args)
    sim.run(200)
    sim.cost()
    return sim


class FakeTable:
    """A table with a sitting in which so many moves were made."""

    leave, greyed = "save_quit", ()

    def __init__(self, moves=0):
        self.sitting = Sitting("veggies", 2, 1)
        for _ in range(moves):
            self.sitting.play(0)

    def paint_still(self):
        pass


def crashed(line, **how):
    """A board on which something broke."""
    sim = power_on(**how)
    from firmware.crash import Crash

    sim.app._stack.let_go()
    sim.app._stack.put(Crash(sim.app, line))
    sim.run(200)
    sim.cost()
    return sim


SCREENS = {
    "title": lambda how: power_on(sittings=["veggies"], **how),
    "title_new": lambda how: power_on(**how),
    "seats": lambda how: opened("seats", "veggies", bytes((0, 0, 2, 3)), **how),
    "seats_6": lambda how: opened("seats", "match", bytes((0, 0, 0, 0, 1, 3)), **how),
    "seats_8": lambda how: opened("seats", "match", bytes((0, 0, 0, 0, 1, 2, 3, 0)), **how),
    "seats_2": lambda how: opened("seats", "cabbage", **how),
    "names": lambda how: opened("names", 4, **how),
    "curtain": lambda how: opened("curtain", 3, "Chard", **how),
    "pause": lambda how: opened("pause", FakeTable(), True, False, **how),
    "settings": lambda how: opened("settings", **how),
    "notice": lambda how: opened("notice", "save_lost", **how),
    "crash": lambda how: crashed("ValueError: tile must be 0-8, not 9", **how),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_looks_as_it_was_drawn(screen, lang):
    sim = SCREENS[screen]({"lang": lang})
    picture_book.check(sim, screen if lang == "en" else f"{screen}_{lang}")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_looks_right_on_a_larger_board(screen):
    sim = SCREENS[screen]({"board": "pimoroni_picosystem"})
    picture_book.check(sim, f"{screen}_240")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_that_does_not_change_sends_nothing(screen, board):
    sim = SCREENS[screen]({"board": board})
    sim.run(1000)
    assert sim.cost() == 0


# -- words ------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_the_same_gaps():
    from garden.words import load

    english, spanish = load("en"), load("es")
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert text.count("{}") == spanish[key].count("{}"), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_only_letters_the_font_has(lang):
    Sim()
    from firmware.kit.text import font
    from garden.words import load

    garden7 = font()
    for key, text in load(lang).items():
        letters = re.sub(r"\{\d?\}|\|", "", text)  # gaps, and bars that end a line
        missing = [letter for letter in letters if garden7._letters.find(letter) < 0]
        assert missing == [], key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    ["save_lost", "save_recovered", "save_foreign", "save_failed", "save_worn", "replace", "turned"]
    + ["rules_offer", "guide_offer", "lesson_end", "lesson_on"],
)
def test_every_notice_fits_its_paper(lang, key):
    sim = opened("notice", key, "play", "menu", 8, 2, "", "round 4/6", lang=lang)
    title, *lines, bar = sim.texts()[sim.texts().index(sim.app.say(key)) :]
    assert " ".join(lines) == sim.app.say(f"{key}_text", "round 4/6")
    assert len(lines) <= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_and_player_has_a_name_that_fits(lang):
    sim = power_on(lang=lang)
    from firmware.kit.text import measure

    names = {sim.app.name(seat, bot) for seat in range(8) for bot in (False, True)}
    assert len(names) == 16
    assert max(map(measure, names)) <= 44


# -- the title --------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("down, game", [(0, "Veggies"), (1, "Veggie Match"), (2, "Cabbage!")])
def test_a_game_leads_to_its_seats_and_back(board, down, game):
    sim = power_on(board)
    sim.keys(f"D{down} A" if down else "A")
    assert top(sim) == "Seats"
    assert game in sim.texts()
    sim.keys("B")
    assert top(sim) == "Title"


def test_the_title_remembers_its_cursor():
    sim = Sim()
    sim.keys("w400 D2 A w400 B w400")
    assert (top(sim), sim.top.row) == ("Title", 2)
    sim.keys("E w400")  # in the other language, too
    assert (top(sim), sim.top.row) == ("Title", 2)


def test_the_title_offers_first_to_continue_a_game_that_was_left():
    sim = demo.deal("cabbage", bytes((0, 1)), "pygamer", "en", 1, 4)
    sim.app.chosen = ("cabbage", 0)
    sim.run(100)
    sim.app.go("title")
    sim.run(100)
    assert (top(sim), sim.top.row) == ("Title", 0)
    assert "Continue" in " ".join(sim.texts())


def test_the_last_row_leads_to_the_score_pad_and_the_settings():
    sim = power_on()
    sim.keys("U A")
    assert top(sim) == "Records"
    sim.keys("B R A")  # the title remembers where it was left
    assert top(sim) == "Settings"
    sim.keys("B")
    assert top(sim) == "Title"


def test_continue_comes_first_and_says_how_far_the_game_is():
    sim = power_on(sittings=["veggies"])
    assert "VEGGIES  CARD 5/8" in sim.texts()
    assert "Continue" not in power_on().texts()


def test_left_and_right_choose_among_several_games_to_continue():
    sim = power_on(sittings=["veggies", "cabbage"])
    assert "◀ ▶" in sim.texts()
    sim.keys("R")
    assert "CABBAGE!  ROUND 5/8" in sim.texts()
    sim.keys("L")
    assert "VEGGIES  CARD 5/8" in sim.texts()


def test_select_changes_the_language_at_once_and_for_good():
    drive = Drive()
    sim = power_on(drive=drive)
    sim.keys("E")
    assert "Ajustes" in sim.texts()
    sim.app.store.save()
    assert Sim(lang=None, drive=drive).app.settings.word("language") == "es"


def test_the_first_start_asks_for_the_language_until_a_key_is_pressed():
    sim = Sim(lang=None)
    seen = set()
    for _ in range(100):
        sim.run(FRAME)
        seen.add(sim.texts()[-1])
    assert seen == {"Play 1.0", "Play EN/ES 1.0"}
    sim.keys("D")
    sim.cost()
    sim.run(2000)
    assert sim.cost() == 0


def test_the_title_knows_how_many_can_play_each_game():
    from garden import GAMES, engine

    texts = power_on().texts()
    for game in GAMES:
        seats = engine(game).SEATS
        assert (f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else str(seats[0])) in texts


# -- the seats --------------------------------------------------------------------------------


def dealt(sim, game):
    """The sitting that the seats screen deals once the offer of a guide is declined."""
    from firmware.kit import sittings
    from garden.sitting import Sitting

    sim.keys("D" * (len(sim.top._options) + len(sim.top._who) - sim.top.row))  # to a seat
    sim.keys("A w300 E w100")
    return Sitting.load(sittings.kept(sim.app, game))


def test_left_and_right_change_a_person_to_a_bot_of_each_level():
    sim = opened("seats", "veggies", bytes((0, 0)))
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
    sim = opened("seats", "veggies")
    counts = []
    for _ in range(4):
        counts.append(sum(text in ("Human", "Normal") for text in sim.texts()))
        sim.keys("E")
    assert counts == [2, 3, 4, 2]


def test_teams_can_only_be_reached_with_four_at_a_game_of_veggies():
    from garden.sitting import Sitting

    two = opened("seats", "veggies", bytes(2))
    two.keys("D2 R")  # past the greyed teams: this is who begins
    assert "Ana" in two.texts()[-8:]
    four = opened("seats", "veggies", bytes(4))
    assert sorted(text for text in four.texts() if text in "AB") == ["A", "A", "B", "B"]
    four.keys("D4 A")
    assert not [text for text in four.texts() if text in "AB"]
    four.keys("A U")
    sitting = dealt(four, "veggies")
    assert isinstance(sitting, Sitting)
    assert sitting.options == ("teams",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number, first", [(0, 1), (4444, 0)])
def test_every_option_is_shown_whole(number, first, game, lang):
    sim = opened("seats", game, bytes(min(4, max(about(game).SEATS))), lang=lang)
    sim.top._name = lambda seat: "WWWWWWWi"  # no player's name is wider
    sim.top._number, sim.top._first = number, first
    for _ in sim.top._options:
        sim.keys("U")
        right = sim.picture().crop((158, 97, 160, 109))
        assert len(right.getcolors()) == 1, sim.texts()


def test_the_options_of_veggie_match_reach_the_game():
    sim = opened("seats", "match", bytes(3))
    sim.keys("U4 R U A")
    assert dealt(sim, "match").options == ("1992", "open")


def test_the_seat_that_was_chosen_begins():
    for first in range(1, 4):
        sim = opened("seats", "match", bytes(3))
        sim.keys(f"D3 R{first}")
        assert dealt(sim, "match").game.turn == first - 1


def test_who_sits_where_reaches_the_game():
    sim = opened("seats", "veggies", bytes((0, 2)))
    sim.keys("D R U E")
    sitting = dealt(sim, "veggies")
    assert [sitting.level(seat) for seat in range(sitting.seats)] == [0, 3, 2]


def test_the_names_option_leads_to_the_letters_and_back():
    sim = opened("seats", "cabbage")
    sim.keys("D3 A")
    assert top(sim) == "Names"
    sim.keys("D A D S")
    assert top(sim) == "Seats"
    assert "Aa" in sim.texts()


def test_a_deal_has_a_number_that_leads_to_the_same_cards():
    for keys, number in (("D2 R3", 3), ("D2 A R2 U A D3 S", 17)):  # by steps, by digits
        seeds = []
        for _ in range(2):
            sim = opened("seats", "cabbage")
            sim.keys(keys)
            seeds.append(dealt(sim, "cabbage").seed)
        assert seeds == [0x20000000 + number] * 2


def test_the_seats_show_the_number_that_was_entered():
    sim = opened("seats", "veggies")
    sim.keys("D3 A w300 R2 U S w300")
    assert top(sim) == "Seats" and "No. 10" in sim.texts()
    sim.keys("A w300 E S w300")
    assert "No. 10" not in sim.texts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_enters_the_number_of_a_deal_reads_what_it_is_for(lang):
    sim = opened("deal", 137, lang=lang)
    from firmware.kit.text import wrap

    lines = wrap(sim.app.say("deal_text"), 150)
    assert len(lines) <= 3 and set(lines) <= set(sim.texts())


def test_a_saved_game_is_replaced_by_a_yes_only():
    sim = opened("seats", "cabbage", sittings=["cabbage"])
    kept = sim.app.store.get("cabbage")
    sim.keys("A w300")
    assert top(sim) == "Notice" and "A game at round 5/8 is saved. A new" in " ".join(sim.texts())
    sim.keys("B w300")
    assert top(sim) == "Seats" and sim.app.store.get("cabbage") == kept
    sim.keys("A w300 A w300 E w300")
    assert sim.app.store.get("cabbage") != kept


@pytest.mark.parametrize("game", GAMES)
def test_a_game_left_before_its_first_move_is_not_offered(game):
    sim = opened("seats", game)
    dealt(sim, game)
    sim.app.go("title", True)
    sim.run(200)
    assert not {"Continue", "Saved"} & set(sim.texts())


def test_the_bar_names_what_a_does_on_each_row():
    sim = opened("seats", "match")
    seen = []
    for _ in range(sim.top.rows - 1):  # teams are none of this game's
        (_, word), *_ = sim.top._bar._keys[0]
        seen.append(word)
        sim.keys("D")
    assert seen == ["Start"] * 2 + ["Change"] * 3 + ["Edit"] * 2 + ["Read"]


def test_the_wheel_of_letters_leaves_out_those_a_name_has_no_room_for():
    sim = opened("names", 2)
    sim.keys("D13 R " * 7)  # M and as many m as there is room for
    seen = set()
    for _ in range(8):
        sim.keys("D")
        seen.add(sim.app.screens[-1]._letters[7].text)
    assert seen <= set("ijl'") | {""}
    assert len(seen) > 3
    sim.keys("B")
    assert sim.app.name(0) == "Ana"


# -- pause, curtain, notice, crash --------------------------------------------------------------


class Below:
    """The screen under an overlay, which notes what its resume() gets."""

    def __new__(cls, sim):
        from firmware.screens import Screen

        screen = Screen(sim.app, 1)
        screen.results = []
        screen.resume = lambda *result: screen.results.append(result)
        sim.app.screens.append(screen)
        sim.app.redraw()
        return screen


@pytest.mark.parametrize(
    "keys, result",
    [("A", "resume"), ("B", "resume"), ("S", "resume"), ("D A", "undo"), ("D2 A", "hint")]
    + [("D3 A", "look"), ("D4 A", "rules"), ("U A", "save_quit")],
)
def test_pause_tells_the_table_what_was_chosen(keys, result):
    assert chosen(keys, FakeTable(moves=1), True, False) == result


def test_pause_skips_what_cannot_be_done_now():
    assert chosen("D A", FakeTable(), False, False) == "look"


def test_a_move_that_is_only_shown_can_be_undone():
    assert chosen("D A", FakeTable(), True, True) == "undo"


def chosen(keys, *args):
    """The result with which the pause closes."""
    sim = opened("pause", *args)
    results = []
    sim.app.close = results.append
    sim.keys(keys)
    return results[-1]


def test_pause_changes_sound_and_brightness_in_place():
    sim = opened("pause", FakeTable(moves=1), True, False)
    sim.keys("D5 L")
    assert sim.app.settings["sound"] == 2 == sim.app.sound.level
    sim.keys("D R9")
    assert sim.app.settings["brightness"] == 4
    assert sim.screen.brightness == 1.0


def test_the_curtain_hides_all_until_a_lifts_it():
    sim = power_on()
    below = Below(sim)
    sim.app.open("curtain", 1, "Leo")
    sim.run(200)
    assert "Pass to Leo" in sim.texts()
    assert not set(below.group) & set(sim.layers())
    sim.keys("B E U")
    assert top(sim) == "Curtain"
    sim.keys("A")
    assert sim.top is below
    assert below.results == [()]


def test_a_double_press_does_not_lift_the_curtain():
    sim = power_on()
    Below(sim)
    sim.app.open("curtain", 1, "Leo")
    sim.run(FRAME)
    sim.hold("A")
    sim.run(2 * FRAME)
    sim.hold("A", False)
    sim.run(400)
    assert top(sim) == "Curtain"


@pytest.mark.parametrize("key, result", [("A", "new_game"), ("B", "menu")])
def test_a_notice_offers_two_ways_on(key, result):
    sim = power_on()
    below = Below(sim)
    sim.app.open("notice", "save_lost")
    sim.run(300)
    sim.keys(key)
    assert below.results == [(result,)]


def test_a_damaged_store_is_told_at_the_title_and_play_goes_on():
    drive = Drive()
    sim = power_on(drive=drive)
    sim.app.store.save()
    for name in drive.files:
        drive.files[name] = b"rubbish"
    sim = Sim(drive=drive, nvm=bytearray(b"rubbish".ljust(8192)))
    assert top(sim) == "Notice"
    assert "Save was damaged" in sim.texts()
    sim.keys("A")
    assert top(sim) == "Seats"


class Full(Drive):
    def write(self, name, record):
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize("key", "AB")
@pytest.mark.parametrize("screen", ["title", "seats", "settings", "curtain"])
def test_a_save_that_fails_is_told_once_and_everything_goes_on_as_before(screen, key):
    sim = SCREENS[screen]({})
    sim.app.store._drive = Full()
    sim.app.store._nvm._nvm = None
    for _ in range(3):
        sim.app.store.put("names", sim.app.store.get("names") + b"i")
        sim.app.store.save()
    below = sim.top
    sim.run(100)
    assert top(sim) == "Notice"
    assert "Could not save" in sim.texts()
    sim.keys(f"{key} w25000")
    assert sim.top is below


class Enough(BaseException):
    """Ends a loop that never ends."""


def started(monkeypatch, capsys):
    """What the board prints from power-on to its first pause."""
    import time

    def pause(seconds):
        raise Enough

    Sim(start=False)  # the board is there, and blank
    monkeypatch.setattr(time, "sleep", pause)
    from firmware import app

    with pytest.raises(Enough):
        app.main()
    return capsys.readouterr().out


def test_the_board_says_when_its_title_is_up(monkeypatch, capsys):
    from building import manifest

    assert started(monkeypatch, capsys) == manifest.READY + "\n"


def test_a_board_that_breaks_at_once_does_not_say_it_is_ready(monkeypatch, capsys):
    from garden import words

    monkeypatch.setattr(words, "load", lambda language: {"crash": "", "crash_text": ""})
    with pytest.raises(KeyError):
        started(monkeypatch, capsys)
    assert capsys.readouterr().out == ""


def broken(sim, where, trouble):
    def fall(*_):
        raise trouble

    setattr(sim.top, where, fall)


@pytest.mark.parametrize("where, keys", [("press", "D"), ("tick", "w20")])
def test_an_exception_shows_its_last_line_and_a_restarts(where, keys):
    import supervisor

    sim = power_on()
    broken(sim, where, KeyError("no such word"))
    sim.keys(keys)
    assert top(sim) == "Crash"
    assert "KeyError: 'no such word'" in sim.texts()
    with pytest.raises(supervisor.Reload):
        sim.keys("A")


def test_an_exception_while_a_screen_is_made_is_caught_too():
    sim = power_on()
    sim.app.open("curtain", 9, "Nobody")  # there is no ninth badge
    sim.run(FRAME)
    assert top(sim) == "Crash"


# -- the settings -----------------------------------------------------------------------------


def test_every_setting_can_be_changed_and_is_kept():
    drive = Drive()
    sim = power_on(drive=drive)
    from firmware.kit.settings import HIDDEN, TABLE

    shown = TABLE[:-HIDDEN]
    sim.app.go("settings")
    sim.run(300)
    for _ in shown:
        sim.keys("A w300")
        if top(sim) == "Turned":
            sim.keys("A w300")
        sim.keys("U" if sim.app.settings["left_handed"] else "D")
    sim.keys("w300 B")
    kept = Sim(lang=None, drive=drive).app.settings
    for name, _, first in shown:
        assert kept[name] != first, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_erasing_the_records_asks_twice(lang):
    records = ("pad", "medals", "earners", "deals")
    sim = Sim(lang=lang)
    for name in records:
        sim.app.store.put(name, b"scores")
    sim.app.go("settings")
    sim.keys("w300 U A A")
    assert sim.app.say("really") in sim.texts()
    sim.keys("D U A")
    assert {sim.app.store.get(name) for name in records} == {b"scores"}
    sim.keys("A A")
    assert {sim.app.store.get(name) for name in records} == {b""}


def test_the_language_changes_under_the_players_eyes():
    sim = opened("settings")
    sim.keys("R w300")
    assert "Idioma" in sim.texts()


def test_a_left_handed_screen_shows_the_same_picture_upside_down():
    sim = opened("settings", 9)
    upright = sim.picture()
    sim.keys("R w400 A w400")
    sim.app.settings["left_handed"] = 0  # the word for it, as it was
    sim.top.paint_row(9)
    sim.run(300)
    assert sim.picture().rotate(180).tobytes() == upright.tobytes()


@pytest.mark.parametrize("keys, stays", [("A", 1), ("B", 0), ("w10000", 0)])
def test_the_picture_stays_turned_round_only_by_a_yes(keys, stays):
    sim = opened("settings", 9)
    sim.keys("R w400 " + keys + " w400")
    assert top(sim) == "Settings" and sim.app.settings["left_handed"] == stays


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_is_explained_in_a_line(lang):
    sim = opened("settings", lang=lang)
    from firmware.kit.text import measure

    for _ in range(sim.top.rows):
        (line,) = [
            text for text in sim.texts() if text == sim.app.say("explain_" + chosen_setting(sim))
        ]
        assert measure(line) <= 154
        sim.keys("D")


def chosen_setting(sim):
    from firmware.screens.settings import _NAMES

    return _NAMES[sim.top.row]


def brightness_of(color):
    """Relative luminance, as for the contrast of text."""
    parts = [(color >> shift & 255) / 255 for shift in (16, 8, 0)]
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(pair):
    low, high = sorted(map(brightness_of, pair))
    return (high + 0.05) / (low + 0.05)


def test_high_contrast_makes_every_text_clearer_and_changes_no_shape():
    texts = ("INK CREAM", "INK LIME", "WHITE INK", "BARK CREAM", "WHITE RED", "INK WOOD")
    sim = power_on()
    from firmware.kit import colors

    seen, clear = [], []
    for setting in (0, 1):
        sim.app.settings["contrast"] = setting
        sim.app.apply_settings()
        sim.app.go("seats", "veggies", bytes((0, 1, 2, 3)))
        sim.run(200)
        seen.append(list(zip(sim.bus.pixels[::2], sim.bus.pixels[1::2], strict=True)))
        pairs = [[colors.TILES[getattr(colors, name)] for name in text.split()] for text in texts]
        clear.append([contrast(pair) for pair in pairs])
    assert all(more > less for less, more in zip(*clear, strict=True))
    assert len(set(zip(*seen, strict=True))) == len(set(seen[0]))


def test_a_screen_left_alone_dims_goes_dark_and_wakes_without_doing_anything():
    sim = power_on()
    bright = sim.screen.brightness
    sim.pass_time(61_000)
    assert 0 < sim.screen.brightness < bright
    sim.pass_time(180_000)
    assert sim.screen.brightness == 0
    sim.keys("A")
    assert sim.screen.brightness == bright
    assert top(sim) == "Title"
    sim.keys("A")
    assert top(sim) == "Seats"


def test_a_closed_screen_leaves_nothing_in_memory():
    import gc
    import weakref

    sim = power_on()
    gone = weakref.ref(sim.top)
    sim.keys("A")
    gc.collect()
    assert gone() is None
    import sys

    assert "firmware.screens.title" not in sys.modules


def test_a_screen_on_top_takes_its_code_along_and_leaves_that_of_the_one_below():
    import sys

    sim = power_on()
    before = set(sys.modules)
    sim.app.open("curtain", 0, "Ana")
    sim.run(20)
    assert set(sys.modules) - before >= {"firmware.screens.curtain"}
    sim.app.close()
    sim.run(20)
    assert set(sys.modules) == before


def test_a_screen_that_was_covered_paints_itself_again():
    sim = power_on()
    sim.keys("D A")
    before = sim.picture().tobytes()
    sim.app.open("curtain", 0, "Ana")
    sim.run(20)
    assert sim.picture().tobytes() != before
    sim.app.close()
    sim.run(20)
    assert sim.picture().tobytes() == before
