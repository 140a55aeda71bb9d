# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Names for what a number means, for signatures only: the board loads none of them."""

try:
    from collections.abc import Iterator as Slices  # what a bot's think() returns
except ImportError:  # a small VM that runs the sources
    Slices = None  # type: ignore[assignment, misc]

# True for mypy only, for imports that would otherwise be circular.
TYPE_CHECKING = False

Action = int  # a move, below 65,536
Seat = int  # counted from 0, or OVER
Mask = int  # a set of plots or spaces, one bit each
Level = int  # 0 a person, 1 to 3 a bot's
