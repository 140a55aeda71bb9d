# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: what the screens know without its view; games.about says what each line means."""

from garden.match import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ("teams", "first")
TIPS = "plant harvest minus token storm basket barrow pass"
ICONS = ("veg16", "veg16", ("icons8", 10))
SKINS = False
