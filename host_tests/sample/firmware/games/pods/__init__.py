# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: facts for the screens that need no view; games.about explains each line."""

from garden.pods import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ()
TIPS = "pocket"
ICONS = ("pods16", "pods16", ("icons8", 12))
SKINS = False
