# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The players who have chosen already, while everyone chooses in secret."""

from ...kit.colors import CREAM, DUSK, INK, PINE
from ...kit.shapes import box, panel


def paint_chosen(screen, chosen):
    """Paint a line for each seat, with a tick if chosen[seat] is true."""
    paper = screen.paper
    seats = screen.game.seats
    top = 54 - 8 * seats  # and the last line ends above the plate of a bot that thinks
    box(paper, 0, 10, 160, 108, DUSK)
    panel(paper, 40, top - 4, 80, 16 * seats + 8, CREAM)
    for seat in range(seats):
        y = top + 16 * seat + 4
        paper.stamp("badges9", 47, y - 1, seat)
        paper.write(60, y, 44, INK, screen.player(seat))
        if chosen[seat]:
            paper.write(107, y, 7, PINE, "✓")
