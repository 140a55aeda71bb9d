# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The parts of the seats screen: a row a seat, and the strip of options."""

import displayio

from ..kit.colors import (
    BARK,
    CREAM,
    DUSK,
    INK,
    LEAF,
    LIME,
    PINE,
    PINK,
    RED,
    SKY,
    STONE,
    TILES,
    WHITE,
    WOOD,
    dyed,
)
from ..kit.label import Label
from ..kit.shapes import box, paint, panel, place
from ..kit.sprites import dye, grid, put, show
from ..kit.text import measure

_BOT, _HUMAN = 3, 4  # tiles of ui16


def lit_sprouts():
    """The sprout's greens, one step darker: they stand on paper and on lime."""
    palette = displayio.Palette(16)
    palette.make_transparent(DUSK)
    palette[LIME] = TILES[LEAF]
    palette[LEAF] = TILES[PINE]
    return palette


class SeatRow:
    """One seat: badge, team, name, person or bot, and the bot's level as sprouts."""

    def __init__(self, group, seat, lit):
        self._lit = lit
        self.group = displayio.Group()
        group.append(self.group)
        grid(self.group, "badges9", 4, 0, tile=seat)
        self._team = displayio.Group()
        self.group.append(self._team)
        panel(self._team, 15, -1, 11, 11, SKY if seat & 1 else PINK, corners=False)
        Label(self._team, 18, 1, 5, INK, "B" if seat & 1 else "A")
        self._name = Label(self.group, 17, 1, 44, INK)
        self._kind = grid(self.group, "ui16", 77, -3, tile=_HUMAN)
        self._level = Label(self.group, 94, 1, 32, INK)
        self._sprouts = [grid(self.group, "ui16", 122 + 8 * n, -3, tile=2) for n in range(3)]
        self._arrows = (
            Label(self.group, 73, 1, 4, RED, "◀"),
            Label(self.group, 153, 1, 4, RED, "▶"),
        )

    def say(self, name, kind, level, teams):
        """What this seat is now; level 0 is a person."""
        show(self._team, teams)
        self._name.x = 29 if teams else 17
        self._name.text = name
        self._level.text = kind
        put(self._kind, 0, _BOT if level else _HUMAN)
        for number, sprout in enumerate(self._sprouts):
            show(sprout, level > 0)
            dye(sprout, self._lit if number < level else dyed(WOOD))

    def point(self, chosen):
        for arrow in self._arrows:
            show(arrow, chosen)


class Option:
    """A name and, in a pill, its value."""

    def __init__(self, group, y):
        self._y = y
        self._name = Label(group, 0, y + 1, 80, BARK)
        self._edges = (box(group, 0, 0, 1, 1, BARK), box(group, 0, 0, 1, 1, BARK))
        self._fill = box(group, 0, 0, 1, 1, WHITE)
        self._value = Label(group, 0, y + 1, 44, INK)

    def say(self, chores, x, name, value, live):
        """Part by part, with the coming frames. Returns the x behind it."""
        y = self._y
        pill = x + measure(name) + 4
        width = measure(value) + 8
        chores.add(_write, self._name, x, name, BARK)
        chores.add(place, self._edges[0], pill + 1, y, width - 2, 10)
        chores.add(place, self._edges[1], pill, y + 1, width, 8)
        chores.add(place, self._fill, pill + 1, y + 1, width - 2, 8)
        chores.add(paint, self._fill, WHITE if live else CREAM)
        chores.add(_write, self._value, pill + 4, value, INK if live else STONE)
        return pill + width


def _write(label, x, text, color):
    label.x = x
    label.text = text
    label.dye(color)
