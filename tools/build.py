# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Make build/CIRCUITPY, exactly what belongs on the board's drive: python3 tools/build.py."""

import argparse
import hashlib
import json
import re
import shutil
import sys
import zipfile
import zlib

import environment
import manifest
import mpy
import rom
import slim
import words

OUT = environment.ROOT / "build" / "CIRCUITPY"


def main():
    environment.enter("flash")
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--source", action="store_true", help="keep .py instead of making .mpy")
    options.add_argument("--zip", action="store_true", help="also pack it for a release")
    chosen = options.parse_args()
    try:
        drive = build(chosen.source)
    except SyntaxError as trouble:
        sys.exit(f"{trouble}\nMend it and run this again.")
    write(drive, OUT)
    print(table(drive))
    print(f"Made {_short(OUT)}. To put it on a board: python3 tools/flash.py")
    if chosen.zip:
        print(f"Packed {_short(pack(drive, OUT.parent))}: unzip it onto the CIRCUITPY drive.")
    return 0


def build(source=False):
    """The content of every file on the drive, by its place there, the manifest last."""
    drive = contents(manifest.files(), source)
    drive[manifest.NAME] = describe(drive, version())
    return drive


def contents(files, source=False, free=None, guests=None):
    """What becomes of these files; see slim for the names that are free, and for guests."""
    code = {} if source else _code(files, free, guests or {})
    drive = {_stem(place) + ".mpy": mpy.translated(code[place], place) for place in code}
    for place, path in files.items():
        if source or _stem(place) == place or place in manifest.SCRIPTS:
            drive[place] = path.read_bytes()
        elif place in manifest.LANGUAGES:
            drive[_stem(place) + ".bin"] = words.packed(path)
    return drive


def _code(files, free, guests):
    """What is compiled, by its place: our own modules slim, others as they are."""
    sources = {
        place: path.read_text("utf-8")
        for place, path in files.items()
        if place.endswith(".py") and place not in manifest.LANGUAGES
    }
    ours = {
        place: sources.pop(place)
        for place in list(sources)
        if place.startswith(("firmware/", "lib/garden/"))
    }
    # What others call by its name keeps it.
    known = rom.known().union(*map(slim.identifiers, sources.values()))
    free = rom.free() if free is None else free
    others = {place: text for place, text in sources.items() if place not in manifest.SCRIPTS}
    return others | slim.slim(ours, known, free, manifest.TOGETHER, guests, manifest.SHORT)


def _stem(place):
    return place.removesuffix(".py")


def describe(drive, version):
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


def version():
    project = (environment.ROOT / "pyproject.toml").read_text()
    return re.search(r'^version = "(.+)"$', project, re.MULTILINE)[1]


def write(drive, out):
    """Lay the drive out in a folder, and nothing else in it."""
    shutil.rmtree(out, ignore_errors=True)
    for place, content in drive.items():
        path = out / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def pack(drive, folder):
    packed = folder / f"kitchen-garden-{version()}.zip"
    with zipfile.ZipFile(packed, "w") as release:
        for place, content in sorted(drive.items()):
            # Always the same time and rights: the same sources give the same bytes.
            entry = zipfile.ZipInfo(place, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            release.writestr(entry, content, zipfile.ZIP_STORED)
    return packed


def table(drive):
    """What each part takes on the drive."""
    parts = {}
    for place, content in sorted(drive.items()):
        name = place.rpartition("/")[0] or place
        count, size = parts.get(name, (0, 0))
        parts[name] = (count + 1, size + len(content))
    parts["all"] = (len(drive), sum(map(len, drive.values())))
    rows = [f"{name:<32}{count:>5} files{size:>10,} bytes" for name, (count, size) in parts.items()]
    return "\n".join(rows)


def _short(path):
    return path.relative_to(environment.ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
