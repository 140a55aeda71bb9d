# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where the tests find the project, and how long hypothesis may look for trouble."""

import gc
import os
import sys
from pathlib import Path

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


def pytest_collection_modifyitems(config, items):
    if config.getoption("--all"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_runtest_setup(item):
    """Spare the firmware's collections the objects that were made before this test."""
    gc.collect()
    gc.freeze()
