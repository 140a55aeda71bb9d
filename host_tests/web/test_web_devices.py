# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's device modules refuse what the simulator's refuse, and serve the library as well."""

import json
import subprocess
from pathlib import Path

import pytest

import conformance
import label_program
import tools.sim  # noqa: F401  (its device modules, and the host's made strict)
from tools import building
from tools.building import manifest
from tools.web import drive

SETUP = """
import audioio, bitmaptools, displayio, keypad, vectorio

FOUR, MANY = displayio.Bitmap(8, 4, 4), displayio.Bitmap(8, 4, 16)
COLORS = displayio.Palette(4)
GRID = displayio.TileGrid(FOUR, pixel_shader=COLORS, width=2, tile_width=4, tile_height=4)
GROUP = displayio.Group()
GROUP.append(GRID)
KEYS = keypad.ShiftRegisterKeys(
    clock=None, data=None, latch=None, key_count=8, value_when_pressed=True
)
"""
FINE = """
FOUR[7, 3] = 3
FOUR[31]
FOUR.fill(3)
COLORS[3] = 0xFFFFFF
GRID[1, 0] = 1
bitmaptools.blit(MANY, FOUR, 8, 4)
bitmaptools.fill_region(FOUR, 0, 0, 8, 4, 1)
displayio.Group().append(displayio.Group(scale=2))
vectorio.Rectangle(pixel_shader=COLORS, width=1, height=1)
KEYS.happen(7, True, 0)
"""
REFUSED = """
FOUR[8, 0]
FOUR[0, 4]
FOUR[-1, 0]
FOUR[32]
FOUR[0, 0] = 4
FOUR[0, 0] = -1
FOUR.fill(4)
COLORS[4] = 0
GRID[2] = 0
GRID[2, 0] = 0
GRID[0] = 2
displayio.TileGrid(FOUR, pixel_shader=COLORS, tile_width=3)
displayio.TileGrid(FOUR, pixel_shader=COLORS, default_tile=1)
GROUP.append(GRID)
displayio.Group().append(GRID)
displayio.Group().append("a text")
displayio.Group(scale=0)
bitmaptools.blit(FOUR, MANY, 0, 0)
bitmaptools.blit(MANY, FOUR, 9, 0)
bitmaptools.blit(MANY, FOUR, 0, 0, x2=9)
bitmaptools.fill_region(FOUR, 0, 0, 9, 1, 1)
bitmaptools.fill_region(FOUR, 2, 0, 1, 1, 1)
bitmaptools.fill_region(FOUR, 0, 0, 1, 1, 4)
vectorio.Rectangle(pixel_shader=COLORS, width=0, height=1)
audioio.AudioOut("SPEAKER").play(None)
KEYS.happen(8, True, 0)
displayio.Sprite
bitmaptools.fill_all
vectorio.Square
"""
TRY = """
import json


def outcome(line):
    try:
        exec(line, globals())
    except Exception as refused:
        return type(refused).__name__
    return ""


print(json.dumps([outcome(line) for line in LINES]))
"""


@pytest.fixture
def run(node, built, tmp_path):
    """Return what a Python program prints on the page's VM."""

    def run(program):
        file = tmp_path / "program.py"
        file.write_text(program)
        script = Path(__file__).with_name("python.mjs")
        words = [node, str(script), str(built), str(file)]
        done = subprocess.run(words, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    return run


def test_what_the_simulator_refuses_the_page_refuses(run, capsys):
    fine, refused = FINE.strip().split("\n"), REFUSED.strip().split("\n")
    program = f"{SETUP}\nLINES = {fine + refused!r}\n{TRY}"
    exec(program, {})
    simulated = json.loads(capsys.readouterr().out)
    assert [bool(name) for name in simulated] == [False] * len(fine) + [True] * len(refused)
    on_the_page = json.loads(run(program))
    assert dict(zip(fine + refused, on_the_page)) == dict(zip(fine + refused, simulated))


def test_the_page_is_a_board(run):
    assert run(conformance.PROGRAM + "run(USED + DRAWN)\n") == "26 checks\n"


MORE = """
from adafruit_display_text import wrap_text_to_pixels

ink = label.bitmap
print(sum([ink[x, y] for y in range(ink.height) for x in range(ink.width)]))
print(wrap_text_to_pixels("one two three", 50, Font()))
"""


def test_a_label_of_adafruit_s_is_written_in_the_vms_memory(run):
    printed = f"{label_program.PRINTED}{label_program.INK}\n['one two', 'three']\n"
    assert run(label_program.PROGRAM + MORE) == printed


def test_the_drive_is_the_boards_but_for_a_letter():
    board, _ = building.contents(manifest.files())
    page = drive.contents()
    assert board.keys() - page.keys() == {*manifest.SCRIPTS, *drive.ELSEWHERE}
    assert all(place.startswith("device/") for place in page.keys() - board.keys())
    for place in board.keys() & page.keys():
        other = b"M" + board[place][1:] if place.endswith(".mpy") else board[place]
        assert page[place] == other, place
