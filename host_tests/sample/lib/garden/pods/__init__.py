# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods: what is known of it without its rules; garden.about says what each line means."""

SEATS = (2, 3, 4)
OPTIONS = ("long",)
MEDALS = "open"
HIDDEN = ""
