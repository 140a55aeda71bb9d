# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The parts that a game may leave out: these serve instead, and work for every game."""
