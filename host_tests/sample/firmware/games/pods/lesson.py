# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lesson of Pods: move the cursor, then take a pod."""

from ...kit.input import LEFT, RIGHT

SEED = 1
RIVAL = (0,)
STEPS = ((LEFT | RIGHT, (), 12, 62), (0, (), 12, 62))
