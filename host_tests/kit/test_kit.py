# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The kit: text in slots, keys with repeats and holds, sound, light, settings."""

import pytest

from tools.sim import BOARDS, FRAME, Sim

OK, BACK, MENU, TURN, UP, DOWN, LEFT, RIGHT, HOLD, RELEASE = (1 << n for n in range(10))
PAD = "pybadge"


@pytest.fixture
def sim():
    return Sim()


def probe(sim, diagonal=False, holds=False):
    """Open a screen that only listens. Return what it hears as (ms, button)."""
    from firmware.screens import Screen

    heard = []
    screen = Screen(sim.app)
    screen.diagonal, screen.holds = diagonal, holds
    started = sim.app.now
    screen.press = lambda button: heard.append((sim.app.now - started, button))
    sim.app.screens.append(screen)
    return heard


def buttons(heard):
    return [button for _, button in heard]


# -- keys -------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_every_button_of_every_board_means_the_same(board):
    sim = Sim(board)
    heard = probe(sim)
    sim.keys("A B S E U D L R")
    assert buttons(heard) == [OK, BACK, MENU, TURN, UP, DOWN, LEFT, RIGHT]


@pytest.mark.parametrize("board", ["pygamer", PAD])
def test_a_held_direction_repeats_slowly_and_then_faster(board):
    sim = Sim(board)
    heard = probe(sim)
    sim.hold("R")
    sim.run(1600)
    sim.hold("R", False)
    times = [time for time, _ in heard]
    gaps = [later - earlier for earlier, later in zip(times, times[1:], strict=False)]
    assert 250 <= gaps[0] <= 250 + FRAME
    assert all(83 <= gap <= 83 + FRAME for gap in gaps[1:7])
    assert all(50 <= gap <= 50 + FRAME for gap in gaps[7:])
    assert len(gaps) > 10
    sim.run(400)
    assert len(heard) == len(times)


def test_a_tap_shorter_than_a_frame_is_heard_once():
    for board in (PAD, "pygamer"):
        sim = Sim(board)
        for diagonal in (False, True):
            heard = probe(sim, diagonal)
            letter = "U" if board == PAD else "A"
            sim.run(300)
            sim.hold(letter)
            sim.hold(letter, False)
            sim.run(300)
            assert len(heard) == 1, (board, diagonal)


@pytest.mark.parametrize("board", ["pygamer", PAD])
def test_two_directions_at_once_are_a_diagonal_where_it_is_wanted(board):
    sim = Sim(board)
    heard = probe(sim, diagonal=True)
    sim.hold("U")
    sim.run(FRAME)
    sim.hold("R")
    sim.run(100)
    assert buttons(heard) == [UP | RIGHT]


@pytest.mark.parametrize("board", ["pygamer", PAD])
def test_a_single_direction_is_heard_soon_although_it_might_become_a_diagonal(board):
    sim = Sim(board)
    heard = probe(sim, diagonal=True)
    sim.hold("U")
    sim.run(100)
    assert buttons(heard) == [UP]
    assert heard[0][0] <= 40 + 2 * FRAME


def test_a_stick_pushed_a_little_askew_stays_on_its_first_axis():
    sim = Sim("pygamer")
    heard = probe(sim)
    sim.hold("D")
    sim.run(100)
    sim.hold("R")
    sim.run(1000)
    assert set(buttons(heard)) == {DOWN}


def test_select_held_is_a_hold_and_a_tap_is_a_tap(sim):
    heard = probe(sim, holds=True)
    sim.keys("E")
    assert buttons(heard) == [TURN]
    heard.clear()
    sim.keys("E+ w380")
    assert heard == []
    sim.keys("w100")
    assert buttons(heard) == [HOLD]
    sim.keys("E- w40")
    assert buttons(heard) == [HOLD, RELEASE]


def test_select_is_heard_at_once_where_holding_it_means_nothing(sim):
    heard = probe(sim)
    sim.keys("E+ w20")
    assert buttons(heard) == [TURN]
    sim.keys("w600 E- w100")
    assert buttons(heard) == [TURN]


def test_a_second_press_meant_for_the_last_screen_does_nothing(sim):
    heard = probe(sim)
    sim.app.input.ignore_bounce(sim.app.now)
    for letter in "ABS":
        sim.hold(letter)
        sim.run(FRAME)
        sim.hold(letter, False)
    assert buttons(heard) == [MENU]
    sim.run(250)
    sim.hold("A")
    sim.run(FRAME)
    assert buttons(heard) == [MENU, OK]


def test_select_pressed_for_one_screen_means_nothing_to_the_next(sim):
    heard = probe(sim, holds=True)
    sim.keys("E+ w100")
    sim.app.open("notice", key="save_lost")
    sim.run(FRAME)
    sim.app.close()
    sim.run(FRAME)
    sim.keys("w600 E- w100")
    assert heard == []
    sim.keys("E w100")
    assert buttons(heard) == [TURN]


@pytest.mark.parametrize("board", ["pygamer", PAD])
def test_a_screen_turned_round_turns_the_directions_with_it(board):
    sim = Sim(board)
    heard = probe(sim)
    sim.app.settings["left_handed"] = 1
    sim.app.apply_settings()
    sim.keys("U L A")
    assert buttons(heard) == [DOWN, RIGHT, OK]
    assert sim.screen.rotation == 180


@pytest.mark.parametrize("board", BOARDS)
def test_every_letter_on_a_button_is_in_the_font_of_the_caps(board):
    caps = Sim(board).app.caps
    from firmware.kit.text import font

    assert len(set(caps)) == 4
    letters = font("garden5")._letters
    assert all(letter in letters for letter in "".join(caps))


# -- text -------------------------------------------------------------------------------------


@pytest.fixture
def text(sim):
    from firmware.kit import text

    return text


def label(text, width, words="", **how):
    import displayio

    from firmware.kit.label import Label

    return Label(displayio.Group(), 0, 0, width, 0, words, **how)


def inked(bitmap):
    """Return the columns with ink in them, first and last."""
    rows = range(bitmap.height)
    columns = [x for x in range(bitmap.width) if not all(bitmap[x, y] for y in rows)]
    return columns[0], columns[-1]


def test_a_text_wider_than_its_slot_is_an_error_in_tests(text):
    width = text.measure("Cabbage!")
    assert label(text, width, "Cabbage!").text == "Cabbage!"
    with pytest.raises(ValueError, match="'Cabbage!' does not fit"):
        label(text, width - 1, "Cabbage!")


def test_a_text_wider_than_its_slot_is_cut_for_players(text):
    text.strict = False
    cut = label(text, 20, "Cabbage!")
    assert inked(cut.bitmap)[1] < 20


def test_a_text_keeps_to_its_side_of_the_slot(text):
    width = text.measure("Leo")
    assert inked(label(text, 60, "Leo").bitmap) == (0, width - 1)
    assert inked(label(text, 60, "Leo", align=text.RIGHT).bitmap) == (60 - width, 59)
    left, right = inked(label(text, 60, "Leo", align=text.CENTRE).bitmap)
    assert abs(left - (59 - right)) <= 1


def test_a_changed_text_leaves_nothing_of_the_old_one(text):
    changed = label(text, 60, "mmmmmm")
    changed.text = "i"
    assert inked(changed.bitmap)[1] < 3


def test_a_letter_the_font_lacks_shows_as_a_question_mark(text):
    assert text.measure("漢") == text.measure("?")


def test_words_of_others_are_cut_with_an_ellipsis(text):
    assert text.fit("short", 100) == "short"
    cut = text.fit("A sentence that is too long", 60)
    assert cut.endswith("…")
    assert text.measure(cut) <= 60


def test_lines_break_at_spaces_and_only_inside_words_that_are_too_long(text):
    from firmware.kit.text import wrap

    lines = wrap("one two " + "x" * 60 + " three", 60)
    assert all(text.measure(line) <= 60 for line in lines)
    assert "".join(lines).replace(" ", "") == "onetwo" + "x" * 60 + "three"
    assert lines[0] == "one two"
    assert wrap("", 60) == []


# -- the rest ---------------------------------------------------------------------------------


def test_a_cue_plays_its_notes_one_after_the_other(sim):
    played = sim.listen()
    sim.app.cue("place")
    sim.run(200)
    first, second = played
    assert [note.sample_rate / len(note.buffer) for note in (first, second)] == [330, 440]


def test_a_cue_ends_when_its_last_note_does(sim):
    speaker = sim.app.sound._out
    sim.app.cue("place")
    sim.run(40)
    assert speaker.playing
    sim.run(40)
    assert not speaker.playing


def test_the_volume_makes_it_louder_and_0_makes_it_silent(sim):
    swings, played = [], sim.listen()
    for volume in range(1, 5):
        played.clear()
        sim.app.sound.level = volume
        sim.app.cue("move")
        swings.append(max(played[0].buffer) - min(played[0].buffer))
    assert swings == sorted(set(swings))
    played.clear()
    sim.app.sound.level = 0
    sim.app.cue("win")
    sim.run(1000)
    assert played == []


def test_each_seat_is_called_by_other_notes(sim):
    calls, played = set(), sim.listen()
    for seat in range(8):
        played.clear()
        sim.app.sound.call(seat, sim.app.now)
        calls.add(played[0].sample_rate)
    assert len(calls) == 8


def test_every_cue_can_be_played(sim):
    from firmware.kit.sound import CUES

    for line in CUES.strip().split("\n"):
        sim.app.cue(line.split()[0])
        sim.run(1000)


def lights():
    from neopixel_write import sent

    return [(sent[at + 1], sent[at], sent[at + 2]) for at in range(0, len(sent), 3)]


def test_one_light_in_their_colour_says_whose_turn_it_is(sim):
    sim.app.light.seat(0, sim.app.now)
    sim.run(200)
    dark = (0, 0, 0)
    shown = lights()
    assert shown[:2] == shown[3:] == [dark, dark]
    red, green, blue = shown[2]
    assert red > green and red > blue


def test_a_flash_goes_back_to_what_was_before(sim):
    sim.app.light.seat(1, sim.app.now)
    sim.run(200)
    before = lights()
    sim.app.light.refuse(sim.app.now)
    sim.run(200)
    assert lights() != before
    sim.run(600)
    assert lights() == before


def test_lights_switched_off_stay_dark(sim):
    from firmware.kit import light

    sim.app.settings["lights"] = 0
    sim.app.apply_settings()
    sim.app.light.show(light.RAINBOW, sim.app.now)
    sim.run(500)
    assert not any(map(any, lights()))


def test_no_light_changes_faster_than_three_times_a_second(sim):
    from firmware.kit import light

    for kind in (light.BREATHE, light.WALK, light.FLASH, light.RAINBOW):
        sim.app.light.show(kind, sim.app.now)
        lit = []
        for _ in range(0, 3000, FRAME):
            sim.run(FRAME)
            lit.append(any(lights()[0]))
        switched = sum(now and not before for before, now in zip(lit, lit[1:], strict=False))
        assert switched <= 9, kind


def test_a_board_without_speaker_lights_and_stick_does_without():
    sim = Sim("pimoroni_picosystem")
    sim.app.sound._out = None
    sim.app.cue("win")
    sim.app.light.seat(0, sim.app.now)
    sim.run(500)


def test_settings_outlive_a_restart(sim):
    sim.app.settings["sound"] = 1
    sim.app.apply_settings()
    sim.app.store.save()
    assert Sim(drive=sim.drive).app.settings["sound"] == 1


def test_settings_of_another_version_keep_what_still_means_something(sim):
    from firmware.kit.settings import TABLE, Settings

    longer = Settings(bytes([1, 4]) + b"\xff" * 60)
    assert (longer["language"], longer["sound"]) == (1, 4)
    assert longer["lights"] == Settings()["lights"]
    assert Settings(b"\x01")["language"] == 1
    with pytest.raises(ValueError):
        longer["sound"] = 5
    assert len({name for name, _, _ in TABLE}) == len(TABLE)
