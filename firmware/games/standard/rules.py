# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The rules on one page of words."""

GUIDE = 1
LETTERS = ""
PICTURES = (None,)
