# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: facts that need no rules; garden.about explains each line."""

SEATS = (2, 3, 4)
OPTIONS = ("long",)
MEDALS = "open"
HIDDEN = ""
