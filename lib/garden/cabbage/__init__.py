# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage!: what is known of it without its rules; garden.about says what each line means."""

SEATS = (2,)
OPTIONS = ()
MEDALS = (
    "open ten leap landslide weeder tour second saved comeback fourteen dice patient master home"
    " draw"
)
HIDDEN = "home draw"
