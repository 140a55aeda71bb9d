# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Packages of npm: each pinned by its version and its hash, fetched once into .cache by npm."""

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools import environment

CACHE = environment.ROOT / ".cache" / "web"


class NoPackage(Exception):
    """A package cannot be had; the message says why, and what to do."""


def package(name: str, version: str, sha512: str) -> bytes:
    """Return the .tgz file of this package."""
    kept = CACHE / f"{name.rpartition('/')[2]}-{version}.tgz"
    content = kept.read_bytes() if kept.exists() else b""
    if _hash(content) != sha512:
        content = _fetched(name, version, sha512)
        CACHE.mkdir(parents=True, exist_ok=True)
        # Under another name first: another process may read the file at this moment.
        with tempfile.NamedTemporaryFile(dir=CACHE, delete=False) as part:
            part.write(content)
        Path(part.name).replace(kept)
    return content


def unpacked(package: tarfile.TarFile, place: str) -> bytes:
    """Return the content of a file in a package."""
    file = package.extractfile(place)
    if not file:
        raise NoPackage(f"{place} is no file in its package: pin another version.")
    return file.read()


def _hash(content: bytes) -> str:
    return base64.b64encode(hashlib.sha512(content).digest()).decode()


def _fetched(name: str, version: str, sha512: str) -> bytes:
    npm = shutil.which("npm")
    if not npm:
        raise NoPackage(
            f"{name} comes through npm, and there is no npm here: "
            "install it (Debian and Ubuntu: apt install npm) and run this again."
        )
    print(f"Fetching {name}, once ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        words = [npm, "pack", "--silent", f"{name}@{version}"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        packed = list(Path(folder).glob("*.tgz"))
        if done.returncode or not packed:
            raise NoPackage(
                f"npm could not fetch {name}: {done.stderr.strip()}\n"
                "Check the network connection and run this again."
            )
        content = packed[0].read_bytes()
    if _hash(content) != sha512:
        raise NoPackage(
            f"What npm fetched as {name} {version} is not what we know it to be: "
            "it is not used. Ask npm's makers, not us."
        )
    return content
