# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where the tests find the project, and how long hypothesis may look for trouble."""

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# Appended, never first: our code.py must not shadow Python's own.
for folder in (ROOT / "lib", ROOT / "host_tests" / "helpers", ROOT):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

settings.register_profile("here", deadline=None)
settings.register_profile("same-every-time", deadline=None, derandomize=True, database=None)
settings.load_profile("same-every-time" if os.environ.get("CI") else "here")


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run the tests that take long, too")
    parser.addoption("--reverse", action="store_true", help="run the last test first")


def _takes_long(item):
    """Return True for a long test, and for one in a language that others test already."""
    given = getattr(item, "callspec", None)
    language = given and given.params.get("lang", "en")
    again = language not in (None, "en", "es") and not item.get_closest_marker("every_language")
    return again or bool(item.get_closest_marker("long"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    if not config.getoption("--all"):
        long = {item for item in items if _takes_long(item)}
        config.hook.pytest_deselected(items=[item for item in items if item in long])
        items[:] = [item for item in items if item not in long]
    if config.getoption("--reverse"):
        items.reverse()


def pytest_runtest_setup(item):
    """Spare the firmware's collections the objects that were made before this test."""
    gc.collect()
    gc.freeze()
