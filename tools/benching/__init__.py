# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""What tools/bench.py measures: the rules, the screen and the heap, each beside a baseline."""
