# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Keeps error messages off the terminal while a game is played in it."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def errors_kept() -> Iterator[None]:
    """Print Python's errors when this ends; what libraries print by themselves goes nowhere.

    A sound system without a sound card says so at length, and past Python.
    """
    before, kept = sys.stderr, io.StringIO()
    descriptor = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    sys.stderr = kept
    try:
        yield
    finally:
        os.dup2(descriptor, 2)
        os.close(descriptor)
        sys.stderr = before
        before.write(kept.getvalue())
