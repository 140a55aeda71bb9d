# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Adafruit EdgeBadge: a PyBadge with a microphone, which the game does not use."""

from .pybadge import Profile

__all__ = ("Profile",)
