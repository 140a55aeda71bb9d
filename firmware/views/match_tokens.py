# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Tokens of Veggie Match: who holds how many, what is left, and who would take what."""

import displayio

from garden import const
from garden.match.points import majority

from ..kit.colors import BARK, CREAM, EDGED, INK, LEAF, LIME, ORANGE, RED, WHITE, WOOD
from ..kit.shapes import box, panel, place
from ..kit.sprites import grid, put, show
from ..kit.text import RIGHT, Label, measure

_VEGETABLE = const(10)  # tile of icons8
# By the rows of the plan: pixels from row to row and above the first; the badges of tallyN.
_ROWS = {4: (9, 70, 4), 6: (8, 69, 6), 8: (6, 69, 8)}
_PLATES = {6: (37, 71), 8: (4, 104)}  # where what is left is written on a plate in the yard
_CHIPS = const(4)  # the lines through one space cross four fields at most
_CHIP = const(21)


class Tokens:
    """A row for each player, with + where one holds strictly the most."""

    def __init__(self, yard, group, plan, seats, scored):
        self._pitch, self._top, self._badges = _ROWS[plan.side]
        self._seats = seats
        box(group, 108, 61, 52, 57, INK)
        box(group, 109, 62, 51, 56, CREAM)
        self._own = box(group, 109, 0, 51, self._pitch, LIME)
        columns = (118, 128, 138) if scored else (123, 136, 149)
        name = "tally%d" % self._pitch
        badges = grid(group, name, 110, self._top, 1, seats)
        for seat in range(seats):
            put(badges, seat, seat)
        self._held = []
        for vegetable, x in enumerate(columns):
            grid(group, "icons8", x - 1, 62, tile=_VEGETABLE + vegetable)
            self._held.append(grid(group, name, x, self._top, 1, seats))
        self._points = self._labels(group) if scored else ()
        self._write_left = self._row(group) if plan.side == 4 else self._plate(yard, plan.side)

    def _labels(self, group):
        """Open scores: a column of them."""
        tops = [self._top + self._pitch * seat for seat in range(self._seats)]
        drop = 1 if self._pitch == 6 else 2
        return [Label(group, 147, y + drop, 11, BARK, "", RIGHT, name="garden5") for y in tops]

    def _row(self, group):
        """The reserve in the table's last row, behind a bag."""
        box(group, 109, 107, 51, 1, WOOD)
        box(group, 113, 109, 4, 1, BARK)
        box(group, 112, 110, 6, 5, BARK)
        label = Label(group, 119, 109, 40, BARK)
        firsts = [column.x + 1 - 119 for column in self._held]
        return lambda left: label.lay([(x, str(n)) for x, n in zip(firsts, left)])

    def _plate(self, group, side):
        """The reserve on a plate in the yard, each number behind its vegetable's colour."""
        x, y = _PLATES[side]
        panel(group, x, y, 34, 10, CREAM, corners=False)
        for nth, color in enumerate((RED, ORANGE, LEAF)):
            box(group, x + 3 + 10 * nth, y + 3, 3, 4, color)
        label = Label(group, x + 1, y + 2, 32, INK, name="garden5")
        # Two figures begin a pixel earlier, to end before the next colour.
        return lambda left: label.lay(
            [(6 + 10 * nth - n // 10, str(n)) for nth, n in enumerate(left)]
        )

    def show(self, game, seat):
        """The tokens as they are, with this player's row marked."""
        place(self._own, 109, self._top + self._pitch * seat, 51, self._pitch)
        for vegetable, column in enumerate(self._held):
            held = game.tokens[vegetable]
            leader = majority(held)
            for other in range(self._seats):
                put(column, other, self._tile(held[other], other == leader))
        if self._points:
            for label, points in zip(self._points, game.scores()):
                label.text = str(points)
        self._write_left(game.left)

    def _tile(self, count, leads):
        """Behind the badges 0, 1, 1+, 2, 2+ and so on."""
        return self._badges + (2 * count - 1 + leads if count else 0)


class Chips:
    """In the top bar: who would take how much."""

    def __init__(self, top):
        self._top = top
        self._group = displayio.Group(x=50)
        top.group.append(self._group)
        self._badges = []
        self._sums = []
        for nth in range(_CHIPS):
            self._badges.append(grid(self._group, "badges9", _CHIP * nth, 0, palette=EDGED))
            self._sums.append(Label(self._group, _CHIP * nth + 11, 2, 11, WHITE, name="garden5"))
        self._shown = None
        self._status = ""

    def behind(self, name):
        """Begin where this name ends."""
        self._group.x = max(50, 13 + measure(name) + 3)

    def show(self, takes, status):
        """[(seat, sum)], and the status as far as there is room; yields between frames."""
        if takes != self._shown:
            self._shown = takes
            self._draw(takes)
            yield
        if status != self._status:
            self._status = status
            self._top.status(status)
            yield

    def room(self, takes, status):
        """Whether this status fits beside that many takers."""
        return self._group.x + _CHIP * len(takes) <= 158 - measure(status)

    def _draw(self, takes):
        for nth in range(_CHIPS):
            taken = nth < len(takes)
            show(self._badges[nth], taken)
            show(self._sums[nth], taken)
            if taken:
                seat, worth = takes[nth]
                put(self._badges[nth], 0, seat)
                self._sums[nth].text = "%+d" % worth
