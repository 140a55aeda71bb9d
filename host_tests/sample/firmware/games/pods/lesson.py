# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The lesson of Pods: the other pile, then a pod of either."""

from ...kit.input import DOWN, UP

SEED = 1
RIVAL = (0,)
STEPS = ((UP | DOWN, 32, 45), ((), 32, 45))
