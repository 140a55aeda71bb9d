# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The end of Cabbage!: the groups that count light up, plot by plot."""

from garden import const
from garden.bits import count
from garden.cabbage.field import crop, group

from ...kit.colors import BARK, CREAM, INK, LIME, PINK, WOOD, YELLOW
from ...kit.label import big
from ...kit.shapes import panel
from ...kit.text import CENTRE, RIGHT
from .field import BARE, FARMER, HATCH, Field
from .panel import HEAD

FIGURES = ("cabbage16", FARMER)  # the farmers stand on the podium

_MEASURES = ("largest", "second", "dice")  # in the order in which they decide
_BEAT = const(120)  # ms from plot to plot


def decided(app, game):
    """Return which measure decided the game, if not the first."""
    by = game.detail()["decided"]
    return app.say("cabbage_by_" + by) if by in ("second", "dice") else ""


def sorted_groups(mask):
    """Return the groups of these plots, the largest first. In a tie the first plot comes first."""
    found = []
    while mask:
        plots = group(mask)
        mask ^= plots
        found.append((-count(plots), plots & -plots, plots))
    return [plots for _, _, plots in sorted(found)]


class Score:
    def __init__(self, screen):
        self._screen = screen
        game = screen.game
        self._detail = game.detail()
        by = self._detail["decided"]
        self.pages = _MEASURES.index(by) + 1 if by in _MEASURES else len(_MEASURES)
        self._groups = [sorted_groups(crop(game.green, seat)) for seat in (0, 1)]
        screen.top.wear("icons8", HEAD, (LIME, PINK))
        screen.top.turn(0, screen.app.say("cabbage"))
        self._field = Field(screen)
        self._field.lie(game.field)
        self._numbers = [
            big(screen.body, 132, 18 + 36 * seat, 24, INK, "", CENTRE) for seat in (0, 1)
        ]
        self._tiles = bytearray(24)
        self._page = 0
        self._next = 0

    # -- the picture --------------------------------------------------------------------------

    def paint(self):
        paper = self._screen.paper
        self._field.paint()
        paper.box(108, 10, 1, 73, INK)
        paper.box(109, 10, 51, 73, WOOD)
        for seat in (0, 1):
            y = 12 + 36 * seat
            panel(paper, 111, y, 46, 34, CREAM, corners=False)
            paper.stamp("cabbage16", 114, y + 4, FARMER + seat)
            paper.write(112, y + 24, 44, BARK, self._screen.player(seat), CENTRE)
        paper.box(0, 83, 160, 1, INK)
        paper.box(0, 84, 160, 34, WOOD)
        for nth in range(len(_MEASURES)):
            self._row(nth)

    def _row(self, index):
        """Draw a measure: its name, and both players' numbers once it is compared."""
        paper = self._screen.paper
        name = _MEASURES[index]
        y = 85 + 11 * index
        paper.box(4, y - 1, 152, 11, YELLOW if index == self._page else WOOD)
        paper.write(8, y + 1, 80, INK, self._screen.app.say("cabbage_" + name))
        for seat in (0, 1):
            x = 96 + 34 * seat
            paper.stamp("icons8", x, y, HEAD + seat)
            number = str(self._detail[name][seat]) if index < self._page else "·"
            if index == self._page:
                number = self._numbers[seat].text  # as far as it was counted
            paper.write(x + 11, y + 1, 12, INK, number, RIGHT)

    # -- lighting up --------------------------------------------------------------------------

    def show(self, page):
        """Compare this measure: light up the groups, or show the dice at once."""
        screen = self._screen
        self._page = page
        screen.top.status(screen.app.say("cabbage_" + _MEASURES[page]))
        self._pending = []
        for seat in (0, 1):
            dice = _MEASURES[page] == "dice"
            self._numbers[seat].text = str(self._detail["dice"][seat] if dice else 0)
            if not dice and page < len(self._groups[seat]):
                self._count(seat, self._groups[seat][page])
        self.paint()
        self._tiles[:] = bytes([HATCH] * 24)
        self._field.stand(bytes(self._tiles))
        if not screen.app.settings["motion"]:
            while self._pending:
                self._step()

    def _count(self, seat, plots):
        """Light these plots, one after the other."""
        number = 0
        for plot in range(24):
            if plots >> plot & 1:
                number += 1
                self._pending.append((seat, plot, number))

    def tick(self, now):
        if self._pending and now >= self._next:
            self._next = now + _BEAT
            self._step()
            self._screen.app.cue("move")

    def _step(self):
        """Light up another plot."""
        seat, plot, number = self._pending.pop(0)
        self._tiles[plot] = BARE
        self._field.stand(bytes(self._tiles))
        self._numbers[seat].text = str(number)
        self._row(self._page)
