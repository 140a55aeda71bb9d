# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Views: one a game; a position becomes tiles, a cursor becomes an action."""
