# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where the page goes: a folder or a file of people's own, in which only our files are replaced."""

import contextlib
import json
import re

# The service worker lists the page's files in a line of its own, so a folder says what we wrote.
_WORKER, _INDEX = "worker.js", "index.html"
_LISTED = re.compile(r"^const FILES = (\[.*\]);$", re.MULTILINE)
_OURS = b"<title>Kitchen Garden</title>"
_HEAD = 8192  # bytes of a page in which its title stands


class Refused(Exception):
    """Something in the way is not ours; the message says what, and what to do."""


def check_folder(folder):
    """Refuse a folder that holds something else than a page of ours."""
    if folder.is_dir():
        if any(folder.iterdir()) and not _written(folder):
            raise Refused(
                f"{folder} is not empty, and what is in it is not a page of ours: nothing was "
                "changed. Name a new folder, or an empty one."
            )
    elif folder.exists():
        raise Refused(f"{folder} is a file: name a folder.")


def check_file(file):
    """Refuse a file that is something else than a page of ours."""
    if file.is_dir():
        raise Refused(f"{file} is a folder: name a file in it, such as {file / 'garden.html'}.")
    if file.exists():
        with _told(file), file.open("rb") as there:
            if _OURS not in there.read(_HEAD):
                raise Refused(
                    f"{file} exists, and is not a page of ours: nothing was changed. "
                    "Name another file."
                )


def write_folder(made, folder):
    """Lay the page out in a folder: replace our own files, and leave all others."""
    check_folder(folder)
    before = _written(folder)
    for name in made:
        if name not in before and (folder / name).exists():
            raise Refused(
                f"{folder / name} is not ours, and the page needs that name: nothing was changed. "
                "Move it away, or name another folder."
            )
    with _told(folder):
        for name in before - set(made):
            (folder / name).unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        # The list comes first: a folder that was left half written is known as ours.
        for name in sorted(made, key=lambda name: name != _WORKER):
            (folder / name).write_bytes(made[name])


def write_file(content, file):
    """Write the single page."""
    check_file(file)
    with _told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def listed(names):
    """Return the line of the service worker by which a folder is known as ours."""
    return f"const FILES = {json.dumps(names)};\n"


@contextlib.contextmanager
def _told(place):
    """Say in a sentence what the system refused."""
    try:
        yield
    except OSError as trouble:
        raise Refused(f"{place} cannot be written: {trouble.strerror}.")


def _written(folder):
    """Return the names of what we wrote into this folder, none if it is no page of ours."""
    worker = folder / _WORKER
    text = worker.read_text("utf-8", "replace") if worker.is_file() else ""
    found = _LISTED.search(text) if "kitchen-garden" in text else None
    if not found:
        return set()
    # Plain names alone: a list leads nowhere else, whoever wrote it.
    return {_INDEX, _WORKER, *re.findall(r'"([\w-]+(?:\.\w+)+)(?:\?[^"]*)?"', found[1])}
