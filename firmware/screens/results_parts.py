# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The parts of the results' picture: rays, confetti, and what stands on a podium."""

import math

import vectorio

from garden import const

from ..kit.colors import INK, LEAF, ORANGE, PINK, PLUM, RED, SKY, TILES, WHITE, YELLOW
from ..kit.shapes import box
from ..kit.sprites import grid, put, scaled

_BEAMS = const(14)
_CROWN = const(1)  # tile of ui16
# Tiles of confetti8; taken every seventh, they look thrown.
_THROWN = (0, 0, 3, 0, 0, 1, 0, 0, 5, 0, 0, 0, 2, 0, 6, 0, 0, 4, 0)
_SCRAPS = const(12)  # that fall
_FALL = const(80)  # ms until some of them fall on
_BOB = const(500)  # ms until a crown goes up or down


def rays(group, x, y, reach):
    """Beams from a point, as far as that."""
    for beam in range(_BEAMS):
        points = [(0, 0)]
        for side in (0, 1):
            angle = math.pi * (2 * beam + side) / _BEAMS
            points.append((int(reach * math.sin(angle)), int(-reach * math.cos(angle))))
        shape = vectorio.Polygon(pixel_shader=TILES, points=points, x=x, y=y, color_index=YELLOW)
        group.append(shape)


def rounded(group, x, y, width, height, color):
    """A box with corners cut off by three pixels."""
    for inset in range(4):
        cut = 3 - inset
        box(group, x + cut, y + inset, width - 2 * cut, height - 2 * inset, color)


class Confetti:
    """Most of it lies still in the air; a dozen scraps fall, a few in a frame."""

    def __init__(self, group, columns, rows):
        still = grid(group, "confetti8", 0, 0, columns, rows)
        for spot in range(columns * rows):
            put(still, spot, _THROWN[spot * 7 % len(_THROWN)])
        self._depth = 8 * rows - 4
        self._scraps = []
        for nth in range(_SCRAPS):
            color = (RED, LEAF, SKY, PLUM, ORANGE, PINK)[nth % 6]
            spot = nth * 53 % (8 * columns - 8), nth * 37 % self._depth
            self._scraps.append(box(group, spot[0] + 3, spot[1], 2, 2, color))
        self._crowns = []
        self._last = 0

    def crown(self, group, x, y):
        """A crown that bobs; x is its middle."""
        self._crowns.append((grid(group, "ui16", x - 7, y, tile=_CROWN), y))

    def tick(self, now):
        if now - self._last < _FALL:
            return
        self._last = now
        for nth in range(now // _FALL % 4, _SCRAPS, 4):
            scrap = self._scraps[nth]
            scrap.y = scrap.y + 3 if scrap.y < self._depth else 0
        for crown, y in self._crowns:
            up = y - (now // _BOB & 1)
            if crown.y != up:
                crown.y = up


class Badges:
    """The badges of a side, in the ordinary size or, for a winner, twice that on a plate."""

    @staticmethod
    def stand(group, middle, top, seats, won):
        """On a step with this top. Returns the y of a crown above them."""
        count = len(seats)
        if not won:
            left = middle - (10 * count - 1) // 2
            for nth, seat in enumerate(seats):
                grid(group, "badges9", left + 10 * nth, top - 11, tile=seat)
            return top - 22
        width = 20 * count + 6
        left = middle - width // 2
        rounded(group, left, top - 24, width, 24, INK)
        rounded(group, left + 1, top - 23, width - 2, 22, WHITE)
        for nth, seat in enumerate(seats):
            scaled(group, "badges9", left + 4 + 20 * nth, top - 20, 2, seat)
        return top - 34


class Figures:
    """A game's own figures instead: they stand on the step as they are."""

    def __init__(self, sheet, first):
        self._sheet = sheet
        self._first = first

    def stand(self, group, middle, top, seats, won):
        scale = 2 if won else 1
        tile = self._first + seats[0]
        scaled(group, self._sheet, middle - 8 * scale, top - 15 * scale, scale, tile)
        return top - 15 * scale - 9
