# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The field of Cabbage!: six cards, what stands on their plots, and the frames around them."""

from garden import const
from garden.cabbage.field import green_at

from ..kit.colors import INK, PINE, TILES, WHITE, YELLOW
from ..kit.shapes import AWAY, Frame, box, place
from ..kit.sprites import grid, put
from .cabbage_path import PLOT, Path, plot_at

_SIDE = const(34)  # of a card, its edge included
_PITCH = const(35)

# Tiles of cabbage16: what may stand on a plot.
FARMER = const(2)  # the green one; the purple one is next
BARE = const(4)
DISC = const(5)
HATCH = const(6)
GHOST = const(7)  # a farmer without the white edge; the purple one is next


def face(lying):
    """The green corners of a lying card, a bit each: top left, top right, bottom left..."""
    green = green_at(0, lying)
    return green & 3 | green >> 4 & 12


def card_at(spot):
    """The left and the top of the card at this place, 0 to 5."""
    return 2 + spot % 3 * _PITCH, 11 + spot // 3 * _PITCH


class Card:
    """Four cabbages and, in their middle, what is on the other side.

    A half at a time is drawn anew: a whole card is too much for a frame that moves a cursor.
    """

    def __init__(self, group, x, y):
        box(group, x, y, _SIDE, _SIDE, INK)
        self._plots = grid(group, "cabbage16", x + 1, y + 1, 2, 2, palette=TILES)
        self._back = grid(group, "backs12", x + 11, y + 11)
        self._lying = -1

    def lie(self, chores, lying):
        """From now on it lies so."""
        if lying != self._lying:
            self._lying = lying
            chores.add(Card._upper, self)
            chores.add(Card._lower, self)

    def _upper(self):
        green = face(self._lying)
        put(self._plots, 0, 1 - (green & 1))
        put(self._plots, 1, 1 - (green >> 1 & 1))

    def _lower(self):
        green = face(self._lying)
        put(self._plots, 2, 1 - (green >> 2 & 1))
        put(self._plots, 3, 1 - (green >> 3))
        put(self._back, 0, face(self._lying ^ 2))


class Marks:
    """What stands on the plots of one card: farmers, discs."""

    def __init__(self, group, x, y):
        self._plots = grid(group, "cabbage16", x + 1, y + 1, 2, 2, BARE)
        self._upper = self._lower = b""

    def stand(self, chores, upper, lower):
        if upper != self._upper:
            self._upper = upper
            chores.add(Marks._draw_upper, self)
        if lower != self._lower:
            self._lower = lower
            chores.add(Marks._draw_lower, self)

    def _draw_upper(self):
        put(self._plots, 0, self._upper[0])
        put(self._plots, 1, self._upper[1])

    def _draw_lower(self):
        put(self._plots, 2, self._lower[0])
        put(self._plots, 3, self._lower[1])


class Field:
    def __init__(self, group, chores):
        self._chores = chores
        grid(group, "soil8", 0, 10, 14, 10, palette=TILES)
        self._cards = [Card(group, *card_at(spot)) for spot in range(6)]
        self.path = Path(group)
        self._marks = [Marks(group, *card_at(spot)) for spot in range(6)]
        self._sides = (box(group, 0, 0, 1, _SIDE, PINE), box(group, 0, 0, 1, _SIDE, PINE))
        self._card = (Frame(group, WHITE), Frame(group, YELLOW))
        self._plot = (Frame(group, INK), Frame(group, WHITE), Frame(group, WHITE))
        self.squeeze(0, 0)
        self.frame(None)
        self.point(None)

    def lie(self, cards):
        """Six lying cards."""
        for spot, card in enumerate(self._cards):
            card.lie(self._chores, cards[spot])

    def stand(self, plots):
        """A tile of cabbage16 for each of the 24 plots."""
        for spot, marks in enumerate(self._marks):
            first = spot // 3 * 12 + spot % 3 * 2
            marks.stand(self._chores, plots[first : first + 2], plots[first + 6 : first + 8])

    def point(self, plot):
        """The cursor is on this plot; None for no cursor."""
        for inset, frame in enumerate(self._plot, -1):
            if plot is None:
                frame.park()
            else:
                x, y = plot_at(plot)
                frame.place(x + inset, y + inset, PLOT - 2 * inset, PLOT - 2 * inset)

    def blink(self, lit):
        """The cursor's idle movement."""
        self._plot[2].color(YELLOW if lit else WHITE)

    def frame(self, spot):
        """This card is worked on; None for no card."""
        for inset, frame in enumerate(self._card, -1):
            if spot is None:
                frame.park()
            else:
                x, y = card_at(spot)
                frame.place(x + inset, y + inset, _SIDE - 2 * inset, _SIDE - 2 * inset)

    def squeeze(self, spot, width):
        """Make a card look narrower, by so much on both sides."""
        x, y = card_at(spot)
        if not width:
            x = y = AWAY
        place(self._sides[0], x, y, max(width, 1), _SIDE)
        place(self._sides[1], x + _SIDE - width, y, max(width, 1), _SIDE)
