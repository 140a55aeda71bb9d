# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Looking around in Pods: a page for each player, with their beans."""

from ...kit.colors import WHITE
from ...kit.text import CENTRE


class Pages:
    first = 0

    def __init__(self, screen):
        self._screen = screen
        self.count = screen.game.seats

    def paint(self, seat):
        self._screen.name(seat)
        beans = self._screen.game.scores()[seat]
        self._screen.paper.write(0, 60, 160, WHITE, str(beans), CENTRE)
