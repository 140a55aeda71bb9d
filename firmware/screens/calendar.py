# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The deals of the last days, with the stars that were won: for machines that know the date."""

from garden import const, daily

from ..kit.colors import BARK, CREAM, INK, LIME, WHITE, WOOD, YELLOW
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, UP
from ..kit.shapes import panel
from ..kit.text import CENTRE
from .menu import Menu

_WIDE = const(18)
_TALL = const(20)
_LEFT = const(8)
_TOP = const(16)
_WORDS = const(102)  # the y of the lines about the chosen day
_STARS = const(3)


class Calendar(Menu):
    """Closes with the number of a day's deal, None for the one before."""

    rows = daily.SHOWN
    across = 8  # in a line

    def __init__(self, app, game, seats):
        super().__init__(app, CREAM)
        self._kept = app.store.get("deals")
        self._table = game, seats
        self._first = app.share.host.today() - daily.SHOWN + 1
        self.row = daily.SHOWN - 1
        self.head = (app.say("option_daily"), app.say(game))
        self.bottom_bar((OK, app.say("choose")), (BACK, app.say("back")))

    def _best(self, row):
        return daily.best(self._kept, *self._table, daily.number_of(self._first + row))

    def paint_rows(self):
        super().paint_rows()
        self._explain()

    def paint_row(self, row):
        down, across = divmod(row, self.across)
        x, y = _LEFT + across * _WIDE, _TOP + down * _TALL
        paper, chosen = self.paper, row == self.row
        paper.box(x, y, _WIDE - 1, _TALL - 1, CREAM)
        best = self._best(row)
        fill = LIME if chosen else WHITE if best else CREAM
        panel(paper, x, y, _WIDE - 1, _TALL - 1, fill, INK if chosen else WOOD)
        day = str(daily.date_of(self._first + row)[2])
        paper.write(x + 1, y + 3, _WIDE - 3, INK, day, CENTRE)
        for star in range(_STARS if best else 0):
            color = YELLOW if star < best[1] else WOOD
            paper.box(x + 2 + 5 * star, y + 13, 3, 3, INK if chosen and color == YELLOW else color)

    def _explain(self):
        """Write the date of the chosen day, its deal and the best result on it."""
        say, best = self.app.say, self._best(self.row)
        day = self._first + self.row
        text = "%d-%02d-%02d  " % daily.date_of(day) + say("deal_number", daily.number_of(day))
        if best:
            text += "  " + "★" * best[1] + "·" * (_STARS - best[1]) + " " + str(best[0])
        self.paper.write(4, _WORDS, 152, BARK, text, CENTRE, ground=CREAM)

    def choose(self, row):
        super().choose(row)
        self._explain()

    def press(self, button):
        steps = {LEFT: -1, RIGHT: 1, UP: -self.across, DOWN: self.across}
        if button in steps:
            self.step(steps[button])
        elif button & (OK | MENU):
            self.app.cue("choose")
            self.app.close(number=daily.number_of(self._first + self.row))
        elif button == BACK:
            self.app.close()
