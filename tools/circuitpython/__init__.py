# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Facts about CircuitPython: its modules, the pins of its boards, the names in its ROM."""
