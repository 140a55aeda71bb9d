# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The yard of Veggie Match: where each space is, and everything around them that never changes."""

from garden import const
from garden.match.plan import NEUTRAL

from ...kit.sprites import Sheet

# By rows of the plan: pixels of a space, of the hedge around a field, left and top.
_LAYOUTS = {4: (24, 2, 2, 12), 6: (16, 2, 0, 10), 8: (12, 1, 2, 12)}
# A hedge has rows of two pixels and four tiles per owner: top, two kinds of sides, bottom.
# By owner, the neutral one first: the kinds of its sides, repeated.
_SIDES = ("0", "0", "0011", "0", "01", "011", "01", "01", "0111")
_BOTTOM = const(3)

_BUSHES = {4: (), 6: ((3, 14), (92, 14), (3, 102), (92, 102)), 8: ((2, 13), (92, 13), (92, 103))}
_SCARECROW = {6: (39, 47), 8: (42, 51)}
# Between eight fields the hedges are thin, so each has its owner's badge at a corner.
_BADGES = ((53, 12), (79, 25), (97, 63), (84, 89), (46, 107), (20, 94), (2, 56), (15, 30))


class Yard:
    def __init__(self, plan):
        self._plan = plan
        self.size, self._edge, left, top = _LAYOUTS[plan.side]
        self.x = bytearray(plan.spaces)  # of each space's corner, in pixels
        self.y = bytearray(plan.spaces)
        self.corners = []  # of each field, hedge included
        pitch = self.size + self._edge
        for plots in plan.plots:
            first = plots[0]
            x, y = left + pitch * plan.col[first], top + pitch * plan.row[first]
            self.corners.append((x, y))
            for nth, space in enumerate(plots):
                self.x[space] = x + self._edge + nth % 2 * self.size
                self.y[space] = y + self._edge + nth // 2 * self.size

    def owner(self, field):
        """Return the seat that owns this field, or NEUTRAL."""
        return self._plan.owner[self._plan.plots[field][0]]

    def paint(self, paper):
        side = self._plan.side
        paper.stamp("lawn18", 0, 10, 0, None, 6, 6)
        for field, (x, y) in enumerate(self.corners):
            self._draw(paper, x, y, (self.owner(field) + 1) & NEUTRAL)
        for x, y in _BUSHES[side]:
            paper.stamp("bush", x, y)
        if side in _SCARECROW:
            paper.stamp("scarecrow", *_SCARECROW[side])
        if side == 8:
            for field, (x, y) in enumerate(_BADGES):
                if self.owner(field) != NEUTRAL:
                    paper.stamp("badges9", x, y, self.owner(field))

    def _draw(self, paper, x, y, owner):
        name = "hedge%d" % self.size
        kinds = [Sheet(name, 4 * owner + kind) for kind in range(_BOTTOM + 1)]
        rows = self.size + self._edge
        sides = _SIDES[owner]
        for row, side in enumerate(sides):
            paper.stamp(kinds[1 + int(side)], x, y + 2 * row, 0, None)
        paper.repeat(x, y, kinds[0].width, 2 * len(sides), 2 * rows)
        paper.stamp(kinds[0], x, y, 0, None)
        paper.stamp(kinds[_BOTTOM], x, y + 2 * rows - 2, 0, None)


def push(plan, spaces, at, dx, dy):
    """Return the next of these spaces in this direction: straight ahead, else the least aside."""
    best = None
    found = at
    for space in spaces:
        right, below = plan.col[space] - plan.col[at], plan.row[space] - plan.row[at]
        ahead = right * dx + below * dy
        aside = abs(right * dy - below * dx)
        rank = (ahead + 3 * aside, aside)
        if ahead > 0 and (best is None or rank < best):
            best = rank
            found = space
    return found
