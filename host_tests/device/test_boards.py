# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A new board is one file: with the profile of a made-up one, everything plays on it."""

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linking import link_folder
from tools.outputs import Refused
from tools.sim import BOARDS, Sim, profiles

ROOT = Path(__file__).resolve().parents[2]
PROFILES = ROOT / "firmware" / "boards"

CARDBOARD = '''\
"""A box of cardboard: 200x150, a stick, five buttons, three lights, a speaker; no nvm."""

import analogio
import audiopwmio
import board
import digitalio
import keypad

from ..kit.input import BACK, MENU, OK, TURN
from . import Board


class Profile(Board):
    SIZE = (200, 150)
    KEYS = (TURN, OK, 0, MENU, BACK)
    CAPS = ("GO", "NO", "M", "Q")

    def keys(self):
        pins = (board.FLAP, board.STAMP, board.STRING, board.CORNER, board.TAPE)
        return keypad.Keys(pins, value_when_pressed=False, pull=True)

    def stick(self):
        return analogio.AnalogIn(board.STRAW_X), analogio.AnalogIn(board.STRAW_Y)

    def speaker(self):
        return (audiopwmio.PWMAudioOut(board.CAN),)

    def lights(self):
        line = digitalio.DigitalInOut(board.CANDLES)
        line.switch_to_output()
        return line, 3
'''

# In the copy: its window, its terminal, its lights, a game of bots as the demo shows it.
PROBE = """\
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tools import environment

environment.enter("play")
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from tools.sim import BOARDS, Sim, demo
from tools.sim.terminal import Terminal
from tools.sim.window import Window

sim = Sim("cardboard")
window = Window(sim)
window._show()
terminal = Terminal(sim)
terminal.fit(os.terminal_size((220, 120)))
sim.keys("D w300 A w300 L U B w300")
sim.app.cue("win")
sim.app.light.seat(0, sim.app.now)
sim.run(300)
answers = {
    "boards": BOARDS,
    "window": window._surface.get_size(),
    "lights": len(list(window._colors())),
    "terminal": len(terminal.changes()) > 1000,
    "menus": len(list(demo.menus("cardboard", "en"))),
}
frames, screens = demo.game("cabbage", 2, "cardboard", "en", 1)
answers["demo"] = [frames[0].size, sorted(screens)]
print(json.dumps(answers))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return the project with one more profile."""
    copy = tmp_path_factory.mktemp("project")
    for folder in ("firmware", "lib", "tools"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    link_folder(copy / ".venv", ROOT / ".venv")
    (copy / "firmware" / "boards" / "cardboard.py").write_text(CARDBOARD)
    (copy / "tools" / "probe.py").write_text(PROBE)
    return copy


def run(copy, *words):
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_profile_alone_makes_a_board_that_can_be_chosen_and_played(copy):
    assert "cardboard" in run(copy, "tools/play.py", "--help")
    chosen = ("--board", "cardboard", "--keys", "D w300 A w500 @seats", "--screenshot", "end.png")
    assert run(copy, "tools/play.py", *chosen).split() == ["seats.png", "end.png"]


def test_a_profile_alone_plays_in_a_window_in_a_terminal_and_in_the_demo(copy):
    answers = json.loads(run(copy, "tools/probe.py").splitlines()[-1])
    assert answers["boards"] == sorted([*BOARDS, "cardboard"])
    assert answers["window"][0] == 200 and answers["lights"] == 3
    assert answers["terminal"] is True
    assert answers["menus"] > 3
    assert answers["demo"][0] == [200, 150] and "results" in answers["demo"][1]


def test_a_board_without_a_profile_is_told_where_it_belongs():
    with pytest.raises(RuntimeError, match="No profile for toaster in firmware/boards"):
        Sim("toaster")


@pytest.mark.parametrize(
    "changed, sentence",
    [
        ({"SIZE": (160, 120)}, "a screen of 160x120 is too small; the game needs 160x128."),
        ({"SIZE": "large"}, "SIZE is 'large'; it must be (width, height) in pixels."),
        ({"SIZE": None}, "SIZE is None; it must be (width, height) in pixels."),
        ({"KEYS": (1, 2, 4, 8, 16, 32, 64)}, "KEYS names 7 keys, but keys() scans 8."),
        ({"KEYS": (1, 2, 4, 0, 16, 32, 64, 128)}, "KEYS lacks TURN."),
        ({"CAPS": ("A", "B")}, "CAPS needs four names: for OK, BACK, MENU and TURN."),
        ({"keys": lambda self: board_module().FLAP}, "there is no board.FLAP"),
    ],
    ids=["low", "a word", "none", "too few keys", "no TURN", "too few caps", "no such pin"],
)
def test_a_profile_that_cannot_work_gets_a_sentence(changed, sentence):
    profile = Sim("pajenicko_picopad").profile
    wrong = type("Profile", (type(profile),), changed)()
    with pytest.raises(Refused) as told:
        profiles.check("pajenicko_picopad", wrong)
    assert str(told.value).startswith("firmware/boards/pajenicko_picopad.py: " + sentence)


def board_module():
    import board

    return board


@pytest.mark.parametrize("board", BOARDS)
def test_a_profile_names_every_button_and_how_large_everything_is(board):
    profile = Sim(board).profile
    ways = 0 if profile.stick() else 240
    assert sum(profile.KEYS) == 15 + ways and len(profile.CAPS) == 4
    assert profile.SIZE[0] >= 160 and profile.SIZE[1] >= 128
    assert profile.NVM in (4096, 8192)


@pytest.mark.parametrize("board", BOARDS)
def test_every_note_is_quick_enough_for_the_speaker_and_as_high_as_elsewhere(board):
    sim = Sim(board)
    played = sim.listen()
    sim.app.cue("storm")
    sim.run(300)
    notes = [(note.sample_rate, note.sample_rate / len(note.buffer)) for note in played]
    assert [pitch for _, pitch in notes] == [90, 70, 55]
    assert min(rate for rate, _ in notes) > sim.profile.SLOWEST


def test_no_file_but_a_profile_names_a_board():
    for source in (*ROOT.glob("*.py"), *(ROOT / "firmware").rglob("*.py")):
        tree = ast.parse(source.read_text("utf-8"))
        texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert not texts & set(BOARDS), source


def test_the_docs_show_one_whole_profile_as_it_is():
    page = (ROOT / "docs" / "adding-a-board.md").read_text("utf-8")
    shown = page.split("```python\n")[1].split("```")[0]
    assert shown == (PROFILES / "hack_club_sprig.py").read_text("utf-8")
