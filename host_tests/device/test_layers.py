# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Imports point one way: tools > firmware.screens > firmware.games > firmware.kit > lib/garden."""

import ast
from pathlib import Path

import pytest

from garden import GAMES, about
from garden.words import load_words

ROOT = Path(__file__).resolve().parents[2]
# From below to above; the longest name that fits a module is its layer.
LAYERS = (
    ("garden", "firmware"),
    ("firmware.memory",),
    ("firmware.kit",),
    ("firmware.boards", "firmware.games"),
    ("firmware.screens",),
    ("firmware.crash",),
    ("firmware.stack",),
    ("firmware.app",),
    ("firmware.touch",),
    ("tools",),
)
HEIGHT = {name: height for height, names in enumerate(LAYERS) for name in names}


def height(module):
    """Return the height of a module's layer, None for a module that is not ours."""
    while module and module not in HEIGHT:
        module = module.rpartition(".")[0]
    return HEIGHT.get(module)


def imports(module, is_package, text):
    """Yield every module or name that a source imports, wherever it does."""
    parts = module.split(".")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = parts[: len(parts) + is_package - node.level] if node.level else []
            origin = ".".join([*around, node.module] if node.module else around)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def upward(module, is_package, text):
    mine = height(module)
    return [
        f"{module} imports {name}"
        for name in imports(module, is_package, text)
        if (height(name) or 0) > mine
    ]


def sources():
    for folder in ("lib/garden", "firmware", "tools"):
        for file in (ROOT / folder).rglob("*.py"):
            place = file.relative_to(ROOT).with_suffix("").as_posix().removeprefix("lib/")
            yield place.removesuffix("/__init__").replace("/", "."), file


def test_every_import_points_downwards():
    wrong = []
    for module, file in sources():
        wrong += upward(module, file.name == "__init__.py", file.read_text("utf-8"))
    assert wrong == []


@pytest.mark.parametrize(
    "module, line",
    [
        ("firmware.kit.coach", "from ..games import about"),
        ("firmware.games.match.rules", "from ...screens.rules_picture import TWO"),
        ("garden.sitting", "import firmware.kit.store"),
        ("firmware.screens.table", "from tools.sim import Sim"),
        ("firmware.games.match.view", "def f():\n    from ... import app"),
    ],
)
def test_an_import_that_points_upwards_is_found(module, line):
    assert len(upward(module, False, line)) == 1


@pytest.mark.parametrize(
    "line", ["from ..kit import store", "from ..games import about", "import json, garden.rng"]
)
def test_an_import_that_points_downwards_is_not(line):
    assert upward("firmware.screens.table", False, line) == []


def test_no_screen_and_no_part_of_the_kit_knows_an_option_of_a_game():
    """Word keys that read the same do not count: Match has the option `open`, titles a button."""
    words = load_words("en")
    options = {option for game in GAMES for option in about(game).OPTIONS if option not in words}
    assert options
    knowing = [
        f"{file.name}: {node.value}"
        for folder in ("screens", "kit")
        for file in (ROOT / "firmware" / folder).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in options
    ]
    assert knowing == []
