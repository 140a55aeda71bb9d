# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Names for what a number means, for signatures only: the board loads none of them."""

Action = int  # a move, below 65,536
Seat = int  # counted from 0, or OVER
Mask = int  # a set of plots or spaces, one bit each
Level = int  # 0 a person, 1 to 3 a bot's
