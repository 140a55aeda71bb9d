# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match: facts that need no rules; garden.about explains each line."""

SEATS = (2, 3, 4, 5, 6, 7, 8)
OPTIONS = ("1992", "open")
MEDALS = (
    "open delivery armful golden twenty tokens old full storm choice triple wagon master gift"
    " compost"
)
HIDDEN = "gift compost"
