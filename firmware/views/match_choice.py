# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""As which vegetable? The paper of Storm and Basket over the garden."""

import displayio

from garden import const
from garden.match.cards import STORM

from ..kit.colors import BARK, CREAM, DUSK, INK, LEAF, PINE, WHITE
from ..kit.shapes import Frame, box, paint
from ..kit.sprites import grid, put, show
from ..kit.text import CENTRE, Label
from .match_look import dim

_SPECIAL = const(13)  # tile of icons8
_TITLES = (("match_storm", "match_storm_text", DUSK), ("match_basket", "match_basket_text", PINE))
# Tiles of plates28, and a cross to lay over one.
_WHITE = const(0)
_LIME = const(1)
_GREY = const(2)
_CROSS = const(3)


class Choice:
    def __init__(self, over, say):
        self._say = say
        self._group = displayio.Group()
        over.append(self._group)
        self._paper()
        self._plates = [Plate(self._group, 8 + 32 * vegetable, vegetable) for vegetable in range(3)]
        self._frame = Frame(self._group, INK)
        self._chosen = self._framed = None
        show(self._group, False)

    def _paper(self):
        # Side by side as far as can be: of two that overlap both are sent.
        group = self._group
        for place in ((0, 10, 27, 6), (0, 34, 1, 15), (104, 34, 1, 15), (0, 94, 27, 6)):
            dim(group, *place)
        for x, width in ((3, 1), (104, 2)):
            box(group, x, 34, width, 60, INK)
        for y, height in ((34, 1), (47, 1), (93, 2)):
            box(group, 4, y, 100, height, INK)
        self._head = box(group, 4, 35, 100, 12, DUSK)
        box(group, 4, 48, 100, 45, CREAM)
        self._title = Label(group, 9, 38, 80, WHITE)
        self._sign = grid(group, "icons8", 93, 37)
        self._text = Label(group, 4, 84, 100, BARK, "", CENTRE)

    def open(self, special, counts, chosen):
        """Ask, with this vegetable chosen for now; redraw() moves the choice."""
        self._chosen = chosen
        if not self._group.hidden:
            return
        title, text, color = _TITLES[special - STORM]
        self._title.text = self._say(title)
        self._text.text = self._say(text)
        paint(self._head, color)
        put(self._sign, 0, _SPECIAL + special - STORM)
        for vegetable, plate in enumerate(self._plates):
            plate.write(counts[vegetable])
        show(self._group, True)

    def close(self):
        show(self._group, False)

    def redraw(self):
        """Yields wherever a frame has enough to send."""
        for vegetable, plate in enumerate(self._plates):
            if plate.choose(vegetable == self._chosen):
                yield
        if self._framed != self._chosen:
            self._framed = self._chosen
            self._frame.place(7 + 32 * self._chosen, 51, 30, 30)
            yield


class Plate:
    """A vegetable, and the number of spaces on which it would complete a harvest."""

    def __init__(self, group, x, vegetable):
        self._plate = grid(group, "plates28", x, 52)
        grid(group, "veg16", x + 6, 55, tile=vegetable)
        self._cross = grid(group, "plates28", x, 52, tile=_CROSS)
        self._space = (box(group, x + 8, 72, 7, 7, INK), box(group, x + 9, 73, 5, 5, LEAF))
        self._count = Label(group, x + 17, 73, 8, INK, name="garden5")
        self._possible = True

    def write(self, count):
        self._possible = count > 0
        self._count.text = str(count)
        show(self._cross, not self._possible)
        show(self._count, self._possible)
        for part in self._space:
            show(part, self._possible)

    def choose(self, chosen):
        """True if that changed anything."""
        tile = _LIME if chosen else _WHITE if self._possible else _GREY
        if self._plate[0] == tile:
            return False
        put(self._plate, 0, tile)
        return True
