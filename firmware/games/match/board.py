# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The garden of Veggie Match on the screen.

The view sets what to show, and redraw() paints what changed.
"""

from garden import const
from garden.match.plan import NEUTRAL

from .card import BARE, grow, hold
from .pointer import Path, Pointer
from .yard import Yard

_HELD = const(4)  # from here on: a card held over the space, by the vegetable it stands for


class Board:
    def __init__(self, screen, plan):
        self._paper = screen.paper
        self._group = screen.body
        self._plan = plan
        self.yard = Yard(plan)
        self._cursor = Pointer(screen.body, self.yard.size)
        self._path = None  # made for the first wheelbarrow
        self._cards = bytearray(plan.spaces)
        self._shown = bytearray(plan.spaces)  # over each card: a mark, or the card held there
        self.clear()

    # -- what is to be seen -----------------------------------------------------------------------

    def clear(self):
        """Show nothing but the cards."""
        self.marks = bytearray(self._plan.spaces)
        self.held = None  # (space, card, vegetable or None)
        self.cursor = None  # the space with the cursor
        self.path = None  # (from space, to space)

    def grow(self, cards):
        """Show the garden as it is now."""
        for space in range(self._plan.spaces):
            if self._cards[space] != cards[space]:
                self._cards[space] = cards[space]
                self._draw(space)

    # -- bringing it to the screen ----------------------------------------------------------------

    def paint(self):
        """Paint everything again."""
        self.yard.paint(self._paper)
        for space in range(self._plan.spaces):
            self._draw(space)

    def redraw(self):
        """Paint every space that must look different now."""
        self._cursor.go(self._spot(self.cursor))
        for space in range(self._plan.spaces):
            self._change(space)
        if self.path and not self._path:
            self._path = Path(self._group, self.yard.size)
        if self._path:
            self._path.go(self._ends())

    def _change(self, space):
        look = self.marks[space]
        if self.held and self.held[0] == space:
            _, card, vegetable = self.held
            look = _HELD + 4 * card + (0 if vegetable is None else 1 + vegetable)
        if look != self._shown[space]:
            self._shown[space] = look
            self._draw(space)

    def _draw(self, space):
        x, y = self._spot(space)
        size = self.yard.size
        look = self._shown[space]
        if look >= _HELD:
            card, vegetable = divmod(look - _HELD, 4)
            vegetable = vegetable - 1 if vegetable else None
            hold(self._paper, x, y, size, card, vegetable)
        else:
            neutral = self._plan.owner[space] == NEUTRAL
            grow(self._paper, x, y, size, self._cards[space], look, neutral)

    def _spot(self, space):
        return None if space is None else (self.yard.x[space], self.yard.y[space])

    def _ends(self):
        return self.path and (self._spot(self.path[0]), self._spot(self.path[1]))

    # -- movement ---------------------------------------------------------------------------------

    def blink(self, space, visible):
        """Hide the mark of one space, or show it again."""
        self._shown[space] = self.marks[space] if visible else BARE
        self._draw(space)

    def step(self, out):
        self._cursor.step(out)
