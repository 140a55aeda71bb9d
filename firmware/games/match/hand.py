# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The hand of Veggie Match: four cards, or their backs, painted."""

from garden import const
from garden.match.cards import HAND

from ...kit.colors import BARK, DUSK, INK, WHITE, YELLOW

_CARD = const(24)
_BACK = const(20)  # tile of match24
_NONE = const(255)


class Hand:
    def __init__(self, paper):
        self._paper = paper
        self._tiles = bytes([_NONE] * HAND)
        self._pale = bytes(HAND)
        self._framed = None
        self._color = WHITE
        self._out = 0

    def paint(self):
        self._paper.box(108, 10, 1, 51, INK)
        self._paper.box(109, 10, 51, 51, BARK)
        for slot in range(HAND):
            if slot != self._framed:
                self._draw(slot)
        # Draw it last, because its frame is a pixel larger than the card.
        if self._framed is not None:
            self._draw(self._framed)

    def open(self, cards, playable):
        """Show these cards, and hatch those that cannot be played."""
        tiles = bytes([card - 1 if card else _NONE for card in cards])
        self._show(tiles, bytes([not may for may in playable]))

    def close(self, count):
        """Show this many backs."""
        self._framed = None
        self._show(bytes([_BACK if slot < count else _NONE for slot in range(HAND)]), bytes(HAND))

    def _show(self, tiles, marks):
        if (tiles, marks) != (self._tiles, self._pale):
            self._tiles, self._pale = tiles, marks
            self.paint()

    def choose(self, slot, active):
        """Frame this card, or none; `active` while the stick picks it."""
        if self._framed not in (slot, None):
            old, self._framed = self._framed, None
            self._draw(old)
        color = YELLOW if active else WHITE
        if (slot, color) != (self._framed, self._color):
            self._framed, self._color = slot, color
            if slot is not None:
                self._draw(slot)

    def step(self, out):
        """Blink the frame of the card that is being picked."""
        if self._color != WHITE and self._framed is not None and out != self._out:
            self._out = out
            self._edges(self._framed, WHITE if out else YELLOW)

    def _draw(self, slot):
        paper = self._paper
        x, y = _place(slot)
        paper.box(x - 1, y - 1, _CARD + 2, _CARD + 2, BARK)
        if self._tiles[slot] != _NONE:
            # Dusk is clear in the drawings, but also the sky of a storm.
            paper.box(x + 1, y + 1, _CARD - 2, _CARD - 2, DUSK)
            paper.stamp("match24", x, y, self._tiles[slot])
            if self._pale[slot]:
                paper.stamp("hatch8", x, y, columns=3, rows=3)
        if slot == self._framed:
            self._edges(slot, self._color)

    def _edges(self, slot, color):
        """Draw the frame of the chosen card."""
        x, y = _place(slot)
        _frame(self._paper, x - 1, y - 1, _CARD + 2, 2, color)
        _frame(self._paper, x + 1, y + 1, _CARD - 2, 1, INK)


def _frame(paper, x, y, size, width, color):
    for at in (0, size - width):
        paper.box(x, y + at, size, width, color)
        paper.box(x + at, y, width, size, color)


def _place(slot):
    """Return the left and the top of a card in the hand."""
    return 110 + 25 * (slot % 2), 11 + 25 * (slot // 2)
