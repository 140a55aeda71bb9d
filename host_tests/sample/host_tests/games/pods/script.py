# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pods by buttons; host_tests/helpers/scripts.py says what each line means."""

LESSON = ["R", "A"]
REFUSED = 0
BY_VIEW = set()
