# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Places that people name for a command to write in: checked at the door, before any work."""

import contextlib
import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path

_HEAD = 1024  # bytes of a file in which its mark stands


class Refused(Exception):
    """Something in the way is not ours; the message says what, and what to do."""


def check_folder(folder: Path) -> None:
    """Refuse a place that cannot be a folder which we may write."""
    with told(folder):
        there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    if not there.is_dir():
        raise Refused(f"{there} is a file: name a folder.")
    if not os.access(there, os.W_OK):
        raise Refused(f"{there} cannot be written: name another folder.")


def check_file(file: Path, is_ours: Callable[[bytes], bool]) -> None:
    """Refuse a file that is something else than one of ours, by how it begins."""
    with told(file):
        if file.is_dir():
            raise Refused(f"{file} is a folder: name a file in it.")
        head = _head(file)
    if head and not is_ours(head):
        raise Refused(
            f"{file} exists, and this command did not write it: nothing was changed. "
            "Name another file."
        )
    check_folder(file.parent)


def _head(file: Path) -> bytes:
    """Return how the file begins, nothing if there is none."""
    if not file.exists():
        return b""
    with file.open("rb") as there:
        return there.read(_HEAD)


def write_beside(file: Path, content: bytes) -> None:
    """Write the file; what was there before stays beside it, unless it is the same."""
    with told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.read_bytes() != content:
            names = (file.with_name(f"{file.name}.before{n}") for n in itertools.count(1))
            file.rename(next(name for name in names if not name.exists()))
        file.write_bytes(content)


@contextlib.contextmanager
def told(place: Path) -> Iterator[None]:
    """Say in a sentence what the system refused."""
    try:
        yield
    except OSError as trouble:
        raise Refused(f"{place} cannot be written: {trouble.strerror}.") from None
