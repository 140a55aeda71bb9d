# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Bundled sources do what they did, line for line, in fewer files and with constants inlined."""

import ast
import io
import os
import re
import subprocess
import sys
import textwrap
import tokenize
from pathlib import Path

import pytest

from linking import link_folder
from scripts import OURS
from tools import bundling
from tools.building import manifest, words
from tools.bundling.modules import dotted

ROOT = Path(__file__).resolve().parents[2]


def bundled(together=None, cores=(), **sources):
    """Bundle a small project in firmware/. Return its texts by file name."""
    made = bundling.bundle(_project(sources), together, cores=cores)
    return {place[9:-3]: text for place, text in made.texts.items()}


def _project(sources):
    return {f"firmware/{name}.py": textwrap.dedent(text) for name, text in sources.items()}


def run(folder, **sources):
    """Return what a small project prints, plain and bundled. `main` is its first module."""
    printed = []
    project = {"firmware/__init__.py": "", **_project(sources)}
    for number, texts in enumerate((project, bundling.bundle(project).texts)):
        here = folder / str(number)
        lay_out(texts, here)
        done = subprocess.run(
            [sys.executable, "-c", "import firmware.main"], cwd=here, capture_output=True, text=True
        )
        assert done.stderr == ""
        printed.append(done.stdout)
    assert printed[0] == printed[1]
    return printed[1]


def lay_out(texts, folder):
    for place, text in texts.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# -- constants --------------------------------------------------------------------------------

COLORS = """
const = int
RED = const(9)
DARK = const(-RED)
LIST = (1, 2)
"""


def test_a_constant_becomes_its_number_everywhere_and_has_no_name(tmp_path):
    main = (
        "from .colors import RED as R, LIST\nfrom . import colors\nprint(R, LIST, -colors.DARK)\n"
    )
    text = bundled(colors=COLORS, main=main)["main"]
    assert text.splitlines()[-1] == "print(9, LIST, -(-9))"
    assert "RED" not in text and "LIST = (1, 2)" in text
    assert run(tmp_path, colors=COLORS, main=main) == "9 (1, 2) 9\n"


def test_a_name_that_a_function_has_for_its_own_is_no_constant(tmp_path):
    main = "from .colors import RED\ndef f(RED):\n    return RED\nprint(f(1), RED)\n"
    assert run(tmp_path, main=main, colors=COLORS) == "1 9\n"


def test_a_constant_that_is_imported_in_a_function_is_a_number_there(tmp_path):
    main = "def f():\n    from .colors import LIST, RED as R\n    return LIST, R\nprint(f())\n"
    assert run(tmp_path, main=main, colors=COLORS) == "((1, 2), 9)\n"


def test_a_private_literal_that_is_used_once_stands_where_it_is_used(tmp_path):
    main = (
        "const = int\n_ONE = const(1)\n"
        "_ROWS = (\n    (_ONE, 'a'),\n    (-2, b'b', 1.5),\n)\n"
        "_TWICE = 'twice'\n_LIST = [1]\n_MADE = _TWICE.upper()\n"
        "def f(row):\n    return _ROWS[row]\n"
        "print(f(0), f(1), _TWICE, _TWICE, _LIST, _MADE)\n"
    )
    text = bundled(main=main)["main"]
    assert "    return ((1, 'a'), (-2, b'b', 1.5))[row]" in text.splitlines()
    assert "_ROWS" not in text and "_TWICE = 'twice'" in text and "_LIST = [1]" in text
    assert len(text.splitlines()) == len(main.splitlines())
    assert run(tmp_path, main=main) == "(1, 'a') (-2, b'b', 1.5) twice twice [1] TWICE\n"


def test_a_name_that_is_bound_twice_is_no_constant(tmp_path):
    colors = "const = int\nRED = const(9)\nRED = 8\n"
    assert run(tmp_path, main="from .colors import RED\nprint(RED)\n", colors=colors) == "8\n"


# -- shared files -----------------------------------------------------------------------------


def test_modules_that_are_always_together_share_a_file(tmp_path):
    sources = {
        "main": "from . import one\nfrom .two import f as g\nprint(one.x, g())\n",
        "one": "x = 1\n",
        "two": "from .one import x\ndef f():\n    return x + 1\n",
    }
    assert set(bundled(**sources)) == {"main"}
    assert run(tmp_path, **sources) == "1 2\n"


LATE = {
    "main": """
        def load(module, name):
            return getattr(__import__(module, None, None, (name,)), name)
        from .kit import shared
        def play(game):
            return load("firmware.view_" + game, "View")(shared)
        def more():
            from .view_a import View, mine as again
            return View([])[0], again
        print(play("a"), play("b"), more())
    """,
    "kit": "shared = [1]\n",
    "view_a": "from .both import both\nfrom .mine import mine\nView = lambda x: (both(x), mine)\n",
    "view_b": "from . import both\nView = both.both\n",
    "both": """
        from .deep import deep
        from .kit import shared
        def both(x):
            return x is shared, deep
    """,
    "deep": "deep = 'deep'\n",
    "mine": "mine = 'mine'\n",
}


def test_modules_loaded_later_have_files_of_their_own_and_what_several_need_too(tmp_path):
    assert set(bundled(**LATE)) == {"main", "view_a", "view_b", "both"}
    printed = "((True, 'deep'), 'mine') (True, 'deep') ((False, 'deep'), 'mine')\n"
    assert run(tmp_path, **LATE) == printed


def test_only_a_class_with_a_base_is_a_screen_that_is_loaded_by_name():
    screens = {
        "main": "def load(module, name): pass\ndef show(name):\n"
        "    load('firmware.' + name, name.capitalize())\n",
        "table": "from .search import Search\nclass Table(object):\n    search = Search\n",
        "search": "class Search:\n    pass\n",
    }
    assert set(bundled(**screens)) == {"main", "table"}


def test_modules_can_be_put_together_by_a_list():
    files = bundled(together={"firmware.main": ("firmware.both",)}, **LATE)
    assert set(files) == {"main", "view_a", "view_b"}


def test_parts_of_a_core_share_its_file_wherever_they_are_used():
    game = {
        "main": "def load(module, name): pass\nload('firmware.game.core', 'Game')\n"
        "load('firmware.view', 'View')\n",
        "game/__init__": "SEATS = 2\n",
        "game/core": "from . import SEATS\nfrom .cards import red\nGame = red, SEATS\n",
        "game/cards": "red = [1]\n",
        "view": "from .game.cards import red\nView = red\n",
    }
    apart = {"main", "game/__init__", "game/core", "view"}
    assert set(bundled(**game)) == apart | {"game/cards"}
    files = bundled(cores=("firmware.game.core",), **game)
    assert set(files) == apart
    assert "from firmware.game.core import red" in files["view"]


def test_a_part_of_one_core_that_uses_a_part_of_another_leaves_it_in_its_file():
    game = {
        "main": "def load(module, name): pass\nload('firmware.game.core', 'Game')\n"
        "load('firmware.shown.view', 'View')\nload('firmware.shown.look', 'Look')\n",
        "game/core": "from .cards import red\nGame = red\n",
        "game/cards": "red = [1]\n",
        "shown/view": "from .tiles import tiles\nView = tiles\n",
        "shown/tiles": "from ..game.cards import red\ntiles = red\n",
        "shown/look": "from .tiles import tiles\nLook = tiles\n",
    }
    files = bundled(cores=("firmware.game.core", "firmware.shown.view"), **game)
    assert set(files) == {"main", "game/core", "shown/view", "shown/look"}


@pytest.mark.parametrize("asked", ["__file__", "__name__"])
def test_a_module_that_asks_for_its_place_or_name_keeps_its_file(asked):
    files = bundled(main="from .where import here\nprint(here)\n", where=f"here = {asked}\n")
    assert set(files) == {"main", "where"}


def test_a_module_stays_a_thing_that_can_be_handed_on(tmp_path):
    main = "from . import b\nprint(getattr(b, 'x'))\n"
    assert run(tmp_path, main=main, b="x = 1\n") == "1\n"


def test_a_global_that_changes_is_seen_through_its_module(tmp_path):
    main = "from . import b\nb.count()\nprint(b.n)\n"
    assert run(tmp_path, main=main, b="n = 0\ndef count():\n    global n\n    n += 1\n") == "1\n"


# -- names that collide -----------------------------------------------------------------------


def test_private_names_that_collide_are_told_apart_and_others_stay(tmp_path):
    one = """
        _x = 1
        _same = 5
        def _f(_x=_x):
            global _count
            _count = _x
            return _count
        class One:
            _x = 7
            def f(self):
                return _f(), self._x, _x
    """
    two = one.replace("One", "Two").replace("= 1", "= 2").replace("_same", "_other")
    main = "from .one import One\nfrom .two import Two\nprint(One().f(), Two().f())\n"
    sources = {"main": main, "one": one, "two": two}
    assert run(tmp_path, **sources) == "(1, 7, 1) (2, 7, 2)\n"
    text = bundled(**sources)["main"]
    assert "def _f(_x=_x):" in text and "def _f_two(_x=_x_two):" in text
    assert "_same = 5" in text and "_other = 5" in text and "self._x, _x_two" in text


def test_imports_that_collide_are_told_apart(tmp_path):
    main = "from .one import f\nfrom json import dumps as d\nprint(f(), d([1]))\n"
    one = "from binascii import crc32 as d\ndef f():\n    return d(b'')\n"
    assert run(tmp_path, main=main, one=one) == "0 [1]\n"


def test_a_module_whose_public_name_is_taken_keeps_its_file(tmp_path):
    sources = {
        "main": "from . import one, two\nprint(one.load(), two.load())\n",
        "one": "def load():\n    return 1\n",
        "two": "from . import one\ndef load():\n    return one.load() + 1\n",
    }
    assert set(bundled(**sources)) == {"main", "two"}
    assert run(tmp_path, **sources) == "1 2\n"
    reasons = bundling.bundle(_project(sources)).reasons
    assert reasons == ["firmware.two has a file of its own: firmware.one has another load."]


def test_a_module_that_takes_a_name_of_pythons_own_from_others_keeps_its_file(tmp_path):
    sources = {
        "main": "from . import one\nprint(one.max(3), max(1, 2))\n",
        "one": "def max(x):\n    return -x\n",
    }
    assert set(bundled(**sources)) == {"main", "one"}
    assert run(tmp_path, **sources) == "-3 2\n"


@pytest.mark.parametrize(
    "text",
    [
        "def f(x, *, wide=1, **more):\n    return x, wide, more['deep']\n"
        "print(f(2, deep=4, wide=3))",
        "_x = 1\nclass A:\n    _x = 2\n    y = 3\n    def f(self):\n        return _x\n"
        "print(A._x, A.y, A().f())",
        "_x = 3\nprint([_x for _x in range(_x)], _x, {k: v for k, v in [(_x, _x)]})",
        "def f():\n    global _x\n    _x = 5\nf()\nprint(_x)",
        "_x = 1\ndef f(a):\n    def g(b, a=a):\n        return lambda _y: (a, b, _y, _x)\n"
        "    return g\nprint(f(1)(2)(3))",
        "try:\n    from nowhere import _x\nexcept ImportError as why:\n    _x = None\nprint(_x)",
        "import sys as _x, json, os.path\nprint(_x is not json, os.path.sep in 'a/b\\\\')",
        "from json import (\n    dumps,\n    loads as _x,\n)\n"
        "print('é', dumps(1), _x('2'), _x('3'))",
        "_x = 1\nif _x: _x = _x + 1; print('é', _x)",
        "class _x:\n    pass\nprint(isinstance(_x(), _x), [_y for _x in [[1]] for _y in _x])",
    ],
)
def test_every_kind_of_name_means_the_same_as_before(text, tmp_path):
    other = "_x = 'other'\n_y = 'other'\ndef other():\n    return _x\n"
    main = "from .other import other\n" + text + "\nprint(other())\n"
    assert run(tmp_path, main=main, other=other).endswith("\nother\n")


def test_a_name_of_two_meanings_in_a_class_cannot_be_told_apart():
    main = "from .other import f\n_x = 1\nclass A:\n    _x = _x + 1\nprint(A._x, f)\n"
    with pytest.raises(SyntaxError, match="firmware/main.py: _x is both a global and .* class"):
        bundled(main=main, other="_x = 2\nf = _x\n")


# -- what the board does without ----------------------------------------------------------------


def test_annotations_are_taken_out_and_so_is_the_import_of_what_only_they_use():
    main = (
        "from .other import Seat, Plan\nfrom array import array\n"
        "def f(seat: Seat, out: 'array[int]') -> 'Plan | None':\n    x: Seat = seat\n    return x\n"
        "print(f(1, None))\n"
    )
    other = "print('loaded')\nSeat = int\nclass Plan:\n    pass\n"
    made = bundled(main=main, other=other)
    text = made["main"]
    assert "import" not in text and "loaded" not in text and "Seat" not in text


def test_a_method_that_only_raises_not_implemented_is_left_out_and_the_others_stay():
    main = (
        "class Base:\n    def one(self, x):\n"
        "        'Say it.'\n        raise NotImplementedError\n\n"
        "    def two(self):\n        if self:\n            raise NotImplementedError\n"
    )
    text = bundled(main=main)["main"]
    assert "one" not in text and "def two" in text
    assert text.count("\n") == main.count("\n")


# -- sources from outside ---------------------------------------------------------------------


def test_sources_from_outside_are_made_to_fit_and_no_file_is_cut_otherwise_for_them(tmp_path):
    project = {
        "firmware/__init__.py": "",
        "firmware/main.py": "from .two import f\n",
        "firmware/two.py": "const = int\nTWO = const(2)\ndef f():\n    return TWO\n",
    }
    user = (
        "from firmware.two import TWO\ndef g():\n    from firmware.two import f\n    return f()\n"
    )
    made = bundling.bundle(project, external={"user.py": user + "print(TWO, g())\n"}).texts
    assert set(made) == {"firmware/__init__.py", "firmware/main.py", "user.py"}
    lay_out(made, tmp_path)
    done = subprocess.run([sys.executable, "user.py"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.stderr, done.stdout) == ("", "2 2\n")


# -- our own sources --------------------------------------------------------------------------


def our_sources():
    files = manifest.files()
    return {
        place: path.read_text("utf-8")
        for place, path in files.items()
        if place.endswith(".py")
        and place.startswith(manifest.BUNDLED)
        and place not in manifest.LANGUAGES
    }


@pytest.fixture(scope="module")
def ours():
    sources = our_sources()
    pressing = {"pressing.py": (ROOT / "host_tests" / "helpers" / "pressing.py").read_text("utf-8")}
    return {**sources, **pressing}, bundling.bundle(sources, manifest.together(), pressing)


_BLANK = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT)


def tokens(text):
    """Return {line: its tokens} of a source, without comments and imports."""
    found = {}
    in_import = False
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in _BLANK:
            continue
        line = found.setdefault(token.start[0], [])
        in_import = in_import or (not line and token.string in ("import", "from"))
        if not in_import:
            line.append(token.string)
        if token.type == tokenize.NEWLINE:
            in_import = False
    return {line: [word for word in words if word.strip()] for line, words in found.items()}


def test_every_line_of_every_file_is_its_source_line_but_for_constants_and_colliding_names(ours):
    sources, made = ours
    wrong = []
    for place, rows in made.lines.items():
        lines = made.texts[place].splitlines()
        ends = [first for first, _ in rows[1:]] + [len(lines) + 1]
        for (first, source), end in zip(rows, ends):
            block = lines[first - 1 : end - 1]
            assert len(block) == len(sources[source].splitlines())
            module = dotted(source).rpartition(".")[2]
            for pair in differences(sources[source], "\n".join(block) + "\n"):
                wrong += [] if is_allowed(*pair, module) else [(source, *pair)]
    assert not wrong


def differences(source, block):
    """Yield (tokens of a source line, tokens in the file) of the lines that differ."""
    before, after = tokens(bundling.untyped(source, "")), tokens(block)
    taken_out = 0  # the last line of a constant whose value stands where it is used
    for node in ast.parse(source).body:
        for line in range(node.lineno, node.end_lineno + 1):
            old, new = before.get(line, []), after.get(line, [])
            if isinstance(node, ast.Assign) and new == ["pass"] and _CONSTANT.fullmatch(old[0]):
                taken_out = node.end_lineno
            if old and old != new and line > taken_out:
                yield old, new


_CONSTANT = re.compile(r"(?:\w+ \. )?_?[A-Z][A-Z0-9_]*")
_LITERAL = re.compile(r"""\(|\)|,|-|[\d.]+|True|False|None|b?['"].*['"]""")


def is_allowed(old, new, module):
    """Return True if only values replace constants, and colliding names get their module's."""
    if not old or not new:
        return old == new
    if old[0] == new[0] or new[0] == f"{old[0]}_{module}":
        return is_allowed(old[1:], new[1:], module)
    for width in (1, 3):
        if _CONSTANT.fullmatch(" ".join(old[:width])):
            for count in range(1, len(new) + 1):
                if not _LITERAL.fullmatch(new[count - 1]):
                    break
                if is_balanced(new[:count]) and is_allowed(old[width:], new[count:], module):
                    return True
    return False


def is_balanced(words):
    return words.count("(") == words.count(")")


@pytest.mark.parametrize(
    "old, new, allowed",
    [
        ("x = colors . RED + 1", "x = 9 + 1", True),
        ("x = _DARK - 1", "x = ( - 9 ) - 1", True),
        ("x = _ROWS [ 1 ]", "x = ( 'a' , ( 1 , - 2 ) ) [ 1 ]", True),
        ("x = _ROWS [ 1 ]", "x = ( y , 2 ) [ 1 ]", False),
        ("def _f ( x ) :", "def _f_two ( x ) :", True),
        ("def _f ( x ) :", "def _f_one ( x ) :", False),
        ("x = RED + 1", "y = 9 + 1", False),
        ("x = 1", "x = 2", False),
        ("x = 1", "x = 1 + 1", False),
    ],
)
def test_a_line_that_differs_in_anything_else_is_found(old, new, allowed):
    assert is_allowed(old.split(), new.split(), "two") == allowed


def pressed(folder, script, game):
    """Return what a handheld shows whose firmware is in this folder."""
    done = subprocess.run(
        [sys.executable, str(script), "5", game],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, folder / "lib", ROOT)))},
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def bundled_folder(ours, tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundled")
    lay_out(ours[1].texts, folder)
    link_folder(folder / "firmware" / "art", ROOT / "firmware" / "art")
    for language in manifest.LANGUAGES:
        packed = folder / manifest.packed_words(language)
        packed.parent.mkdir(exist_ok=True)
        packed.write_bytes(words.packed(ROOT / language))
    return folder


@pytest.mark.parametrize("game", OURS)
def test_whatever_is_pressed_the_bundled_firmware_paints_the_same_pictures(game, bundled_folder):
    plain = pressed(ROOT, ROOT / "host_tests" / "helpers" / "pressing.py", game)
    assert pressed(bundled_folder, bundled_folder / "pressing.py", game) == plain
    screens = [line.split()[1] for line in plain]
    assert len(plain) == 150 and {"Table", "Pause"} <= set(screens) and "Crash" not in screens


def test_nothing_on_the_drive_is_without_a_module_that_loads_it():
    assert bundling.unloaded(our_sources()) == {"firmware.app"}
