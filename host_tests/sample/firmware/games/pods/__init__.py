# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: what the screens know without its view; games.about says what each line means."""

from garden.pods import OPTIONS, SEATS

__all__ = ("OPTIONS", "SEATS")

SHOWN_FIRST = ()
TIPS = "pocket"
ICONS = ("pods16", "pods16", ("icons8", 12))
SKINS = False
