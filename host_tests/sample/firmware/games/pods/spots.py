# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The tip of Pods names no button and points at the pocket on the paper."""

SPOTS = {"pocket": (0, 80, 96)}
