# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The coach's advice in words alone, for a game that shows no ghost."""

from .. import load_part


def tell(screen, action):
    return load_part(screen.sitting.name, "describe").describe(screen, action)


def spots(screen, action, own):
    return None, None
