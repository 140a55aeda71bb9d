# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggie Match by buttons; host_tests/helpers/scripts.py says what each line means."""

LESSON = ["E+ w600 E-", "R", "E", "L2 U A", "E2 A", "A", "B", "A A"]
REFUSED = 0
BY_VIEW = set()
