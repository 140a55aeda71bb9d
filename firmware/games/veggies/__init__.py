# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: facts for the screens that need no view; games.about explains each line."""

from garden.veggies import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ("teams", "first")
PAIRS = "teams"
TIPS = "lay place market mouse look name"
ICONS = ("goods8", "goods12", ("goods8", 0, None))
SKINS = True
