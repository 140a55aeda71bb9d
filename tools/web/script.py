# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The page's script, style and service worker: each bundled into one small file by esbuild."""

import tempfile
from pathlib import Path

from . import esbuild

PAGE = Path(__file__).with_name("page")

_MADE = {"garden.js": "main.js", "worker.js": "worker.js", "style.css": "style.css"}
_OPTIONS = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--log-level=warning")
_NODE = ("fs", "module", "path", "url")  # MicroPython's script asks node for these, where it is


def bundled(micropython: bytes) -> dict[str, bytes]:
    """Return {name: content} of the three; MicroPython's own script becomes part of the first."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        runtime = out / "micropython.mjs"
        runtime.write_bytes(micropython)
        esbuild.run(
            *(f"{name.partition('.')[0]}={PAGE / source}" for name, source in _MADE.items()),
            *_OPTIONS,
            *(f"--external:{name}" for name in _NODE),
            f"--alias:micropython={runtime}",
            f"--outdir={out}",
        )
        return {name: (out / name).read_bytes() for name in _MADE}
