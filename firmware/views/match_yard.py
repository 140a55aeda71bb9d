# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The yard of Veggie Match: where each space lies, and all that never changes around them."""

from garden import const
from garden.match.plan import NEUTRAL

from ..kit.colors import TILES
from ..kit.sprites import grid, put

# By the rows of the plan: pixels of a space and of the hedge around a field, left and top.
_LAYOUTS = {4: (24, 2, 2, 12), 6: (16, 2, 0, 10), 8: (12, 1, 2, 12)}
# A hedge is drawn in rows of two pixels, four tiles an owner: top, two kinds of sides, bottom.
# By owner, the neutral one first: the kinds of its sides, again and again.
_SIDES = ("0", "0", "0011", "0", "01", "011", "01", "01", "0111")
_BOTTOM = const(3)

_BUSHES = {4: (), 6: ((3, 14), (92, 14), (3, 102), (92, 102)), 8: ((2, 13), (92, 13), (92, 103))}
_SCARECROW = {6: (39, 47), 8: (42, 51)}
# Between eight fields the hedges are thin: each has its owner's badge at a corner.
_BADGES = ((53, 12), (79, 25), (97, 63), (84, 89), (46, 107), (20, 94), (2, 56), (15, 30))


class Yard:
    def __init__(self, group, plan):
        self.size, self._hedge, left, top = _LAYOUTS[plan.side]
        self.x = bytearray(plan.spaces)  # of each space's corner, in pixels
        self.y = bytearray(plan.spaces)
        self.corners = []  # of each field, hedge included
        grid(group, "lawn18", 0, 10, 6, 6, palette=TILES)
        pitch = self.size + self._hedge
        for plots in plan.plots:
            first = plots[0]
            corner = left + pitch * plan.col[first], top + pitch * plan.row[first]
            self.corners.append(corner)
            self._survey(plots, corner)
            self._plant_hedge(group, corner, (plan.owner[first] + 1) & NEUTRAL)
        self._adorn(group, plan)

    def _survey(self, plots, corner):
        for nth, space in enumerate(plots):
            self.x[space] = corner[0] + self._hedge + nth % 2 * self.size
            self.y[space] = corner[1] + self._hedge + nth // 2 * self.size

    def _plant_hedge(self, group, corner, owner):
        rows = self.size + self._hedge
        hedge = grid(group, "hedge%d" % self.size, corner[0], corner[1], 1, rows, palette=TILES)
        sides = _SIDES[owner]
        for row in range(1, rows - 1):
            put(hedge, row, 4 * owner + 1 + int(sides[row % len(sides)]))
        put(hedge, 0, 4 * owner)
        put(hedge, rows - 1, 4 * owner + _BOTTOM)

    def _adorn(self, group, plan):
        for x, y in _BUSHES[plan.side]:
            grid(group, "bush", x, y)
        if plan.side in _SCARECROW:
            grid(group, "scarecrow", *_SCARECROW[plan.side])
        if plan.side == 8:
            for plots, (x, y) in zip(plan.plots, _BADGES):
                if plan.owner[plots[0]] != NEUTRAL:
                    grid(group, "badges9", x, y, tile=plan.owner[plots[0]])


def push(plan, spaces, at, across, down):
    """Which of these spaces comes next that way: straight on, else the one least aside."""
    best = None
    found = at
    for space in spaces:
        right, below = plan.col[space] - plan.col[at], plan.row[space] - plan.row[at]
        ahead = right * across + below * down
        aside = abs(right * down - below * across)
        rank = (ahead + 3 * aside, aside)
        if ahead > 0 and (best is None or rank < best):
            best = rank
            found = space
    return found
