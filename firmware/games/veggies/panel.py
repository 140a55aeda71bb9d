# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The panel beside the stand: the hand, the market's three cards and, below, the score preview."""

from garden import const
from garden.veggies.cards import KINDS

from ...kit.colors import BARK, CREAM, INK, LEAF, LIME, PINE, RED, STONE, WHITE, WOOD, YELLOW
from ...kit.shapes import Frame, box, panel
from ...kit.sprites import sheet
from ...kit.text import RIGHT
from .tiles import paint, signed

_LEFT = const(128)
_CARD = const(132)
_SPROUT = const(2)  # tile of ui16
_MOUSE = const(3)  # tile of icons8
_SLOT = const(25)  # pixels of a kind in the line below the stand
_MICE = const(0)  # the place of the mice among the kinds
_TOPS = (14, 43, 61, 79)  # of the hand and the market's cards


class Panel:
    def __init__(self, screen, group):
        sheet("goods8")  # the whole sheet, because each move of the ghost stamps parts of it
        self._app = screen.app
        self._paper = screen.paper
        self._warehouse = screen.app.settings.word("skin") == "warehouse"
        self._cards = [0] * len(_TOPS)  # no card shows the back
        self._frames = (Frame(group, WHITE), Frame(group, INK))
        self._numbers = None  # what there is with the card, and without; None shows nothing
        self._slots = [None] * KINDS  # the mice, and what the line below the stand shows

    def paint(self):
        self._ground(self._paper)
        for top in _TOPS:
            box(self._paper, _CARD - 1, top - 1, 26, 18, INK)
        for slot in range(len(_TOPS)):
            self._card(slot)
        self._slots = [None] * KINDS
        self._write_points()

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
        """Show sure kinds, sizes, groups and mice: `now` with the card, `last` without."""
        if (now, last) != self._numbers:
            self._numbers = now, last
            self._write_points()

    def _write_points(self):
        """Show each kind, filled if it is sure to be named, and the total that would stand."""
        paper = self._paper
        if not self._numbers:
            paper.box(_LEFT + 1, 97, 31, 11, INK)
            paper.box(0, 108, 160, 10, INK)
            return
        (sure, *now, mice), (was_sure, *last, had) = self._numbers
        points = change = 0
        for kind in range(1, KINDS):
            counts, counted = sure >> kind - 1 & 1, was_sure >> kind - 1 & 1
            worth, was = now[0][kind] * now[1][kind], last[0][kind] * last[1][kind]
            by = counts - counted or worth - was
            same = now[0][kind] == last[0][kind] and now[1][kind] == last[1][kind]
            edge = LIME if by > 0 else RED if by < 0 else None if same else WHITE
            self._draw_kind(kind, counts, now[0][kind], now[1][kind], edge)
            points += counts * worth
            change += counts * worth - counted * was
        self._app.flush()
        self._draw_mice(mice, had)
        self._write_total(points - 2 * mice, change + 2 * (had - mice))

    def _write_total(self, points, change):
        """Write the total, and in brackets what the card changes."""
        paper = self._paper
        paper.box(_LEFT - 3, 108, 35, 10, INK)
        paper.write(_LEFT - 2, 109, 16, YELLOW, signed(points))
        if change:
            color = LIME if change > 0 else RED
            text = "(%+d)" % change
            paper.write(_LEFT + 13, 111, 18, color, text, RIGHT, name="garden5")

    def _draw_mice(self, mice, had):
        """Draw what the mice cost, with an edge if the card changes it."""
        edge = LIME if mice < had else RED if mice > had else INK
        if self._slots[_MICE] != (mice, edge):
            self._slots[_MICE] = mice, edge
            box(self._paper, _LEFT + 1, 97, 31, 11, edge)
            box(self._paper, _LEFT + 2, 98, 29, 9, INK)
            self._paper.stamp("icons8", _LEFT + 3, 98, _MOUSE)
            if mice:
                self._paper.write(_LEFT + 13, 99, 17, WHITE, signed(-2 * mice))

    def _draw_kind(self, kind, counts, size, groups, edge):
        """Draw a kind with its product: filled if it is sure, else an outline."""
        slot = counts, size, groups, edge
        if self._slots[kind] == slot:
            return
        self._slots[kind] = slot
        paper = self._paper
        x = _SLOT * (kind - 1)
        box(paper, x, 108, _SLOT, 10, INK)
        if not (size or edge):
            return
        box(paper, x, 108, _SLOT - 1, 10, edge or (CREAM if counts else STONE))
        if not counts:
            box(paper, x + 1, 109, _SLOT - 3, 8, INK)
        paper.stamp("goods8", x + 1, 109, kind - 1, None)
        text = "%d×%d" % (size, groups)
        if not size or len(text) > 4:
            text = str(size * groups)
        ink = INK if counts and edge != RED else WHITE
        paper.write(x + 10 - len(text) // 4, 111, 15, ink, text, name="garden5")
