# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Sources made slim for the board do the same as before, with fewer and shorter names."""

import re
import subprocess
import sys
import textwrap

import pytest

import build
import manifest
import slim


def slimmed(**sources):
    """The sources of a small project, slim, by the names of their files."""
    project = {f"firmware/{name}.py": textwrap.dedent(text) for name, text in sources.items()}
    return {place[9:-3]: text for place, text in slim.slim(project).items()}


COLORS = """
RED = const(9)
NAMED = const(RED)
LIST = (1, 2)
_OWN = const(3)
"""


def test_a_constant_of_another_file_becomes_its_number():
    text = "from .colors import RED, LIST\nprint(RED, LIST)\n"
    assert slimmed(colors=COLORS, a=text)["a"] == "from .colors import LIST\nprint(9, LIST)\n"


def test_an_import_of_constants_alone_is_dropped_and_every_line_stays_in_place():
    text = "from .colors import (\n    RED,\n)\nx = [RED,\n     RED]\n"
    assert slimmed(colors=COLORS, a=text)["a"] == "pass\n\n\nx = [9,\n     9]\n"


def test_a_constant_under_another_name_is_found_too():
    text = "from .colors import RED as R\ndef f(x=R):\n    return -R\n"
    assert slimmed(colors=COLORS, a=text)["a"] == "pass\ndef f(x=9):\n    return -9\n"


@pytest.mark.parametrize(
    "use",
    [
        "RED = RED + 1",
        "def f(RED):\n    return RED",
        'print(f"{RED} é")',
        "for RED in (1, 2):\n    print(RED)",
    ],
)
def test_a_name_that_means_something_else_somewhere_is_left_alone(use):
    text = f"from .colors import RED\n{use}\n"
    assert slimmed(colors=COLORS, a=text)["a"] == text


def test_what_is_no_plain_number_stays_a_name():
    text = "from .colors import LIST, NAMED\nprint(LIST, NAMED)\n"
    assert slimmed(colors=COLORS, a=text)["a"] == text


def test_private_names_become_short_and_public_ones_stay():
    text = """
        class Stand:
            def __init__(self, cards):
                self._cards = cards
                self.__doc__ = "é _cards"  # _cards

            def _first(self):
                return self._cards[0], f"é {self._cards[1]} _cards"
        """
    short = slimmed(a=text)["a"]
    assert "self._a = cards" in short and "def _b(self)" in short
    assert 'self.__doc__ = "é _cards"  # _cards' in short
    assert 'return self._a[0], f"é {self._a[1]} _cards"' in short


def test_files_that_do_not_know_each_other_use_the_same_short_names():
    short = slimmed(a="_here = 1\n", b="_there = 2\n_there += 1\n_also = 3\n")
    assert short == {"a": "_a = 1\n", "b": "_a = 2\n_a += 1\n_b = 3\n"}


def test_classes_built_on_each_other_never_mix_up_their_private_names():
    base = "class Base:\n    def __init__(self):\n        self._one = 1\n"
    more = "from .base import Base\nclass More(Base):\n    def two(self):\n        self._two = 2\n"
    most = "from .more import More\nclass Most(More):\n    def f(self):\n        self._three = 3\n"
    short = slimmed(base=base, more=more, most=most)
    used = [re.search(r"self\.(_\w)", text)[1] for text in short.values()]
    assert sorted(used) == ["_a", "_b", "_c"]


def test_a_private_name_of_another_file_is_refused():
    with pytest.raises(SyntaxError, match="firmware/b.py uses a private name .* _secret"):
        slimmed(a="class A:\n    _secret = 1\n", b="from .a import A\nprint(A._secret)\n")


def our_sources(pattern):
    drive = build.build(source=True)
    places = [place for place in drive if re.match(pattern, place)]
    return {place: drive[place].decode() for place in places if place not in manifest.LANGUAGES}


def test_our_own_sources_stay_line_by_line_what_they_were():
    project = our_sources(r"(firmware|lib/garden)/.*\.py$")
    short = slim.slim(project)
    for place, text in short.items():
        assert text.count("\n") == project[place].count("\n")
        compile(text, place, "exec")
    before, after = [set(re.findall(r"\b_[a-z]\w+", "".join(p.values()))) for p in (project, short)]
    assert len(after) < len(before) / 2


GAMES = """
from array import array
from garden import GAMES, engine
from garden.table import Table
for name in GAMES:
    table = Table(name, engine(name).SEATS[-1], 11)
    out = array("H", range(engine(name).MOST))
    while table.game.turn >= 0:
        table.play(out[table.game.actions(out) * 2 // 3])
    print(name, table.game.detail(), table.save())
"""


def played(sources, folder):
    """What the games say in a Python of their own: here their names are taken."""
    for place, text in sources.items():
        path = folder / place.removeprefix("lib/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", GAMES], cwd=folder, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_the_slim_engines_play_the_same_games(tmp_path):
    engines = our_sources(r"lib/garden/.*\.py$")
    plain = played(engines, tmp_path / "plain")
    assert played(slim.slim(engines), tmp_path / "slim") == plain
    assert plain.count("\n") == 3
