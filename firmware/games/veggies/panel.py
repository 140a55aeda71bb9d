# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Beside the stand: the card in hand, the market's three, and what they would score."""

from garden import const

from ...kit.colors import BARK, INK, LEAF, LIME, PINE, RED, WHITE, WOOD, YELLOW
from ...kit.shapes import Frame, box, panel
from ...kit.text import RIGHT
from .tiles import paint

_LEFT = const(128)
_CARD = const(132)
_SPROUT = const(2)  # tile of ui16
_TOPS = (14, 43, 61, 79)  # of the hand and the market's cards


class Panel:
    def __init__(self, screen, group):
        self._paper = screen.paper
        self._warehouse = screen.app.settings.word("skin") == "warehouse"
        self._cards = [0] * len(_TOPS)  # no card shows its back
        self._frames = (Frame(group, WHITE), Frame(group, INK))
        self._preview = None
        self._nth = 0  # of the kinds that are counted, the one shown

    def paint(self):
        self._ground(self._paper)
        for top in _TOPS:
            box(self._paper, _CARD - 1, top - 1, 26, 18, INK)
        for slot in range(len(_TOPS)):
            self._paint_card(slot)
        self._paint_score()

    def _ground(self, paper):
        box(paper, _LEFT, 10, 32, 108, INK)
        box(paper, _LEFT + 1, 10, 31, 24, BARK)
        box(paper, _LEFT + 1, 40, 31, 57, WOOD)
        for y in (46, 58, 70, 82, 94):
            box(paper, _LEFT + 1, y, 31, 1, BARK)
        self._stripes(paper)

    def _stripes(self, paper):
        """The market's awning, or the tape of the warehouse's dock."""
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

    def _paint_card(self, slot):
        card, top = self._cards[slot], _TOPS[slot]
        if card:
            paint(self._paper, "goods8", 8, _CARD, top, card)
        else:
            box(self._paper, _CARD, top, 24, 16, PINE)
            panel(self._paper, _CARD + 2, top + 2, 20, 12, PINE, LEAF, corners=False)
            self._paper.stamp("ui16", _CARD + 4, top, _SPROUT)

    def show(self, hand, market):
        """The cards; no hand shows its back."""
        for slot, card in enumerate([hand] + list(market)):
            if card != self._cards[slot] and (card or slot == 0):
                self._cards[slot] = card
                self._paint_card(slot)
        self.choose(None)

    def choose(self, slot):
        """Frame this card; None frames none."""
        for nth, frame in enumerate(self._frames):
            frame.show(slot is not None)
            if slot is not None:
                frame.place(_CARD - 2 - nth, _TOPS[slot] - 2 - nth, 28 + 2 * nth, 20 + 2 * nth)

    def score(self, preview):
        """([(biggest, groups, kind)], points, change), or None to show nothing."""
        if preview != self._preview:
            self._preview = preview
            self._nth = 0
            self._paint_score()

    def turn(self, nth):
        """With two players: the other one of my kinds, if there is one."""
        if self._preview and nth != self._nth and nth < len(self._preview[0]):
            self._nth = nth
            self._paint_product()

    def _paint_score(self):
        paper = self._paper
        paper.box(_LEFT + 1, 97, 31, 21, INK)
        if self._preview:
            _, points, change = self._preview
            self._paint_product()
            paper.write(131, 109, 16, YELLOW, str(points).replace("-", "−"))
            color = LIME if change > 0 else RED
            text = f"{change:+}".replace("-", "−") if change else ""
            paper.write(143, 110, 15, color, text, RIGHT)

    def _paint_product(self):
        biggest, groups, kind = self._preview[0][self._nth]
        self._paper.stamp("goods8", 131, 98, kind - 1, None)
        product = f"{biggest}×{groups}"
        self._paper.write(142, 100, 17, WHITE, product, name="garden5", ground=INK)
