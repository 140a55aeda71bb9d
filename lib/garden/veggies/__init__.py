# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies: facts that need no rules; garden.about explains each line."""

SEATS = (2, 3, 4)
OPTIONS = ("teams",)
MEDALS = (
    "open forty range scattered pile hand partners trap berry tidy mountain eighty master red hotel"
)
HIDDEN = "red hotel"
