# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The settings, by buttons: each can be changed, is explained and kept."""

import pytest

from at_table import top
from garden.words import CODES
from menus import opened, power_on
from tools.sim import Drive, Sim


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


@pytest.mark.parametrize("lang", CODES.split())
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
    sim = opened("settings", row=9)
    upright = sim.picture()
    sim.keys("R w400 A w400")
    sim.app.settings["left_handed"] = 0  # the word for it, as it was
    sim.top.paint_row(9)
    sim.run(300)
    assert sim.picture().rotate(180).tobytes() == upright.tobytes()


@pytest.mark.parametrize("keys, stays", [("A", 1), ("B", 0), ("w10000", 0)])
def test_the_picture_stays_turned_round_only_by_a_yes(keys, stays):
    sim = opened("settings", row=9)
    sim.keys("R w400 " + keys + " w400")
    assert top(sim) == "Settings" and sim.app.settings["left_handed"] == stays


@pytest.mark.parametrize("lang", CODES.split())
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
    """Return the relative luminance, as for the contrast of text."""
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
        sim.app.go("seats", game="veggies", who=bytes((0, 1, 2, 3)))
        sim.run(200)
        seen.append(list(zip(sim.bus.pixels[::2], sim.bus.pixels[1::2], strict=True)))
        pairs = [[colors.TILES[getattr(colors, name)] for name in text.split()] for text in texts]
        clear.append([contrast(pair) for pair in pairs])
    assert all(more > less for less, more in zip(*clear, strict=True))
    assert len(set(zip(*seen, strict=True))) == len(set(seen[0]))
