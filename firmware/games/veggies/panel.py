# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The panel beside the stand: the hand, the market's three cards and, below, the score preview."""

from garden import const

from ...kit.colors import BARK, INK, LEAF, LIME, PINE, RED, WHITE, WOOD, YELLOW
from ...kit.shapes import Frame, box, panel
from ...kit.sprites import sheet
from ...kit.text import RIGHT
from .tiles import paint, signed

_LEFT = const(128)
_CARD = const(132)
_SPROUT = const(2)  # tile of ui16
_MOUSE = const(3)  # tile of icons8
_SLOT = const(26)  # pixels of a kind in the line below the stand,
_MICE = const(5)  # and the place of the mice in it
_TOPS = (14, 43, 61, 79)  # of the hand and the market's cards


class Panel:
    def __init__(self, screen, group):
        sheet("goods8")  # the whole sheet, because each move of the ghost stamps parts of it
        self._app = screen.app
        self._paper = screen.paper
        self._warehouse = screen.app.settings.word("skin") == "warehouse"
        self._cards = [0] * len(_TOPS)  # no card shows the back
        self._frames = (Frame(group, WHITE), Frame(group, INK))
        self._numbers = None  # what counts now, and before; None shows nothing
        self._shown = [None] * 6  # what the line below the stand shows

    def paint(self):
        self._ground(self._paper)
        for top in _TOPS:
            box(self._paper, _CARD - 1, top - 1, 26, 18, INK)
        for slot in range(len(_TOPS)):
            self._card(slot)
        self._shown = [None] * 6
        self._draw()

    def _ground(self, paper):
        box(paper, _LEFT, 10, 32, 108, INK)
        box(paper, _LEFT + 1, 10, 31, 24, BARK)
        box(paper, _LEFT + 1, 40, 31, 57, WOOD)
        for y in (46, 58, 70, 82, 94):
            box(paper, _LEFT + 1, y, 31, 1, BARK)
        self._lines(paper)

    def _lines(self, paper):
        """Draw the market's awning, or the tape of the warehouse's dock."""
        for nth in range(8):
            wide = 4 if nth < 7 else 3
            x = _LEFT + 1 + 4 * nth
            if not self._warehouse:
                color = WHITE if nth & 1 else RED
                box(paper, x, 35, wide, 5, color)
                box(paper, x + 1, 40, 2, 1, color)
            elif nth & 1:
                for y in range(5):
                    box(paper, x - y, 35 + y, wide, 1, YELLOW)

    def _card(self, slot):
        card, top = self._cards[slot], _TOPS[slot]
        if card:
            paint(self._paper, "goods8", 8, _CARD, top, card)
        else:
            box(self._paper, _CARD, top, 24, 16, PINE)
            panel(self._paper, _CARD + 2, top + 2, 20, 12, PINE, LEAF, corners=False)
            self._paper.stamp("ui16", _CARD + 4, top, _SPROUT)

    def show(self, hand, market):
        """Show the cards; without a hand, show the back."""
        for slot, card in enumerate([hand] + list(market)):
            if card != self._cards[slot] and (card or slot == 0):
                self._cards[slot] = card
                self._card(slot)
        self.choose(None)

    def choose(self, slot):
        """Frame this card; None frames none."""
        for nth, frame in enumerate(self._frames):
            frame.show(slot is not None)
            if slot is not None:
                frame.place(_CARD - 2 - nth, _TOPS[slot] - 2 - nth, 28 + 2 * nth, 20 + 2 * nth)

    def score(self, now, last):
        """Show what counts with the card, `now`, and without: sizes and groups by kind, mice."""
        if (now, last) != self._numbers:
            self._numbers = now, last
            self._draw()

    def _draw(self):
        """Paint what the card would score."""
        paper = self._paper
        if not self._numbers:
            paper.box(_LEFT + 1, 97, 31, 11, INK)
            return
        points = change = 0
        for nth, pairs in enumerate(zip(*self._numbers)):
            worth, was = [size * groups for size, groups in pairs]
            points += worth
            change += worth - was
            edge = LIME if worth > was else RED if worth < was else INK
            if edge == INK and pairs[0] != pairs[1]:
                edge = WHITE  # another size and other groups, but the same product
            text = "%d×%d" % pairs[0] if worth and nth < _MICE else str(worth)
            self._slot(nth, text if worth or was else "", edge)
        self._app.flush()
        paper.box(_LEFT + 1, 97, 31, 11, INK)
        paper.write(131, 98, 16, YELLOW, signed(points))
        if change:
            text = signed("%+d" % change)
            paper.write(143, 99, 15, LIME if change > 0 else RED, text, RIGHT)

    def _slot(self, index, text, edge):
        """Draw a kind with its product, or the mice, with an edge if the card changes it."""
        if self._shown[index] == (text, edge):
            return
        self._shown[index] = text, edge
        paper = self._paper
        x = _SLOT * index
        wide = 160 - x if index == _MICE else _SLOT
        paper.box(x, 108, wide, 10, edge)
        paper.box(x + 1, 109, wide - 2, 8, INK)
        if text and index == _MICE:
            paper.stamp("icons8", x + 1, 109, _MOUSE)
            paper.write(x + 11, 110, wide - 12, WHITE, signed(text))
        elif text:
            paper.stamp("goods8", x + 1, 109, index, None)
            paper.write(x + 10, 111, wide - 11, WHITE, text, name="garden5")
