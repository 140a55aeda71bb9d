# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: what is known of it without its rules; garden.about says what each line means."""

SEATS = (2, 3, 4)
OPTIONS = ()
SHOWN_FIRST = ()
MEDALS = ""
HIDDEN = ""
TIPS = "take"
ICONS = ("veg16", "veg16", ("icons8", 12))
SKINS = False
