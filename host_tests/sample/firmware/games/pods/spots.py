# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Where on the screen of Pods the thing is that a tip speaks of."""

SPOTS = {"take": (32, 45)}
