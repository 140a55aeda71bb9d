# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where the page goes: a folder or a file of people's own, in which only our files are replaced."""

import json
import re
from pathlib import Path

from tools import outputs
from tools.outputs import Refused

# The service worker lists the page's files in a line of its own, so a folder says what we wrote.
_WORKER, _INDEX = "worker.js", "index.html"
_LISTED = re.compile(r"^const FILES = (\[.*\]);$", re.MULTILINE)
_NAME = re.compile(r'"([\w-]+(?:\.\w+)+)(?:\?[^"]*)?"')  # a plain one: it leads nowhere else
_OURS = b"The Kitchen Garden contributors"


def check_folder(folder: Path) -> None:
    """Refuse a folder that holds something else than a page of ours."""
    outputs.check_folder(folder)
    if folder.is_dir() and any(folder.iterdir()) and not _written(folder):
        raise Refused(
            f"{folder} is not empty, and what is in it is not a page of ours: nothing was "
            "changed. Name a new folder, or an empty one."
        )


def check_file(file: Path) -> None:
    """Refuse a file that is something else than a page of ours."""
    outputs.check_file(file, lambda head: _OURS in head)


def write_folder(made: dict[str, bytes], folder: Path) -> None:
    """Lay the page out in a folder: replace our own files, and leave all others."""
    check_folder(folder)
    before = _written(folder)
    for name in made:
        file = folder / name
        if file.is_symlink() or (name not in before and file.exists()):
            raise Refused(
                f"{file} is not ours, and the page needs that name: nothing was changed. "
                "Move it away, or name another folder."
            )
    with outputs.told(folder):
        for name in before - set(made):
            (folder / name).unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        # The list comes first: a folder that was left half written is known as ours.
        for name in sorted(made, key=lambda name: name != _WORKER):
            (folder / name).write_bytes(made[name])


def write_file(content: bytes, file: Path) -> None:
    """Write the single page."""
    check_file(file)
    with outputs.told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def listed(names: list[str]) -> str:
    """Return the line of the service worker by which a folder is known as ours."""
    return f"const FILES = {json.dumps(names)};\n"


def _written(folder: Path) -> set[str]:
    """Return the names of what we wrote into this folder, none if it is no page of ours."""
    worker = folder / _WORKER
    text = worker.read_text("utf-8", "replace") if worker.is_file() else ""
    found = _LISTED.search(text) if "kitchen-garden" in text else None
    return {_INDEX, _WORKER, *_NAME.findall(found[1])} if found else set()
