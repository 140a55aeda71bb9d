# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The panel beside the cabbage field: the spare card, and the groups of each colour."""

from garden import const
from garden.cabbage.field import crop, groups

from ...kit.colors import BARK, CREAM, INK, LEAF, PLUM, WOOD, YELLOW
from ...kit.shapes import box, panel
from ...kit.text import CENTRE, RIGHT
from .field import Card, outline

HEAD = const(8)  # tile of icons8: a green cabbage; the red one is next


class Panel:
    def __init__(self, screen):
        self._screen = screen
        self._paper = screen.paper
        self._spare = Card(screen.paper, 117, 23)
        self._framed = False
        self._green = 0

    def paint(self):
        paper = self._paper
        paper.box(108, 10, 1, 73, INK)
        paper.box(109, 10, 51, 73, WOOD)
        for y in (28, 46, 64):
            paper.box(109, y, 51, 1, BARK)
        self._name()
        self._spare.paint()
        for seat in (0, 1):
            panel(paper, 112, 60 + 11 * seat, 44, 10, CREAM, corners=False)
            paper.stamp("icons8", 114, 61 + 11 * seat, HEAD + seat)
        self._write()
        if self._framed:
            self._draw()

    def lie(self, spare):
        self._spare.lie(spare)

    def frame(self, on):
        """Put a ring around the spare during a swap, or remove it."""
        if on != self._framed:
            self._framed = on
            self._draw()
            if not on:
                self._name()  # the ring went through its tail

    def _name(self):
        self._paper.write(109, 13, 50, INK, self._screen.app.say("cabbage_spare"), CENTRE)

    def _draw(self):
        """Draw a ring around the spare, or the wood and the planks in its place."""
        outline(self._paper, 115, 21, 38, 38, INK if self._framed else WOOD)
        outline(self._paper, 116, 22, 36, 36, YELLOW if self._framed else WOOD)
        if not self._framed:
            for x in (115, 151):
                for plank in (28, 46):
                    self._paper.box(x, plank, 2, 1, BARK)

    def count(self, green):
        """Show the two largest groups of each colour if these plots are green."""
        if green != self._green:
            self._green = green
            self._write()

    def _write(self):
        paper = self._paper
        for seat in (0, 1):
            sizes = groups(crop(self._green, seat))
            y = 62 + 11 * seat
            paper.box(126, y, 28, 7, CREAM)
            paper.write(126, y, 12, INK, str(sizes >> 8))
            box(paper, 141, y + 2, 3, 3, (LEAF, PLUM)[seat])  # a smaller cabbage: the second group
            paper.write(143, y + 1, 11, BARK, str(sizes & 255), RIGHT, name="garden5")
