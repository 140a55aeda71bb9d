# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sources made slim for the board do the same as before, in fewer files and with fewer names."""

import keyword
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import manifest
import rom
import slim
import words

ROOT = Path(__file__).resolve().parent.parent


def slimmed(free=(), together=None, **sources):
    """The sources of a small project, slim, by the names of their files."""
    project = {f"firmware/{name}.py": textwrap.dedent(text) for name, text in sources.items()}
    made = slim.slim(project, rom.known(), free, together)
    return {place[9:-3]: text for place, text in made.items()}


def run(**sources):
    """What a small project prints, plain and slim: `main` is its first module."""
    said = []
    for texts in (sources, slimmed(**sources)):
        modules = {name: textwrap.dedent(text) for name, text in texts.items()}
        loader = _LOADER.format(modules=modules)
        done = subprocess.run([sys.executable, "-c", loader], capture_output=True, text=True)
        assert done.stderr == ""
        said.append(done.stdout)
    assert said[0] == said[1]
    return said[1]


_LOADER = """
import importlib.abc, importlib.util, sys
MODULES = {modules!r}
class Finder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    def find_spec(self, name, path, target=None):
        if name == "firmware" or name[9:] in MODULES:
            return importlib.util.spec_from_loader(name, self, is_package=name == "firmware")
    def get_source(self, name):
        return MODULES.get(name[9:], "")
sys.meta_path.insert(0, Finder())
import firmware.main
"""


# -- constants --------------------------------------------------------------------------------

COLORS = """
RED = const(9)
DARK = const(-RED)
LIST = (1, 2)
"""


def test_a_constant_becomes_its_number_everywhere_and_has_no_name():
    text = (
        "from .colors import RED as R, LIST\nfrom . import colors\nprint(R, LIST, -colors.DARK)\n"
    )
    assert slimmed(colors=COLORS, a=text) == {"a": "q = (1, 2)\nprint(9, q, --9)\ndel q\n"}


def test_a_name_that_a_function_has_for_its_own_is_no_constant():
    main = "from .colors import RED\ndef f(RED):\n    return RED\nprint(f(1), RED)\n"
    assert run(main=main, colors="const = int\n" + COLORS) == "1 9\n"


# -- modules ----------------------------------------------------------------------------------


def test_modules_that_are_always_together_share_a_file():
    files = slimmed(
        main="from . import one\nfrom .two import f\nprint(one.x, f())\n",
        one="x = 1\n",
        two="from .one import x\ndef f():\n    return x + 1\n",
    )
    assert set(files) == {"main"}
    assert "import" not in files["main"]


LATE = {
    "main": """
        def take(module, name):
            return getattr(__import__(module, None, None, (name,)), name)
        from .kit import shared
        def play(game):
            return take("firmware.view_" + game, "View")(shared)
        print(play("a"), play("b"))
    """,
    "kit": "shared = [1]\n",
    "view_a": "from .both import both\nfrom .mine import mine\nView = lambda x: (both(x), mine)\n",
    "view_b": "from .both import both\nView = both\n",
    "both": """
        from .deep import deep
        from .kit import shared
        def both(x):
            return x is shared, deep
    """,
    "deep": "deep = 'deep'\n",
    "mine": "mine = 'mine'\n",
}


def test_what_is_loaded_later_has_a_file_of_its_own_and_what_several_share_too():
    assert set(slimmed(**LATE)) == {"main", "view_a", "view_b", "both"}
    assert run(**LATE) == "((True, 'deep'), 'mine') (True, 'deep')\n"


def test_modules_can_be_put_together_by_a_list():
    files = slimmed(together={"firmware.main": ("firmware.both",)}, **LATE)
    assert set(files) == {"main", "view_a", "view_b"}


def test_a_module_that_asks_where_it_lies_stays_there():
    files = slimmed(main="from .where import here\nprint(here)\n", where="here = __file__\n")
    assert set(files) == {"main", "where"}


def test_a_module_cannot_be_handed_on_like_a_thing():
    with pytest.raises(SyntaxError, match="firmware/a.py hands on b, a whole module"):
        slimmed(a="from . import b\nprint(b)\n", b="x = 1\n")


# -- names ------------------------------------------------------------------------------------


def test_names_become_such_as_the_board_has_but_never_one_that_is_used():
    text = """
        class Stand:
            def __init__(self, cards):
                self.cards = cards
            def first(self):
                return self.cards.index("x")
        print(Stand("xy").first())
    """
    board = ["index", "print", "cards"] + [f"known{number}" for number in range(30)]
    short = slimmed(free=board, a=text)["a"]
    assert not re.search(r"cards|first|Stand|self", short)
    ours = {*re.findall(r"\w+", re.sub(r"'.*?'", "", short))} - rom.known() - set(keyword.kwlist)
    assert ours and ours <= set(board[3:])


def test_a_name_stays_if_the_board_knows_it_or_a_text_says_it():
    text = """
        class Label:
            def __init__(self, text):
                self.text = text
                self.hidden = False
        plate = Label("a")
        setattr(plate, "text", "b")
        print(plate.text, plate.hidden)
    """
    short = slimmed(a=text)["a"]
    assert ".text" in short and ".hidden" in short and "plate" not in short


def test_what_is_asked_of_other_modules_keeps_its_name():
    short = slimmed(a="import gc\nfrom sys import path as p\nprint(gc.mem_free(), p)\n")["a"]
    assert ".mem_free()" in short and "from sys import path as" in short


def test_files_that_do_not_know_each_other_use_the_same_private_names():
    one = "class A:\n    def f(self):\n        self._here = 1\n"
    two = "class B:\n    def f(self):\n        self._there = 2\n"
    short = slimmed(one=one, two=two)
    assert len({re.search(r"\.(\w+) =", text)[1] for text in short.values()}) == 1


def test_classes_built_on_each_other_never_mix_up_their_private_names():
    assert (
        run(
            main="from .more import More\nprint(vars(More()) and (More().one(), More().two()))\n",
            base="class Base:\n    def __init__(self):\n        self._one = 1\n"
            "    def one(self):\n        return self._one\n",
            more="from .base import Base\nclass More(Base):\n    def two(self):\n"
            "        self._two = 2\n        return self._two, self._one\n",
        )
        == "(1, (2, 1))\n"
    )


def test_a_private_name_of_another_file_is_refused():
    with pytest.raises(SyntaxError, match="firmware/b.py uses a private name .* _secret"):
        slimmed(a="class A:\n    _secret = 1\n", b="from .a import A\nprint(A._secret)\n")


@pytest.mark.parametrize(
    "text",
    [
        "def f(x, *, wide=1, **more):\n    return x, wide, more['deep']\nprint(f(2, deep=4, wide=3))",
        "x = 1\nclass A:\n    x = x + 1\n    y = x\n    def f(self):\n        return x\n"
        "print(A.x, A.y, A().f())",
        "x = 3\nprint([x for x in range(x)], x, {k: v for k, v in [(x, x)]})",
        "def f():\n    global count\n    count = 5\nf()\nprint(count)",
        "def f(a):\n    def g(b, a=a):\n        return lambda c: (a, b, c)\n    return g\n"
        "print(f(1)(2)(3))",
        "try:\n    from nowhere import nothing\nexcept ImportError as why:\n    nothing = None\n"
        "print(nothing)",
        "class A:\n    def __init__(self):\n        self._x = 1\n    @property\n    def x(self):\n"
        "        return self._x\n    @x.setter\n    def x(self, x):\n        self._x = x\n"
        "a = A()\na.x = 7\nprint(a.x, f'{a.x:>3} {a._x!r}')",
        "import sys as x, json\nprint(x is not json, [y for x in [[1]] for y in x])",
        "def f(a, b):\n    for a, *b in [(a, b, a)]:\n        pass\n    return a, b\nprint(f(b=1, a=2))",
    ],
)
def test_every_kind_of_name_means_the_same_as_before(text):
    assert run(main=text + "\n")


# -- seldom functions -------------------------------------------------------------------------

STORE = """
from garden.shelf import seldom
import json
_EMPTY = ("nothing", -1)
_HEAD = "<"
class Home:
    def __init__(self, name="home"):
        self._name = name
class Store(Home):
    @seldom
    def __init__(self, name, kept=(1, 2)):
        super().__init__(name)
        self._kept = list(kept)
    def get(self):
        return _HEAD + self._name
    @seldom
    def save(self, more=3):
        self._kept.append(self._packed(more) if more else _EMPTY)
        return _told(self, _HEAD)
    def _packed(self, more):
        return self._again(more)
    def _again(self, more):
        return json.dumps([more] * 2)
    @classmethod
    @seldom
    def load(cls, name):
        made = cls(name)
        made.save()
        return made
def _told(store, head):
    return head + str(store._kept)
"""
SELDOM = """
import sys
from .store import Store
store = Store("a")
print(store.get(), store.save(), store.save(more=0), Store.load("b").save(5))
print([name for name in sys.modules if name.startswith("firmware")])
"""


@pytest.fixture
def with_shelf():
    here = {
        place: text for place, text in our_sources().items() if place.startswith("lib/garden/shelf")
    }
    main = {"firmware/main.py": SELDOM, "firmware/store.py": STORE}
    return {**here, **main, "lib/garden/__init__.py": "", "firmware/__init__.py": ""}


def test_seldom_functions_lie_in_a_file_apart_with_all_that_only_they_need(with_shelf):
    made = slim.slim(with_shelf, rom.known())
    apart, rest = made["firmware/store_.py"], made["firmware/main.py"]
    assert apart.count("def ") == 3 + 3  # the marked ones; _packed, _again and _told
    assert "nothing" in apart and "nothing" not in rest and "json" not in rest
    assert rest.count("'firmware.store_'") == 3


def test_seldom_functions_do_what_they_did_and_leave_nothing_behind(with_shelf, tmp_path):
    said = []
    for sources in (with_shelf, slim.slim(with_shelf, rom.known())):
        folder = tmp_path / str(len(said))
        for place, text in sources.items():
            path = folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-c", "import firmware.main"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "lib")},
            capture_output=True,
            text=True,
        )
        assert done.stderr == ""
        said.append(done.stdout.splitlines())
    assert said[0][0] == said[1][0] and "nothing" in said[0][0]
    assert said[1][1] == "['firmware', 'firmware.main']"


@pytest.mark.parametrize("body", ["yield x", "global y\n    y = x"])
def test_what_cannot_be_fetched_for_a_call_is_refused(body):
    text = f"from garden.shelf import seldom\n@seldom\ndef f(x):\n    {body}\n"
    with pytest.raises(SyntaxError, match="firmware/a.py: f cannot be seldom"):
        slimmed(a=text)


# -- guests -----------------------------------------------------------------------------------


TWO = "class Two:\n    value = 2\ndef f():\n    return Two().value\n"
GUEST = """
from firmware.two import Two
def g():
    from firmware.two import f
    return f()
print(Two().value, g())
"""


def test_guests_are_made_to_fit_and_no_file_is_cut_otherwise_for_them():
    project = {"firmware/main.py": "from .two import f\nprint(f())\n", "firmware/two.py": TWO}
    made = slim.slim(project, rom.known(), guests={"guest.py": GUEST})
    assert set(made) == {"firmware/main.py", "guest.py"}
    assert (
        made["guest.py"].count("from firmware.main import") == 2 and "two" not in made["guest.py"]
    )


# -- our own sources --------------------------------------------------------------------------


def our_sources():
    files = manifest.files()
    places = [place for place in files if re.match(r"(firmware|lib/garden)/.*\.py$", place)]
    return {p: files[p].read_text("utf-8") for p in places if p not in manifest.LANGUAGES}


def laid(sources, folder):
    for place, text in sources.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "firmware" / "art").symlink_to(ROOT / "firmware" / "art")
    for language in manifest.LANGUAGES:
        (folder / language).with_suffix(".bin").write_bytes(words.packed(ROOT / language))


def pressed(folder, script, game):
    """What is seen on a handheld whose firmware is in this folder."""
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
def slim_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("slim")
    text = (ROOT / "host_tests" / "pressing.py").read_text("utf-8")
    simulator = [file.read_text("utf-8") for file in (ROOT / "tools" / "sim").rglob("*.py")]
    known = rom.known().union(*map(slim.identifiers, simulator))
    guests = {"pressing.py": text}
    how = (manifest.TOGETHER, guests, manifest.SHORT)
    laid(slim.slim(our_sources(), known, rom.free(), *how), folder)
    return folder


@pytest.mark.parametrize("game", ["veggies", "match", "cabbage"])
def test_whatever_is_pressed_the_slim_firmware_paints_the_same_pictures(game, slim_folder):
    plain = pressed(ROOT, ROOT / "host_tests" / "pressing.py", game)
    assert pressed(slim_folder, slim_folder / "pressing.py", game) == plain
    screens = [line.split()[1] for line in plain]
    assert len(plain) == 150 and {"Table", "Pause"} <= set(screens) and "Crash" not in screens


def test_nothing_on_the_drive_is_without_somebody_who_loads_it():
    assert slim.unloaded(our_sources()) == {"firmware.app"}


def test_our_sources_need_hardly_a_name_that_the_board_does_not_have():
    code = "".join(slim.slim(our_sources(), rom.known(), rom.free(), manifest.TOGETHER).values())
    names = set(re.findall(r"(?<![\w'\"])[a-zA-Z]{1,2}(?![\w'\"])", re.sub(r"'[^']*'", "", code)))
    assert len(names - rom.known()) < 200
