# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What belongs on the drive: the one list that feeds build, flash and the tests."""

import importlib.util
from pathlib import Path

import environment

# Beside the files on the drive: their sizes and hashes, and our version.
NAME = "garden.json"

# What the firmware prints when its title is up.
READY = "Kitchen Garden is ready"

# In the project and on the drive alike: a folder ("" is the root), and a pattern in it.
# Python becomes .mpy, but for the two scripts that the board itself looks for.
OURS = (
    ("", "boot.py"),
    ("", "code.py"),
    ("lib/garden", "**/*.py"),
    ("firmware", "**/*.py"),
    ("firmware/art", "*.bin"),
)
SCRIPTS = ("boot.py", "code.py")

# Of the pinned packages, only the modules that the firmware or one of these modules imports.
LIBRARIES = (
    "adafruit_display_text",
    "adafruit_display_text.bitmap_label",
    "adafruit_ticks",
)


def files():
    """Every file that belongs on the drive: its place there and where it comes from."""
    found = {}
    for folder, pattern in OURS:
        for source in (environment.ROOT / folder).glob(pattern):
            found[source.relative_to(environment.ROOT).as_posix()] = source
    for module in LIBRARIES:
        source = _library(module)
        # A package's own file is __init__.py in a folder of its name.
        depth = module.count(".") + (2 if source.name == "__init__.py" else 1)
        found["/".join(("lib", *source.parts[-depth:]))] = source
    return dict(sorted(found.items()))


def _library(module):
    """Where a library module lies, without running it: it would ask for a board."""
    package, _, rest = module.partition(".")
    origin = Path(importlib.util.find_spec(package).origin)
    return origin.with_name(rest + ".py") if rest else origin
