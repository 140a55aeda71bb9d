# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Playing on a computer in real time: small terminals, quick bots, quick keys, quiet rest."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from at_table import sit_down, whole_log
from garden import GAMES, about
from play_command import PLAY, ROOT, Session
from tools.sim import BOARDS, FRAME, Sim
from tools.sim.cells import LARGE, SMALL
from tools.sim.demo import deal
from tools.sim.quiet import errors_kept
from tools.sim.terminal import Terminal

TOOLS = sorted(
    path.name for path in (ROOT / "tools").glob("*.py") if "__main__" in path.read_text()
)
PLACED = re.compile(r"\x1b\[(\d+);(\d+)H|\x1b\[[\d;]*m|(.)")


# -- bots ---------------------------------------------------------------------------------------


def thinking(name, seats):
    """Return a table at which a hard bot has just begun to think."""
    moves = min(12, len(whole_log(name, seats, 8)) // 2)
    sim = deal(name, bytes([3] * seats), "pygamer", "en", 8, moves)
    sim.run(400)
    while not sim.busy:
        sim.run(FRAME)
    return sim


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_thinks_as_fast_as_the_machine_two_seconds_at_most(name):
    sim = thinking(name, min(4, max(about(name).SEATS)))
    frames = 0
    while sim.busy and frames < 2000 // FRAME:
        sim.keep_up(FRAME)
        frames += 1
    assert not sim.busy


def test_b_stops_a_bot_that_thinks():
    sim = thinking("veggies", 4)
    sim.run(20 * FRAME)  # a machine as slow as can be: a slice a frame
    assert sim.busy
    sim.hold("B")
    for _ in range(2):  # the second frame takes up its answer
        sim.pass_time(FRAME)
    assert not sim.busy
    assert "✓" in sim.texts()  # its move is shown


# -- keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_a_key_pressed_and_released_within_a_frame_is_heard(board):
    sim = Sim(board)
    sim.run(400)
    for row in (1, 2):
        sim.hold("D", True)
        sim.hold("D", False)
        sim.run(100)
        assert sim.top.row == row
    sim.run(1000)
    assert sim.top.row == 2  # and it is not held


def test_a_key_held_after_a_tap_in_the_same_frame_stays_held():
    sim = Sim()
    sim.run(400)
    for down in (True, False, True):
        sim.hold("D", down)
    sim.run(1000)
    assert sim.top.row > 1 or sim.top.row == 0  # it repeats


def test_no_press_is_spent_on_waking_a_computers_screen():
    sim = Sim()
    sim.stay_awake()
    sim.pass_time(300_000)
    sim.keys("D")
    assert sim.top.row == 1


def typed(terminal, keys, ms=1000):
    """Type these at once and let time pass."""
    for key in keys:
        terminal._press(key)
    for now in range(0, ms, FRAME):
        terminal._move_keys(time.monotonic() + now / 1000)
        terminal.sim.run(FRAME)


def test_keys_typed_at_once_are_pressed_one_after_the_other():
    sim = Sim()
    sim.run(400)
    typed(Terminal(sim), "DDUD")
    assert sim.top.row == 2


@pytest.mark.parametrize("close", "lxc")
def test_l_looks_around_again_however_the_viewer_was_closed(close):
    """A terminal does not tell when a key is let go: L holds SELECT until something closes it."""
    sim = deal("veggies", bytes((0, 2)), "pygamer", "en", 1, 4)
    sim.run(400)
    terminal = Terminal(sim)
    ours, theirs = os.pipe()
    seen = []
    for key in ("l", close, "l"):
        os.write(theirs, key.encode())
        terminal._hear(ours, 0)
        for now in range(0, 800, FRAME):
            terminal._move_keys(time.monotonic() + now / 1000)
            sim.run(FRAME)
        seen.append(type(sim.top).__name__)
    os.close(ours)
    os.close(theirs)
    assert seen == ["Look", "Table", "Look"]


# -- small terminals ----------------------------------------------------------------------------


def shown(terminal, columns, rows):
    """Return the lines of characters in a terminal of this size."""
    grid = [[" "] * columns for _ in range(rows)]
    row = column = 0
    sequences = terminal.fit(os.terminal_size((columns, rows))) + terminal.changes()
    for found in PLACED.finditer(sequences):
        if found[1]:
            row, column = int(found[1]) - 1, int(found[2]) - 1
        elif found[3]:
            grid[row][column] = found[3]
            column += 1
    return ["".join(line) for line in grid]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size, cell", [((80, 40), SMALL), ((100, 45), SMALL), ((160, 70), LARGE)])
def test_a_terminal_of_80x40_and_larger_shows_the_picture_and_all_keys(size, cell, lang):
    terminal = Terminal(Sim(lang=lang))
    lines = shown(terminal, *size)
    assert terminal._cell == cell
    assert re.search(r"Q (quit|salir) *$", "\n".join(lines).rstrip())


@pytest.mark.parametrize("lang, says", [("en", "needs a terminal of 80 x"), ("es", "necesita un")])
@pytest.mark.parametrize("size", [(60, 20), (79, 60), (160, 33)])
def test_a_terminal_that_is_too_small_is_told_so(size, lang, says):
    terminal = Terminal(Sim(lang=lang))
    lines = terminal.fit(os.terminal_size(size))
    assert not terminal._fits
    assert says in lines
    assert f"{size[0]} x {size[1]}" in " ".join(re.sub(r"\x1b\[[\d;]*[Hm]", " ", lines).split())


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("keys", ["", "D A", "D A U R w400 R2", "U R A", "U A"])
def test_in_a_small_terminal_every_text_is_written_in_letters(keys, lang):
    sim = Sim(lang=lang)
    sim.keys("w400 " + keys + " w400")
    lines = shown(Terminal(sim), 80, 40)
    page = re.sub(r"\s+", " ", " ".join(lines))
    for text in sim.texts():
        for word in text.split():
            if word.isalpha():
                assert word in page, text


def test_a_large_number_is_written_in_digits():
    sim = sit_down("veggies", bytes(2), seed=12, log=whole_log("veggies", 2, 12))
    sim.keys("w300 A w400")
    total = str(sim.top.game.scores()[0])
    assert total in [word for line in shown(Terminal(sim), 80, 40) for word in line.split()]


def test_a_text_under_another_screen_is_not_written():
    sim = Sim()
    sim.keys("w400 A w400")
    word = sim.app.say("seat")
    assert word in "".join(shown(Terminal(sim), 80, 40))
    sim.app.open("notice", key="save_lost")
    sim.run(400)
    assert word not in "".join(shown(Terminal(sim), 80, 40))


# -- the whole command --------------------------------------------------------------------------


def cpu(process):
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux for the time used")
def test_without_a_display_in_reach_a_small_terminal_plays_shows_its_keys_and_rests(tmp_path):
    session = Session(80, 40, tmp_path, DISPLAY=":99", XDG_RUNTIME_DIR="")
    assert session.until("Q quit"), session.seen[-500:]
    assert session.until_letters("Veggie Match"), session.letters[-500:]
    assert "ALSA" not in session.letters and "error" not in session.letters
    session.seen = ""
    session.type("\x1bOP")
    assert session.until_letters("SELECT: next card"), session.letters[-500:]
    session.type("z")
    assert session.until_letters("Veggie Match"), session.letters[-500:]
    session.rest(0.5)
    before = cpu(session.process)
    session.rest(1)
    assert cpu(session.process) - before < 0.05
    session.type("q")
    assert session.left() == (0, True)


def test_errors_are_printed_behind_the_game_and_what_libraries_print_is_not(capfd):
    with errors_kept():
        os.write(2, b"ALSA lib confmisc.c: cannot find card '0'\n")
        print("ValueError: told", file=sys.stderr)
        assert capfd.readouterr().err == ""
    print("behind", file=sys.stderr)
    assert capfd.readouterr().err == "ValueError: told\nbehind\n"


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """Return the project as it is unpacked, where nothing was ever installed."""
    folder = tmp_path_factory.mktemp("bare")
    for name in ("tools", "lib", "firmware"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.parametrize("tool", TOOLS)
def test_help_answers_without_installing_anything(bare, tool):
    # -S: without the packages that are installed here.
    asked = [sys.executable, "-S", f"tools/{tool}", "--help"]
    done = subprocess.run(asked, cwd=bare, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert tool in done.stdout
    assert not (bare / ".venv").exists()


def test_the_run_command_is_among_the_tools():
    assert Path(PLAY[1]).name in TOOLS
