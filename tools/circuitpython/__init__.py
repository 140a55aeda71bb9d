# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What CircuitPython itself brings: modules, pins, names in its ROM."""
