# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The commands that people type, and the work behind them: everything is imported as tools.x."""
