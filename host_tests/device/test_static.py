# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Static checks of what goes on a board; and each check is shown something it must find."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import static_checks as checks
from linking import link_folder
from tools import vm
from tools.building import manifest
from tools.bundling import untyped

ROOT = Path(__file__).resolve().parents[2]
BESIDE_US = {*manifest.PACKAGES, "garden", "firmware"}
PROFILES = ROOT / "firmware" / "boards"
LINKS = {"circuitpython.org", "github.com", "micropython.org"}


def sources(*folders):
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def on_the_board():
    return sources("lib", "firmware") + sorted(ROOT.glob("*.py"))


def ours():
    """Yield every file that no tool makes."""
    made = {line.strip("/") for line in (ROOT / ".gitignore").read_text().split("\n") if line}
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in made | {".git"}]
        yield from (Path(folder, name) for name in files if name != ".git")  # a worktree has one


def complaints(check, files):
    return [
        f"{file.relative_to(ROOT)}: {complaint}"
        for file in files
        for complaint in check(file.read_text(encoding="utf-8"))
    ]


def boards(file):
    """Return the boards of this file: one for a profile, all for everything else."""
    if file.parent == PROFILES and file.stem != "__init__":
        return [file.stem]
    return [profile.stem for profile in sorted(PROFILES.glob("[!_]*.py"))]


def importable(file):
    """Return what this file may import, by its folder."""
    if ROOT / "lib" in file.parents:
        return checks.PURE | {"garden"}
    modules = set.intersection(*map(checks.board_modules, boards(file))) | BESIDE_US
    knows_boards = file.parent == PROFILES or file == ROOT / "code.py"
    return modules if knows_boards else modules - {"board"}


# -- the project ------------------------------------------------------------------------------


def test_there_is_something_to_check():
    assert len(sources("lib")) > 5


def test_every_room_imports_only_what_it_may():
    found = []
    for file in on_the_board():
        allowed = importable(file)
        found += complaints(
            lambda text, may=allowed: checks.imports(untyped(text, ""), may), [file]
        )
    assert found == []


def test_every_name_taken_from_circuitpython_is_there():
    found = []
    for file in on_the_board():
        for board in boards(file):
            found += complaints(lambda text, on=board: checks.unknown_names(text, on), [file])
    assert found == []


CHECKS = [checks.lacking, checks.big_ints, checks.recursion, checks.sort_keys]


@pytest.mark.parametrize("check", CHECKS)
def test_nothing_on_the_board_is_beyond_it(check):
    assert complaints(check, on_the_board()) == []


def test_everything_on_the_board_compiles(tmp_path):
    found = []
    for file in on_the_board():
        try:
            vm.compile([file], tmp_path)
        except SyntaxError as why:
            found.append(f"{file.relative_to(ROOT)}: {why}")
    assert found == []


def test_tools_and_tests_can_be_imported_on_windows():
    assert complaints(checks.posix_imports, sources("tools", "host_tests")) == []


def test_every_file_says_whose_it_is_and_what_it_is():
    files = on_the_board() + sources("tools", "host_tests")
    assert complaints(checks.header, files) == []


def test_no_file_names_a_machine_it_was_made_on_or_fetched_from():
    found = []
    for file in ours():
        if file.suffix in (".png", ".gif", ".bin"):
            continue  # pictures name nothing, though their bytes may look like it
        text = file.read_bytes().decode("utf-8", errors="ignore")
        found += [f"{file.name} {place}" for place in checks.places(text, LINKS)]
    assert found == []


# -- the checks -------------------------------------------------------------------------------

CYCLES = {
    "dig -> dig": "def dig(n): return dig(n - 1)",
    "a -> b -> c -> a": "def a(): b()\ndef b(): c()\ndef c(): a()",
    "Plot.grow -> Plot.grow": "class Plot:\n def grow(self): self.grow()",
    "Plot.a -> Plot.b -> Plot.a": "class Plot:\n def a(me): me.b()\n def b(me): Plot.a(me)",
    "A.a -> B.b -> A.a": "class A:\n def a(self): B.b(self)\nclass B(A):\n def b(self): self.a()",
    "A.__init__ -> A.b -> A.__init__": "class A:\n def __init__(s): s.b()\n def b(s): A()",
    "A.a -> A.a": "class A:\n @property\n def a(self): return self.a",
    "out -> out": "def out():\n def within(): out()\n within()",
}


@pytest.mark.parametrize("cycle", CYCLES)
def test_recursion_is_found(cycle):
    assert cycle in checks.recursion(CYCLES[cycle])


@pytest.mark.parametrize(
    "source",
    [
        "def a(): b()\ndef b(): pass",
        "class Table:\n def play(self): self.game.play()",
        "class A:\n def a(self): pass\nclass B(A):\n def a(self): super().a()",
        "class Menu:\n def a(self): self.then = self.b\n def b(self): self.then = self.a",
    ],
)
def test_what_only_looks_like_recursion_is_let_be(source):
    assert checks.recursion(source) == []


@pytest.mark.parametrize("sort", ["sorted(seats, key=score)", "seats.sort(key=len)"])
def test_a_sort_that_may_leave_equals_is_found(sort):
    assert len(checks.sort_keys(f"x = {sort}")) == 1


@pytest.mark.parametrize("sort", ["sorted(seats, reverse=True)", "seats.sort()", "min(a, key=len)"])
def test_a_sort_of_all_that_there_is_is_let_be(sort):
    assert checks.sort_keys(f"x = {sort}") == []


@pytest.mark.parametrize("number", ["0x40000000", "1 << 30", "-(1 << 30) - 1", "3 * 10**9"])
def test_a_number_no_small_int_can_hold_is_found(number):
    assert len(checks.big_ints(f"x = {number}")) == 1


@pytest.mark.parametrize("number", ["0x3FFFFFFF", "2**30 - 1", "-(2**30)", "'%d' % 5", "1.5e30"])
def test_small_ints_and_other_things_are_let_be(number):
    assert checks.big_ints(f"x = {number}") == []


@pytest.mark.parametrize(
    "source",
    [
        "match card:\n case 1: pass",
        "async def grow(): await rain()",
        "x.bit_count()",
        "'a-b'.removeprefix('a')",
        "from collections import defaultdict",
        "@micropython.native\ndef f(): pass",
        "import os\nos.path.join('a', 'b')",
        "import random\nrandom.shuffle(deck)",
    ],
)
def test_what_circuitpython_lacks_is_found(source):
    assert checks.lacking(source) != []


def test_what_circuitpython_has_is_let_be():
    assert checks.lacking("class A(B):\n def f(self): super().f(f'{self.path}')") == []


@pytest.mark.parametrize(
    "place, line",
    [
        ("lib/garden/x.py", "import firmware.kit"),
        ("lib/garden/x.py", "import time"),
        ("lib/garden/x.py", "from random import randrange"),
        ("firmware/app.py", "from tools import sim"),
        ("firmware/app.py", "import board"),
        ("firmware/app.py", "import hashlib"),
        ("firmware/app.py", "from typing import Any"),
        ("firmware/boards/pygamer.py", "import asyncio"),
        ("firmware/boards/pygamer.py", "import audiopwmio"),
        ("code.py", "import tools.test"),
    ],
)
def test_an_import_out_of_place_is_found(place, line):
    assert len(checks.imports(line, importable(ROOT / place))) == 1


@pytest.mark.parametrize(
    "place, line",
    [
        ("lib/garden/x.py", "from garden.rng import Rng"),
        ("firmware/app.py", "import displayio, garden, gc"),
        ("firmware/kit/x.py", "from adafruit_display_text import bitmap_label"),
        ("code.py", "import board"),
        ("firmware/boards/__init__.py", "import board"),
        ("firmware/boards/pygamer.py", "import board, audioio"),
    ],
)
def test_an_import_in_its_place_is_let_be(place, line):
    assert checks.imports(line, importable(ROOT / place)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import displayio\ndisplayio.Bitmop(1, 1, 2)",
        "from keypad import ShiftKeys",
        "import board\nboard.VOLTAGE_MONITOR",
    ],
)
def test_a_name_circuitpython_does_not_have_is_found(source):
    assert len(checks.unknown_names(source, "pygamer")) == 1


def test_pins_are_those_of_the_board_at_hand():
    stick = "import board, displayio\nboard.JOYSTICK_X, board.DISPLAY, displayio.Bitmap"
    assert checks.unknown_names(stick, "pygamer") == []
    assert checks.unknown_names(stick, "pybadge") == ["line 2: there is no board.JOYSTICK_X"]


@pytest.mark.parametrize(
    "source",
    [
        '"""A sentence."""',
        checks.HEADER + "import gc",
        checks.HEADER + '"""no sentence"""',
        checks.HEADER + '# a word before\n"""A sentence."""',
    ],
)
def test_a_file_without_its_header_is_found(source):
    assert len(checks.header(source)) == 1


def test_a_file_with_its_header_is_let_be():
    assert checks.header(checks.HEADER + '"""A sentence.\n\nAnd more of it"""') == []


def test_hosts_and_machines_are_found():
    # In halves, or this file would not pass.
    for one, other in (("mirror.packages", ".org/x"), ("/home", "/ann/garden"), ("C:", "\\Users")):
        assert len(checks.places(f"see {one}{other}", LINKS)) == 1
    assert checks.places("see github.com and ~/garden, lib/root/x", LINKS) == []


def test_a_file_that_does_not_compile_is_found(tmp_path):
    (tmp_path / "bad.py").write_text("async def f(): return [await x for y in")
    with pytest.raises(SyntaxError, match="bad.py"):
        vm.compile(tmp_path, tmp_path)


def test_what_windows_lacks_is_found():
    assert checks.posix_imports("import fcntl\nfrom tty import setraw") == [
        "line 1: Windows has no fcntl",
        "line 2: Windows has no tty",
    ]
    assert checks.posix_imports("def lock():\n    import fcntl") == []


# -- our code.py and Python's own -------------------------------------------------------------

WHOSE = "import code\n\ndef test_whose():\n    assert hasattr(code, 'InteractiveConsole')\n"


@pytest.fixture
def copy(tmp_path):
    """Return a small copy of the project, with our code.py in its root and the same .venv."""
    for name in (
        "pyproject.toml",
        "tools/__init__.py",
        "tools/environment/__init__.py",
        "tools/test.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "code.py").write_text("ours = True\n")
    (tmp_path / "host_tests").mkdir()
    (tmp_path / "host_tests" / "test_whose.py").write_text(WHOSE)
    link_folder(tmp_path / ".venv", ROOT / ".venv")
    return tmp_path


def started(folder, *words):
    """Start Python with these words, as a person would in this folder."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    env |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}  # quicker
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True
    )


@pytest.mark.parametrize("workers", ["0", "2"])
def test_import_code_is_pythons_own_in_tests_and_their_workers(copy, workers):
    done = started(copy, "tools/test.py", "-n", workers)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr


def test_import_code_is_pythons_own_in_a_tool(copy):
    (copy / "tools" / "probe.py").write_text(
        f"import sys\nsys.path.insert(0, {str(copy)!r})\nfrom tools import environment\n"
        "environment.enter('test')\n" + WHOSE + "test_whose()\n"
    )
    done = started(copy, "tools/probe.py")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_trap_is_real(copy):
    done = started(copy, "-m", "pytest", "host_tests")
    assert done.returncode != 0 and "InteractiveConsole" in done.stdout + done.stderr
