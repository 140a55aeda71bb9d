# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The hand of Veggie Match: four cards, or their backs."""

from garden import const
from garden.match.cards import HAND

from ..kit.colors import BARK, DUSK, INK, WHITE, YELLOW
from ..kit.shapes import AWAY, Frame, box, hatch, paint
from ..kit.sprites import grid, put, show

_CARD = const(24)
_BACK = const(20)  # tile of match24


class Hand:
    def __init__(self, group):
        box(group, 108, 10, 1, 51, INK)
        box(group, 109, 10, 51, 51, BARK)
        # Under each card dusk, which is clear in the drawings: the storm's sky.
        self._grounds = []
        self._cards = []
        self._hatches = []
        for slot in range(HAND):
            x, y = place(slot)
            self._grounds.append(box(group, x + 1, y + 1, _CARD - 2, _CARD - 2, BARK))
            self._cards.append(grid(group, "match24", x, y))
            self._hatches.append(hatch(group, x, y, 3, 3))
        self._frame = Frame(group, WHITE, 2)
        self._edge = Frame(group, INK)
        self._chosen = (0, False)
        self.choose(None)

    def open(self, cards, playable):
        """Show these cards; those that cannot be played are hatched."""
        for slot in range(HAND):
            self._lay(slot, cards[slot] - 1 if cards[slot] else None)
            show(self._hatches[slot], cards[slot] > 0 and not playable[slot])

    def cover(self, count):
        """So many backs."""
        self.choose(None)
        for slot in range(HAND):
            self._lay(slot, _BACK if slot < count else None)
            show(self._hatches[slot], False)

    def _lay(self, slot, tile):
        card = self._cards[slot]
        if tile is not None:
            put(card, 0, tile)
        show(card, tile is not None)
        paint(self._grounds[slot], BARK if tile is None else DUSK)

    def choose(self, slot, moving=False):
        """Frame this card, or none; `moving`, while the stick picks it. True if that is new."""
        if (slot, moving) == self._chosen:
            return False
        self._chosen = (slot, moving)
        # First its colour: once moved, all between the two places would be sent with it.
        self._frame.color(YELLOW if moving else WHITE)
        x, y = (AWAY, AWAY) if slot is None else place(slot)
        self._frame.place(x - 1, y - 1, _CARD + 2, _CARD + 2)
        self._edge.place(x + 1, y + 1, _CARD - 2, _CARD - 2)
        return True

    def breathe(self, out):
        """The movement of a card that is being picked."""
        if self._chosen[1]:
            self._frame.color(WHITE if out else YELLOW)


def place(slot):
    """The left and the top of a card in the hand."""
    return 110 + 25 * (slot % 2), 11 + 25 * (slot // 2)
