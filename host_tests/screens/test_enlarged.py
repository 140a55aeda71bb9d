# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A screen of 320x240 shows what a small one shows, twice as large, between bars with more room."""

import pytest

from scripts import OURS
from tools.sim import Sim, demo

SMALL, LARGE = "pybadge", "pajenicko_picopad"


def paper(sim):
    """Return the picture between the bars, in the design's pixels."""
    scale = sim.bus.width // 160
    bar = (sim.bus.height - 108 * scale) // 2
    image = sim.picture().convert("RGB").crop((0, bar, 160 * scale, bar + 108 * scale))
    small = image.reduce(scale)
    assert small.resize(image.size, 0).tobytes() == image.tobytes()  # whole pixels
    return small


def differ(one, other, top=10):
    """Return whether two papers differ, from this row of the design on."""
    box = 0, top - 10, 160, 108
    return one.crop(box).tobytes() != other.crop(box).tobytes()


@pytest.mark.parametrize(
    "keys",
    ["A w800", "L D4 A w800", "U R A w800", "A w800 A w900"],
    ids=["seats", "scores", "settings", "offer"],
)
def test_menus_and_dialogs_are_twice_as_large(keys):
    papers = []
    for board in (SMALL, LARGE):
        sim = Sim(board)
        sim.keys(keys)
        papers.append(paper(sim))
    assert not differ(*papers, top=15)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", OURS)
def test_a_table_its_pause_and_its_viewer_are_twice_as_large(game, lang):
    papers = []
    for board in (SMALL, LARGE):
        sim = demo.deal(game, bytes((0, 1)), board, lang, 3)
        for keys in ("A w900", "R w500", "E w600", "B w500 S+ w900"):
            sim.keys(keys)
            papers.append(paper(sim))
    for small, large in zip(papers[:4], papers[4:], strict=True):
        assert not differ(small, large)


def test_the_title_keeps_its_name_below_the_bar():
    small, large = [Sim(board) for board in (SMALL, LARGE)]
    name = small.picture().convert("RGB").crop((10, 5, 150, 23))
    assert paper(large).crop((10, 1, 150, 19)).tobytes() == name.tobytes()


def test_the_bars_are_as_wide_as_the_screen_at_single_size():
    strip = Sim(LARGE).app.strip(0)
    assert (strip.width, strip.height) == (320, 12)


def test_a_larger_paper_takes_no_more_of_the_heap():
    canvas = Sim(LARGE).app.canvas.bitmap
    assert canvas.width * canvas.height <= 160 * 128
