# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pins, the small memory that outlives a power cut, and the reset line."""

from chip import Nvm, Pin  # noqa: F401

nvm = None


class Reset(BaseException):
    """The firmware asked the chip to restart."""


def power_on(content):
    """Start again with this in non-volatile memory; a board may have none."""
    global nvm
    nvm = Nvm(content) if content else None


def reset():
    raise Reset
