# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""One page to look at: the players and their points."""

from .score import paint_points


class Pages:
    count = 1
    first = 0

    def __init__(self, screen):
        self._screen = screen

    def paint(self, page):
        paint_points(self._screen)
