# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match by buttons; host_tests/helpers/scripts.py says what each line means."""

LESSON = ["E+ w600 E-", "R", "E", "A", "A", "A", "B", "R A A", "E A", "E2 A w300 A", "A"]
REFUSED = 0
BY_VIEW = set()
