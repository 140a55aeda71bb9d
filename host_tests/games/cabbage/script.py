# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Cabbage! by buttons; host_tests/helpers/scripts.py says what each line means."""

LESSON = ["R", "E", "A", "A", "U", "A", "R", "A", "A"]
REFUSED = 0
BY_VIEW = {"cabbage_act"}
