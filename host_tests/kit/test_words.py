# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The words as the board reads them, text by text from the drive."""

import runpy

import pytest

from firmware.kit.words import Packed, find_words
from garden.words import CODES
from tools import environment
from tools.building import manifest, words
from tools.sim import Sim


def kept(tmp_path, texts):
    file = tmp_path / "some.bin"
    file.write_bytes(words.pack(texts))
    return Packed(str(file))


@pytest.mark.parametrize("source", manifest.LANGUAGES)
def test_every_text_of_a_language_is_found_by_its_key(tmp_path, source):
    file = tmp_path / "language.bin"
    file.write_bytes(words.packed(environment.ROOT / source))
    on_the_board = Packed(str(file))
    texts = runpy.run_path(str(environment.ROOT / source))["WORDS"]
    assert texts.items() <= find_words(source[-5:-3]).items()
    for key, text in texts.items():
        assert on_the_board.get(key) == text


def test_every_language_is_packed_and_can_be_chosen():
    assert {f"lib/garden/words/{name}.py" for name in CODES.split()} == set(manifest.LANGUAGES)


def test_a_key_that_is_not_there_has_no_text(tmp_path):
    some = kept(tmp_path, {"a": "first", "b": "", "c": "¡última!"})
    assert [some.get(key) for key in "abc"] == ["first", "", "¡última!"]
    for key in ("d", "e", "aa", ""):
        assert some.get(key) is None


def test_texts_that_share_a_bucket_are_told_apart(tmp_path):
    many = {f"key_{number}": f"text {number}" for number in range(600)}
    some = kept(tmp_path, many)
    assert {key: some.get(key) for key in many} == many
    for key in many:
        assert some.get("no_" + key) is None


def test_a_text_that_a_language_lacks_is_said_in_english(monkeypatch):
    sim = Sim(lang="es")
    monkeypatch.delitem(find_words("es"), "continue")
    assert sim.app.say("continue") == "Continue"
    assert sim.app.say("nobody_wrote_this") == "nobody_wrote_this"


def test_the_build_lists_what_a_language_lacks(tmp_path):
    for name, texts in {"en": {"a": "1", "b": "2", "c": "3"}, "xx": {"b": "2"}}.items():
        (tmp_path / f"{name}.py").write_text(f"WORDS = {texts}\n", "utf-8")
    assert words.missing(tmp_path.glob("*.py")) == ["xx lacks a, c: they are said in English."]


def test_keys_that_cannot_be_told_apart_are_refused():
    with pytest.raises(ValueError, match="same CRC"):
        words.pack({"plumless": "one", "buckeroo": "other"})
