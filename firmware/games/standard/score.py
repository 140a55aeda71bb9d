# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of a game: the players and their points, on one page."""

from garden import const

from ...kit.colors import CREAM, INK
from ...kit.text import RIGHT, fit

_TOP = const(12)
_PITCH = const(13)  # room for eight players


def paint_points(screen):
    """Paint one row for each seat: badge, name and points."""
    paper = screen.paper
    paper.box(0, 10, 160, 108, CREAM)
    for seat, points in enumerate(screen.game.scores()):
        y = _TOP + _PITCH * seat
        paper.stamp("badges9", 24, y, seat)
        paper.write(38, y + 1, 60, INK, fit(screen.player(seat), 60))
        paper.write(104, y + 1, 32, INK, str(points), RIGHT)


class Score:
    pages = 1

    def __init__(self, screen):
        self._screen = screen

    def show(self, page):
        self.paint()

    def paint(self):
        paint_points(self._screen)
