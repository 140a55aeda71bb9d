# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""When something is broken there is a sentence on the page, never a blank one; saves stay."""

import gzip

import pytest
from browsing import EN, Player, repacked, served, waiting, with_saves

from tools import environment
from tools.building import mpy

STEP = "return bool(_app.step())"


def missing(folder):
    (folder / "garden.bin").unlink()
    return "garden.bin"


def damaged(folder):
    packed = bytearray((folder / "runtime.bin").read_bytes())
    packed[90000] ^= 255
    (folder / "runtime.bin").write_bytes(packed)
    return "runtime.bin is damaged"


def no_wasm(folder):
    (folder / "runtime.bin").write_bytes(gzip.compress(b"\0asm" + bytes(500)))
    return "runtime.bin is damaged"


def half_a_firmware(folder):
    repacked(folder, lambda files: files.pop("firmware/app.mpy"))
    return "ImportError"


def worn_out(folder):
    """Return an exception that even the firmware's own net does not catch."""
    source = (environment.ROOT / "tools/stand_ins/page/handheld.py").read_text()
    assert STEP in source
    broken = mpy.compile_text(source.replace(STEP, "raise ValueError('worn out')"), "handheld.py")
    repacked(folder, lambda files: files.update({"device/handheld.mpy": b"M" + broken[1:]}))
    return "ValueError: worn out"


@pytest.mark.parametrize("fault", [missing, damaged, no_wasm, half_a_firmware, worn_out])
def test_a_fault_is_told_and_the_saves_stay(context, folder, fault):
    words = fault(folder)
    visitor = context()
    files = waiting("veggies", (0, 1))
    with_saves(visitor, files)
    with served(folder) as address:
        player = Player(visitor, address)
        player.reads("Kitchen Garden has stopped", "#message").reads(words, "#message")
        assert player.page.is_visible("#message") and player.page.is_hidden("#handheld")
        player.page.goto("about:blank")
        player.page.goto(f"{address}style.css")
        assert player.saves() == {name: bytes(files[name]) for name in files}


def test_a_browser_that_is_too_old_is_told_so(context, address):
    visitor = context(locale="es")
    visitor.add_init_script("delete window.DecompressionStream")
    Player(visitor, address).reads("demasiado antiguo", "#message")


def test_without_its_script_the_page_still_says_something(context, folder):
    (folder / "garden.js").unlink()
    with served(folder) as address:
        player = Player(context(), address)
        player.page.wait_for_timeout(1200)
        assert player.page.is_visible("#message")
        assert "reload the page" in player.text("#message")


def test_a_screen_that_breaks_shows_the_firmwares_own_words_and_starts_again(context, folder):
    def break_seats(files):
        (place,) = [place for place in files if place.endswith("screens/seats.mpy")]
        del files[place]

    repacked(folder, break_seats)
    with served(folder) as address:
        player = Player(context(), address).playing().press("z").reads(EN["crash"])
        player.press("z").reads(EN["scores"])
