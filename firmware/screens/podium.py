# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The podium of the results: rays, confetti and the figures on it."""

import math

from garden import const

from ..kit.colors import INK, LEAF, ORANGE, PINK, PLUM, RED, SKY, WHITE, YELLOW
from ..kit.shapes import box, rounded
from ..kit.sprites import borrow, scaled, sprite

_BEAMS = const(14)
_CROWN = const(1)  # tile of ui16
# Tiles of confetti8. Every seventh one looks thrown.
_THROWN = (0, 0, 3, 0, 0, 1, 0, 0, 5, 0, 0, 0, 2, 0, 6, 0, 0, 4, 0)
_SCRAPS = const(12)  # that fall
_FALL = const(80)  # ms until some of them fall on
_BOB = const(500)  # ms until a crown goes up or down


def rays(canvas, width, height, x, y):
    """Paint yellow beams from a point, line by line."""
    half = _BEAMS // 2
    slopes = [math.tan(math.pi * step / _BEAMS) for step in range(-half + 1, half)]
    for line in range(height):
        down = y - line - 0.5  # below the point every line is mirrored
        edges = [x + int(down * slope) for slope in slopes]
        if down < 0:
            edges.reverse()
        edges = [0] + edges + [width]
        first = 1 if down > 0 else 0
        for beam in range(first, len(edges) - 1, 2):
            left, right = max(edges[beam], 0), min(edges[beam + 1], width)
            if left < right:
                canvas.box(left, line, right - left, 1, YELLOW)


def throw(canvas, columns, rows):
    """Paint confetti that hangs still in the air."""
    scraps = borrow("confetti8")
    for spot in range(columns * rows):
        tile = _THROWN[spot * 7 % len(_THROWN)]
        if tile:
            canvas.stamp(scraps, spot % columns * 8, spot // columns * 8, tile)


class Moving:
    """The moving parts, a little in each frame: a dozen falling scraps, and the crowns."""

    def __init__(self, group, width, height):
        self._height = height
        self._scraps = []
        for nth in range(_SCRAPS):
            color = (RED, LEAF, SKY, PLUM, ORANGE, PINK)[nth % 6]
            # to the left and to the right of the sign
            x = 2 + nth * 53 % ((width - 120) // 2)
            x = width - 4 - x if nth & 1 else x
            self._scraps.append(box(group, x, nth * 37 % height, 2, 2, color))
        self._crowns = []
        self._last = 0

    def put(self, group, x, y):
        """Add a crown that bobs; x is its middle."""
        self._crowns.append((sprite(group, "ui16", x - 7, y, _CROWN), y))

    def tick(self, now):
        if now - self._last < _FALL:
            return
        self._last = now
        for nth in range(now // _FALL % 4, _SCRAPS, 4):
            scrap = self._scraps[nth]
            scrap.y = scrap.y + 3 if scrap.y < self._height else 0
        for crown, y in self._crowns:
            up = y - (now // _BOB & 1)
            if crown.y != up:
                crown.y = up


class Badges:
    """The badges of a side: ordinary size, or double size on a plate for a winner."""

    def paint(self, paper, x, top, seats, won):
        """Paint what does not move, on a step with this top; x is its middle."""
        count = len(seats)
        if won:
            width = 20 * count + 6
            left = x - width // 2
            rounded(paper, left, top - 24, width, 24, INK, 3)
            rounded(paper, left + 1, top - 23, width - 2, 22, WHITE, 3)
        else:
            left = x - (10 * count - 1) // 2
            for nth, seat in enumerate(seats):
                paper.stamp("badges9", left + 10 * nth, top - 11, seat)

    def show(self, group, x, top, seats, won):
        """Show the enlarged badges. Return the y of a crown above them."""
        if won:
            left = x - 10 * len(seats) + 1
            for nth, seat in enumerate(seats):
                scaled(group, "badges9", left + 20 * nth, top - 20, 2, seat)
        return top - 34


class Figures:
    """A game's own figures instead, which stand on the step as they are."""

    def __init__(self, name, first):
        self._name = name
        self._first = first

    def paint(self, paper, x, top, seats, won):
        if not won:
            paper.stamp(self._name, x - 8, top - 15, self._first + seats[0])

    def show(self, group, x, top, seats, won):
        if won:
            scaled(group, self._name, x - 16, top - 30, 2, self._first + seats[0])
        return top - 39
