# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Builds the content of the board's drive from the sources; a build is cached while they stay."""

import contextlib
import hashlib
import json
import os
import zlib
from collections.abc import Mapping
from pathlib import Path

from tools import bundling, environment
from tools.bundling.lines import LineMap
from tools.bundling.modules import dotted

from . import cache, literals, manifest, mpy, words

Drive = dict[str, bytes]  # the content of every file, by its place
Files = Mapping[str, Path]  # where the content of every place comes from
External = Mapping[str, str] | None  # texts of modules that are only imported

OUT = environment.ROOT / "build" / "CIRCUITPY"
LINES = OUT.with_name("lines.json")


def make(source: bool = False) -> Drive:
    """Build, and lay it out in build/CIRCUITPY with its line map beside; returns the drive."""
    drive, lines = _whole(source)
    write(drive, OUT)
    if lines:
        part = LINES.with_suffix(f".{os.getpid()}")
        lines.save(part)
        part.replace(LINES)
    else:
        LINES.unlink(missing_ok=True)
    return drive


def build(source: bool = False, anew: bool = False) -> Drive:
    """The content of every file on the drive, by its place there, the manifest last."""
    return _whole(source, anew)[0]


def _whole(source: bool, anew: bool = False) -> tuple[Drive, LineMap | None]:
    drive, lines = contents(manifest.files(), source, anew=anew)
    drive[manifest.NAME] = describe(drive, environment.version())
    return drive, lines


def contents(
    files: Files, source: bool = False, external: External = None, anew: bool = False
) -> tuple[Drive, LineMap | None]:
    """(drive, line map) of these files; sources need no map. For `external` see bundling.

    The same files were often built before, and need not be built again unless `anew`.
    """
    if source:
        sources = {place: path.read_bytes() for place, path in files.items()}
        return {place: _with_version(place, sources[place]) for place in sources}, None
    if anew:
        return _built(files, external)
    return cache.kept(cache.key(files, external), lambda: _built(files, external))


def _built(files: Files, external: External) -> tuple[Drive, LineMap]:
    found, lines = texts(files, external)
    compiled = {place: _compiled(place, text, lines.build) for place, text in found.items()}
    own = [place for place in found if place not in (external or {})]
    nameless = literals.nameless_parameters(
        [compiled[place] for place in own], [found[place] for place in own]
    )
    for place in own:
        compiled[place] = literals.without_parameters(compiled[place], nameless)
    drive = {_stem(place) + ".mpy": content for place, content in compiled.items()}
    for place, path in files.items():
        if place in manifest.LANGUAGES:
            drive[manifest.packed_words(place)] = words.packed(path)
        elif place in manifest.SCRIPTS or not place.endswith(".py"):
            drive[place] = path.read_bytes()
    return drive, lines


def _compiled(place: str, text: str, build_id: str) -> bytes:
    made = mpy.compile_text(text, place, traceback_name(place, build_id))
    away = manifest.is_away_from_table(dotted(place))
    return literals.keep_out_of_names(made, text) if away else made


def missing_words() -> list[str]:
    """Return a line for each language that lacks words."""
    return words.missing([environment.ROOT / place for place in manifest.LANGUAGES])


def traceback_name(place: str, build_id: str) -> str:
    """The name of this file in a traceback: its module. The first module's name, which nearly every
    traceback has, carries the build's id."""
    name = dotted(place)
    return f"{name}@{build_id}" if place == manifest.START else name


def texts(files: Files, external: External = None) -> tuple[dict[str, str], LineMap]:
    """({place: text} to compile, line map): our own modules bundled, others as they are."""
    sources = {
        place: path.read_text("utf-8")
        for place, path in files.items()
        if place.endswith(".py") and place not in manifest.LANGUAGES + manifest.SCRIPTS
    }
    ours = {
        place: _with_version(place, text.encode()).decode()
        for place, text in sources.items()
        if place.startswith(manifest.BUNDLED)
    }
    bundled = bundling.bundle(ours, manifest.together(), external, manifest.CORES)
    found = {**sources, **bundled.texts}
    for place in ours:
        if place not in bundled.texts:
            del found[place]
    rows = {place: [(1, place)] for place in found} | bundled.lines
    return found, LineMap.of(found, rows, {**sources, **(external or {})})


def _with_version(place: str, content: bytes) -> bytes:
    """Write our version into the file that has a place for it."""
    if place != manifest.VERSIONED:
        return content
    return content.replace(b'VERSION = ""', f'VERSION = "{environment.version()}"'.encode())


def _stem(place: str) -> str:
    return place.removesuffix(".py")


def describe(drive: Drive, version: str) -> bytes:
    """The manifest: what is on the drive, how large, and its hashes; the board knows only CRCs."""
    files = {
        place: {
            "size": len(content),
            "crc32": zlib.crc32(content),
            "sha256": hashlib.sha256(content).hexdigest(),
        }
        for place, content in sorted(drive.items())
    }
    described = {"name": "Kitchen Garden", "version": version, "files": files}
    return (json.dumps(described, indent=1) + "\n").encode()


def write(drive: Drive, out: Path) -> None:
    """Lay the drive out in a folder, and nothing else in it.

    Another process may do the same at the same time: what both have stays there all along.
    """
    kept = {out / place for place in drive}
    for path in sorted(out.rglob("*"), reverse=True):  # what is in a folder before the folder
        with contextlib.suppress(OSError):  # it is not empty, or gone already
            if path.is_dir():
                path.rmdir()
            elif path not in kept:
                path.unlink()
    for place, content in drive.items():
        path = out / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
