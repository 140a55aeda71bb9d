# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: facts for the screens that need no view; games.about explains each line."""

from garden.match import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ("teams", "first")
PAIRS = "teams"
TIPS = "plant harvest minus token storm basket barrow pass"
ICONS = ("veg16", "veg16", ("icons8", 10))
SKINS = False
