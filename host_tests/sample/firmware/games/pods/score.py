# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of Pods: everyone's beans, on one page."""

from ...kit.colors import INK, WOOD


def decided(app, game):
    return ""


class Score:
    pages = 1

    def __init__(self, screen):
        self._screen = screen

    def show(self, page):
        self.paint()

    def paint(self):
        paper = self._screen.paper
        paper.box(0, 10, 160, 108, WOOD)
        for seat, beans in enumerate(self._screen.game.scores()):
            paper.write(20, 30 + 20 * seat, 80, INK, self._screen.player(seat))
            paper.write(110, 30 + 20 * seat, 30, INK, str(beans))
