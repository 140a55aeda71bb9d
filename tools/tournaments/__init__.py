# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The work behind tools/tournament.py: players, contests, results, targets and pictures."""
