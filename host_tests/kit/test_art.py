# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Art: what lies packed in firmware/art is what was drawn in tools/drawings."""

import pytest
from PIL import Image

from garden.words import CODES, load_words
from tools import art
from tools.sim import Sim

pytestmark = pytest.mark.every_language

SHEETS = sorted(path.stem for path in art.DRAWINGS.glob("*.png"))


@pytest.fixture(scope="module")
def kit():
    Sim()
    from firmware.kit import sprites, text

    return sprites, text


def test_everything_drawn_is_packed_and_nothing_else():
    packed = art.pack_all()
    kept = {path.name: path.read_bytes() for path in art.ART.glob("*.bin")}
    assert kept == packed, "run python3 tools/art.py"


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_loads_as_it_was_drawn(kit, name):
    sheet = kit[0].Sheet(name)
    with Image.open(art.DRAWINGS / f"{name}.png") as drawing:
        assert drawing.size == (sheet.width * sheet.tiles, sheet.height)
        for tile in range(sheet.tiles):
            left = tile * sheet.width
            drawn = drawing.crop((left, 0, left + sheet.width, sheet.height)).tobytes()
            first = tile * len(drawn)
            assert bytes(sheet.bitmap[first + place] for place in range(len(drawn))) == drawn
            alone = kit[0].Sheet(name, tile).bitmap
            assert bytes(alone[place] for place in range(len(drawn))) == drawn


@pytest.mark.parametrize("name", SHEETS)
def test_a_drawing_uses_our_sixteen_colours(kit, name):
    from firmware.kit.colors import TILES

    ours = [part for index in range(16) for part in TILES[index].to_bytes(3, "big")]
    with Image.open(art.DRAWINGS / f"{name}.png") as drawing:
        assert drawing.getpalette()[:48] == ours


def _drawn(name):
    """Read {letter: (advance, {(x, y below the capitals' top)})} straight from the BDF text."""
    glyphs, ascent = {}, 0
    lines = iter((art.DRAWINGS / f"{name}.bdf").read_text("utf-8").splitlines())
    for line in lines:
        key, *values = line.split()
        if key == "FONT_ASCENT":
            ascent = int(values[0])
        elif key == "ENCODING":
            letter = chr(int(values[0]))
        elif key == "DWIDTH":
            advance = int(values[0])
        elif key == "BBX":
            width, height, left, bottom = map(int, values)
        elif key == "BITMAP":
            ink = set()
            for y in range(height):
                row = next(lines)
                bits = int(row, 16) >> (len(row) * 4 - width)
                ink |= {
                    (left + x, ascent - bottom - height + y)
                    for x in range(width)
                    if bits >> (width - 1 - x) & 1
                }
            glyphs[letter] = (advance, ink)
    return glyphs


@pytest.mark.parametrize("name", art.FONTS)
def test_a_font_loads_as_it_was_drawn(kit, name):
    _check(kit[1].Font(name), _drawn(name))


@pytest.mark.parametrize("lang", CODES.split())
def test_a_language_loads_the_letters_that_it_needs_and_no_others(kit, lang):
    common, more = _drawn("garden7"), _drawn("garden7_more")
    needed = set("".join(load_words(lang).values())) & more.keys()
    text = kit[1]
    text.speak(lang)
    font = text.font()
    text.speak("en")
    assert set(font._letters) == common.keys() | needed
    _check(font, common | {letter: more[letter] for letter in needed})


@pytest.mark.parametrize("lang", ["en", "es"])
def test_english_and_spanish_take_no_more_than_their_own_letters(kit, lang):
    kit[1].speak(lang)
    assert kit[1].font()._letters == kit[1].Font("garden7")._letters
    assert not list(art.ART.glob(f"*_{lang}.bin"))


def _check(font, drawn):
    for letter, (advance, ink) in drawn.items():
        left = font.glyphs(letter)[0] * font.width
        loaded = {
            (x, y)
            for x in range(font.width)
            for y in range(font.height)
            if not font.bitmap[left + x, y]
        }
        assert loaded == ink, letter
        assert font.measure(letter) == advance - 1, letter


def test_every_player_and_good_has_a_shape_of_its_own(kit):
    for name in ("badges9", "goods8", "goods12", "veg16", "dice10"):
        sheet = kit[0].Sheet(name)
        shapes = [_shape(sheet, tile) for tile in range(sheet.tiles)]
        if name == "dice10":
            shapes = shapes[:6]  # the same six of another colour follow
        assert len(set(shapes)) == len(shapes), name


def _shape(sheet, tile):
    """Return the tile without its colours: where it differs from its most common one."""
    size = sheet.width * sheet.height
    pixels = [sheet.bitmap[tile * size + place] for place in range(size)]
    ground = max(set(pixels), key=pixels.count)
    return tuple(pixel == ground for pixel in pixels)


def test_a_letter_of_any_length_has_its_glyph_and_an_unknown_one_is_a_question_mark(kit):
    garden7 = kit[1].Font("garden7")
    letters = garden7._letters
    assert list(garden7.glyphs(letters)) == list(range(len(letters)))
    for unknown in ("@", "ç", "☂"):
        assert unknown not in letters
        assert garden7.glyphs("a" + unknown + "b") == garden7.glyphs("a?b")
