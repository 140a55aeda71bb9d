# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The drive of the page's handheld: the board's own files, and the device modules beside them."""

import gzip
import json
from collections.abc import Mapping

from firmware.kit import backends
from garden.words import CODES, load_words
from tools import building, stand_ins
from tools.building import manifest, mpy, prepared, words

LANGUAGE = "words-"  # how the names of the packed languages begin
_PROFILES = ("pybadge", "pygamer")  # of the page's handheld, and what that is made of
# What only other boards need: their profiles, and what serves larger screens and screens to touch.
ELSEWHERE = {
    *(f"firmware/boards/{board}.mpy" for board in manifest.boards() if board not in _PROFILES),
    *("firmware/kit/enlarged.mpy", "lib/adafruit_touchscreen.mpy"),
}


def packed() -> bytes:
    """Return the drive as one packed file, of all languages but English only their names."""
    files = contents()
    for language, place in _languages().items():
        files[place] = words.pack({"own_name": load_words(language)["own_name"]})
    return pack(files)


def languages() -> dict[str, bytes]:
    """Return {name: content} of a packed file for each language but English."""
    files = contents()
    return {
        f"{LANGUAGE}{language}.bin": pack({place: files[place]})
        for language, place in _languages().items()
    }


def _languages() -> dict[str, str]:
    """Return {language: its place on the drive} of all languages but English."""
    return {language: manifest.packed_words(f"{language}.py") for language in CODES.split()[1:]}


def pack(files: Mapping[str, bytes]) -> bytes:
    """Pack files: a line that says what is in it, then the contents; page/pack.js reads it."""
    index = json.dumps([[place, len(content)] for place, content in files.items()])
    return gzip.compress(b"\n".join((index.encode(), b"".join(files.values()))), 9, mtime=0)


def contents() -> dict[str, bytes]:
    """Return {place: content} of the page's board's drive, for MicroPython, and our modules."""
    drive, _ = building.contents(manifest.files())
    files = {place: drive[place] for place in drive.keys() - ELSEWHERE - {*manifest.SCRIPTS}}
    for source in stand_ins.sources("page"):
        text = source.read_text("utf-8")
        files[f"device/{source.stem}.mpy"] = mpy.compile_text(text, source.name, source.stem)
    made = {place: _for_micropython(place, files[place]) for place in sorted(files)}
    return {**made, "device/copies.json": json.dumps(copies()).encode()}


def copies() -> list[tuple[str, str, int, int]]:
    """Return (name, place, where its record begins, size) of the store's copies on the drive.

    The page keeps each record by its name; page/machine.js puts it in its place.
    """
    return [(name, prepared.place(name), backends.MIDDLE, backends.SIZE) for name in backends.FILES]


def _for_micropython(place: str, content: bytes) -> bytes:
    """Change the first letter, the only difference between the two VMs' compiled files."""
    return b"M" + content[1:] if place.endswith(".mpy") else content
