# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: facts for the screens that need no view; games.about explains each line."""

from garden.cabbage import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ()
TIPS = "die walk act backs"
ICONS = ("cabbage16", "cabbage16", ("icons8", 8))
SKINS = False
