# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: facts that need no rules; garden.about explains each line."""

SEATS = (2,)
OPTIONS = ()
MEDALS = (
    "open ten leap landslide weeder tour second saved comeback fourteen dice patient master home"
    " draw"
)
HIDDEN = "home draw"
