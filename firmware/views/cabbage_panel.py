# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Beside the cabbage field: the spare card, and how large each colour's groups are."""

from garden import const
from garden.cabbage.field import crop, groups

from ..kit.colors import BARK, CREAM, INK, WOOD, YELLOW
from ..kit.shapes import Frame, box, panel
from ..kit.sprites import grid
from ..kit.text import CENTRE, RIGHT, Label
from .cabbage_field import Card

HEAD = const(8)  # tile of icons8: a green cabbage; the red one is next


class Panel:
    def __init__(self, group, chores, word):
        self._chores = chores
        box(group, 108, 10, 1, 73, INK)
        box(group, 109, 10, 51, 73, WOOD)
        for y in (28, 46, 64):
            box(group, 109, y, 51, 1, BARK)
        Label(group, 109, 13, 50, INK, word, CENTRE)
        self._spare = Card(group, 117, 23)
        self._frames = (Frame(group, INK), Frame(group, YELLOW))
        self._frames[0].place(115, 21, 38, 38)
        self._frames[1].place(116, 22, 36, 36)
        self.frame(False)
        self._sizes = []
        for seat in (0, 1):
            y = 60 + 11 * seat
            panel(group, 112, y, 44, 10, CREAM, corners=False)
            grid(group, "icons8", 114, y + 1, tile=HEAD + seat)
            largest = Label(group, 126, y + 2, 12, INK)
            second = Label(group, 143, y + 3, 11, BARK, "", RIGHT, name="garden5")
            self._sizes.append((largest, second))
        self._green = -1

    def lie(self, spare):
        self._spare.lie(self._chores, spare)

    def frame(self, on):
        """The spare is being exchanged."""
        for frame in self._frames:
            frame.show(on)

    def count(self, green):
        """The largest and the second largest group of each colour where these plots are green."""
        if green != self._green:
            self._green = green
            self._chores.add(Panel._write, self)

    def _write(self):
        for seat, (largest, second) in enumerate(self._sizes):
            sizes = groups(crop(self._green, seat))
            largest.text = str(sizes >> 8)
            second.text = str(sizes & 255)
