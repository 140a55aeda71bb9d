# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The VM's own os, with what the board's has beyond it."""

import _page
from uctypes import addressof
from uos import *  # noqa: F403

_ENOSPC = 28


def urandom(size):
    made = bytearray(size)
    _page.random(addressof(made), size)
    return bytes(made)


def sync():
    """Hand the drive's saves to the page; OSError if its storage did not take them."""
    if not _page.keep():
        raise OSError(_ENOSPC)
