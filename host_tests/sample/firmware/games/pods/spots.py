# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What the tip of Pods speaks of: it names no button, and there on the paper is the pocket."""

SPOTS = {"pocket": (0, 80, 96)}
