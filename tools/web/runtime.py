# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""MicroPython for browsers: an npm package, pinned."""

import io
import tarfile

from . import npm

_PACKAGE = (
    "@micropython/micropython-webassembly-pyscript",
    "1.27.0",
    "DnXx4EqxgkeaFESrS3uKrL7mLMk4mRTd0mMzaOd3HUSiZUOAE7t11uLnjf3ftF87N2xm4knHnWEKcVK4IYIUDA==",
)
# MicroPython's loader makes the VM itself and keeps its memory; this lets the page make it.
_LOADER = (b"let Module={", b"let Module={instantiateWasm:options.instantiateWasm,")


def files() -> tuple[bytes, bytes]:
    """Return (script, wasm) of MicroPython; the script takes `instantiateWasm`, too."""
    with tarfile.open(fileobj=io.BytesIO(npm.package(*_PACKAGE))) as package:
        script, wasm = (
            npm.unpacked(package, f"package/micropython.{kind}") for kind in ("mjs", "wasm")
        )
    return script.replace(*_LOADER), wasm
