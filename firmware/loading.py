# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Modules that come and go: the code of a screen or of a game is in RAM only while it is used."""

import gc
import sys

_PIECE = 16000  # bytes


def load(path, name):
    """Import this module and return what has this name in it."""
    gc.collect()  # code goes into holes that are there, not behind the garbage
    return getattr(__import__(path, None, None, (name,)), name)


def room():
    """The bytes of heap that are free. On a PC there are always enough."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else 1 << 20


def whole():
    """Whether the heap still has a large piece: names that stay and code that goes cut it up."""
    gc.collect()
    try:
        return bool(bytearray(_PIECE))
    except MemoryError:
        return False


def unload(start):
    """Drop every module whose name begins like this from RAM."""
    # A package comes before its modules: dropped first, it stays whole for code that still uses it.
    for name in sorted([name for name in sys.modules if name.startswith(start)]):
        forget(name)


def forget(name):
    """Drop one module: the package that holds it must let go of it, too."""
    package, _, last = name.rpartition(".")
    package = sys.modules.get(package)
    # None first: a dictionary keeps the value of what is deleted until its place is taken.
    if hasattr(package, last):
        setattr(package, last, None)
        delattr(package, last)
    if name in sys.modules:
        sys.modules[name] = None
        del sys.modules[name]
