# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Dependencies: each package is pinned to an exact version, with its reason beside it."""

import importlib.metadata
import re
from pathlib import Path

from environment import ROOT

PINS = re.findall(r'^    "([\w-]+)(.*?)",(.*)$', (ROOT / "pyproject.toml").read_text(), re.M)
KNOWN_FOR = "adafruit-blinka adafruit-circuitpython-display-text mpremote pytest".split()


def test_every_package_is_pinned_and_its_reason_stands_beside_it_once():
    groups = [pin for pin in PINS if pin[1].startswith("==")]
    assert len(groups) > 15
    assert {name for name, _, _ in groups} == {name for name, _, why in groups if "  # " in why}


def test_the_packages_that_we_are_known_for_are_pinned_by_name():
    assert set(KNOWN_FOR) <= {name for name, _, _ in PINS}


def test_our_rules_take_const_from_blinka_on_a_pc():
    from garden import const

    files = {str(Path(file.locate())) for file in importlib.metadata.files("adafruit-blinka")}
    assert const.__code__.co_filename in files
