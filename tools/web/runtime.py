# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""MicroPython for browsers: its npm package, pinned, fetched once into .cache by npm itself."""

import base64
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import environment

CACHE = environment.ROOT / ".cache" / "web"

_PACKAGE = "@micropython/micropython-webassembly-pyscript"
_VERSION = "1.27.0"
_FILE = f"micropython-webassembly-pyscript-{_VERSION}.tgz"
# MicroPython's loader makes the VM itself and keeps its memory; this lets the page make it.
_LOADER = (b"let Module={", b"let Module={instantiateWasm:options.instantiateWasm,")
_SHA512 = "DnXx4EqxgkeaFESrS3uKrL7mLMk4mRTd0mMzaOd3HUSiZUOAE7t11uLnjf3ftF87N2xm4knHnWEKcVK4IYIUDA=="


class NoRuntime(Exception):
    """What is missing, and what to do."""


def files():
    """(script, wasm) of MicroPython, as bytes; the script takes `instantiateWasm`, too."""
    kept = CACHE / _FILE
    content = kept.read_bytes() if kept.exists() else b""
    if not _is_right(content):
        content = _fetched()
        CACHE.mkdir(parents=True, exist_ok=True)
        # Under another name first: another process may read the file at this moment.
        with tempfile.NamedTemporaryFile(dir=CACHE, delete=False) as part:
            part.write(content)
        Path(part.name).replace(kept)
    with tarfile.open(fileobj=io.BytesIO(content)) as package:
        script, wasm = (
            package.extractfile(f"package/micropython.{kind}").read() for kind in ("mjs", "wasm")
        )
    return script.replace(*_LOADER), wasm


def _is_right(content):
    return base64.b64encode(hashlib.sha512(content).digest()).decode() == _SHA512


def _fetched():
    npm = shutil.which("npm")
    if not npm:
        raise NoRuntime(
            "The page runs on MicroPython, which comes through npm, and there is no npm here: "
            "install it (Debian and Ubuntu: apt install npm) and run this again."
        )
    print("Fetching MicroPython for browsers, once ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        words = [npm, "pack", "--silent", f"{_PACKAGE}@{_VERSION}"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        packed = list(Path(folder).glob("*.tgz"))
        if done.returncode or not packed:
            raise NoRuntime(
                f"npm could not fetch MicroPython: {done.stderr.strip()}\n"
                "Check the network connection and run this again."
            )
        content = packed[0].read_bytes()
    if not _is_right(content):
        raise NoRuntime(
            f"What npm fetched as {_PACKAGE} {_VERSION} is not what we know it to be: "
            "it is not used. Ask npm's makers, not this page's."
        )
    return content
