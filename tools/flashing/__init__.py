# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The parts of tools/flash.py: find a board, talk to it, bring it what changed."""
