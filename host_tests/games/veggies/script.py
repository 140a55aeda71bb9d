# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Veggies by buttons; host_tests/helpers/scripts.py says what each line means."""

LESSON = ["R A", "R", "B", "E", "A", "A", "A", "E+ w600 E-", "A", "A"]
REFUSED = 1
BY_VIEW = set()
