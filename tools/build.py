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
    drive = {}
    files = manifest.files()
    code = {} if source else _code(files)
    for place, path in files.items():
        stem = place.removesuffix(".py")
        if place in code:
            drive[stem + ".mpy"] = mpy.translated(code[place], place)
        elif place in manifest.LANGUAGES and not source:
            drive[stem + ".bin"] = words.packed(path)
        else:
            drive[place] = path.read_bytes()
    drive[manifest.NAME] = describe(drive, version())
    return drive


def _code(files):
    """What is compiled, by its place: our own modules slim, others as they are."""
    sources = {
        place: path.read_text("utf-8")
        for place, path in files.items()
        if place.endswith(".py") and place not in manifest.SCRIPTS + manifest.LANGUAGES
    }
    ours = [place for place in sources if place.startswith(("firmware/", "lib/garden/"))]
    return sources | slim.slim({place: sources[place] for place in ours})


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
    for place, content in drive.items():
        name = "/".join(place.split("/")[:2]) if "/" in place else place
        count, size = parts.get(name, (0, 0))
        parts[name] = (count + 1, size + len(content))
    parts["all"] = (len(drive), sum(map(len, drive.values())))
    rows = [f"{name:<32}{count:>5} files{size:>10,} bytes" for name, (count, size) in parts.items()]
    return "\n".join(rows)


def _short(path):
    return path.relative_to(environment.ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
