# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: what the screens know without its view; games.about says what each line means."""

from garden.cabbage import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ()
TIPS = "die walk act backs"
ICONS = ("cabbage16", "cabbage16", ("icons8", 8))
SKINS = False
