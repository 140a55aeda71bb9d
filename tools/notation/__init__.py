# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The games in text: moves and positions as the protocol writes them, one module a game."""
