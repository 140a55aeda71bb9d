# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Code that is taken from the drive when it is needed, and put back when its time is over."""

import gc
import sys


def seldom(function):
    """Marks what is called a few times an hour, or once: on the board its code stays on the drive.

    The build puts such functions of a file, and the helpers that only they need, into a file
    beside it; what is left here fetches them for each call.
    """
    return function


def fetch(module, number, *given):
    """What the build leaves of a seldom function: call that function of those in the module."""
    there = module in sys.modules  # one of them is at work, and calls another
    code = take(module, "code")
    try:
        return code[number](*given)
    finally:
        if not there:
            forget(module)


def take(module, name):
    """What has this name in that module."""
    gc.collect()  # into the holes that are there, before more are made
    return getattr(__import__(module, None, None, (name,)), name)


def put_back(start):
    """Unload every module whose name begins like this."""
    # A package comes before what is in it: forgotten first, it stays whole for who still has it.
    for name in sorted([name for name in sys.modules if name.startswith(start)]):
        forget(name)


def forget(name):
    """Unload a module: the package that holds it must let go of it too."""
    package, _, last = name.rpartition(".")
    if hasattr(sys.modules.get(package), last):
        delattr(sys.modules[package], last)
    sys.modules.pop(name, None)
