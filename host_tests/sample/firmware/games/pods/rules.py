# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules of Pods: one page, of words alone."""

GUIDE = 1
LETTERS = ""
PICTURES = (None,)
