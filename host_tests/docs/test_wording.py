# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The house rules of what players read, as far as a machine can check them."""

import re

import pytest

from garden import GAMES
from garden.words import CODES, load_words
from tools.sim import Sim

# Texts that are sentences; all others are buttons, titles, hints, captions and messages.
SENTENCES = re.compile(
    r"(rules|lesson)_[a-z]+_\d+(_two|_teams|_1992)?|rules_lesson|lesson_(end|on)_text|tip_(?!ok$|off$).*"
    r"|(save|medal)_.*_text|(market|warehouse)_first"
    r"|link_(now|over|same|longer|shorter|other|past|.*_text)"
    r"|((rules|guide)_offer|name_kinds?|deal|secret_medal|crash|quit|replace|turned)_text"
)
HEADS = ("wins_head", "best_head", "average_head", "row_head")  # in a font of capitals
NAMES = HEADS + ("own_name", "people", "bots") + GAMES
WIDEST = "WWWWWWWi"  # no player's name is wider
# Messages with a name in them, and how many pixels there are for each.
ROOM = {"cabbage_beats": 152, "cabbage_last": 152, "cabbage_lot": 152, "match_passes": 145}
ROOM |= {"market_took": 145, "warehouse_took": 145, "took_hand": 145, "has_chosen": 145}

pytestmark = [pytest.mark.parametrize("lang", CODES.split()), pytest.mark.every_language]


def texts(lang):
    return [(key, text) for key, text in load_words(lang).items() if key not in NAMES]


def found(pattern, lang):
    """Return the keys of all texts in which the pattern is found."""
    return [key for key, text in texts(lang) if re.search(pattern, text)]


def test_sentences_end_with_a_full_stop_and_nothing_else_does(lang):
    for key, text in texts(lang):
        if SENTENCES.fullmatch(key):
            # a row of sums or of buttons is no sentence: its lines are parted by bars
            assert text[-1] in ".!" or "|" in text, key
        else:
            assert not text.endswith(".") or text.endswith("..."), key


def test_labels_are_in_sentence_case(lang):
    if lang == "de":
        return  # where every noun has a capital
    for key, text in texts(lang):
        if not SENTENCES.fullmatch(key):
            text = text.replace("SELECT", "").replace("Veggies", "")  # a button, a game
            begun = re.sub(r"(^|[.:!?|✓✗\d«„“\"(]\s?)[«„“\"¡¿]?[^\W\d_]", "", text)
            assert begun == begun.lower(), key


def test_minus_and_times_are_the_real_signs(lang):
    assert found(r"-\d|\d ?- ?\d|\d ?[x*] ?\d|/-|×\d|\d×", lang) == []


def test_no_text_has_a_space_too_many(lang):
    assert found(r"  |^ | $|[^?] [.,:;!?|]|\| |[,;][^ |]", lang) == []


def test_messages_have_room_for_the_widest_name(lang):
    sim = Sim(lang=lang)
    from firmware.kit.text import measure

    assert 42 <= measure(WIDEST) <= 44
    for key, room in ROOM.items():
        gaps = load_words("en")[key].count("{}")
        assert measure(sim.app.say(key, WIDEST, *[6] * (gaps - 1))) <= room, key


BARRED = {
    # "whoever", never a bare "who"; "face up"; "barrow"
    "en": r"(^|[.:;!?|] )Who [a-z]|lies? open|by lot\b|the lot\b|wheelbarrow",
    # tú, never vosotros; one term for one thing
    "es": r"\b(vosotr|vuestr)|\bos\b|[áé]is\b|triunfo|casilla|sentido del reloj|la libre\b",
}


def test_no_text_uses_a_barred_word(lang):
    assert found(BARRED.get(lang, "$^"), lang) == []


def test_spanish_exclamations_and_questions_are_opened_and_closed(lang):
    for key, text in texts(lang):
        if lang == "es" and key != "secret_medal":
            text = text.replace("Cabbage!", "")
            for signs in ("¡!", "¿?"):
                assert text.count(signs[0]) == text.count(signs[1]), key


def test_hueco_is_only_a_gap_between_cards(lang):
    if lang == "es":
        captions = {"rules_veggies_2_note", "rules_veggies_9_note", "rules_match_3_note"}
        assert set(found(r"(?i)hueco", lang)) == captions
