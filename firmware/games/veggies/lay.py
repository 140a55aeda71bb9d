# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Set-up: the player picks the card that begins the stand, and keeps the other."""

from garden import const

from ...kit.colors import BARK, CREAM, DUSK, INK, WHITE, WOOD
from ...kit.input import OK, TURN
from ...kit.shapes import Cursor, box, panel
from ...kit.text import CENTRE, wrap
from .chosen import paint_chosen
from .tiles import paint
from .view import BaseMode

_LEFTS = (16, 84)  # of the two plates
_TOP = const(52)


class Mode(BaseMode):
    def __init__(self, view):
        super().__init__(view)
        self._cursor = Cursor(self._group)
        self._seat = 0
        self._hand = None  # where nobody may look
        self._which = 0

    def paint(self):
        app = self._screen.app
        paper = self._screen.paper
        if not self._hand:
            self._tick(0)
            return
        box(paper, 0, 10, 160, 108, DUSK)
        text = app.say(app.settings.word("skin") + "_first")
        panel(paper, 6, 14, 148, 33, CREAM, corners=False)
        paper.write(8, 17, 144, INK, app.say("first_card"), CENTRE)
        for nth, line in enumerate(wrap(text, 140)):
            paper.write(8, 27 + 9 * nth, 144, BARK, line, CENTRE)
        self._draw()

    def _draw(self):
        """Draw both cards."""
        paper = self._screen.paper
        for number, left in enumerate(_LEFTS):
            chosen = number == self._which
            panel(paper, left, _TOP, 60, 55, WOOD if chosen else BARK, corners=False)
            box(paper, left + 11, 61, 38, 26, INK)
            paint(paper, "stand12", 12, left + 12, 62, self._hand[number])
            text = self._screen.app.say("lay_this" if chosen else "keep_this")
            paper.write(left + 2, 94, 56, INK if chosen else WHITE, text, CENTRE)

    def begin(self, seat):
        if seat != self._seat:
            self._which = 0
        self._seat = seat
        self._hand = self._screen.game.hands[seat]
        say = self._screen.app.say
        self._screen.bar.keys((OK, say("lay_it")), (TURN, say("swap")))
        self.paint()
        self._point()

    def _choose(self):
        self._draw()
        self._point()

    def _point(self):
        self._cursor.place(_LEFTS[self._which] + 12, 62, 36, 24)

    def press(self, button):
        if button == OK:
            self._screen.commit(self._which)
        else:
            self._which = 1 - self._which
            self._screen.app.cue("card")
            self._choose()

    def tick(self, now):
        self._cursor.step(now >> 9 & 1)

    def selected_action(self):
        return self._which

    def select(self, action):
        self._which = action
        self._choose()

    def watch(self, seat):
        self._hand = None
        self.paint()
        self._cursor.hide()

    def show(self, action):
        """Tick the name of the player who has chosen."""
        if not self._hand:
            self._tick(1)

    def _tick(self, chosen):
        """Tick the players before this one, and this one, too, if chosen is 1."""
        game = self._screen.game
        paint_chosen(self._screen, [seat < game.turn + chosen for seat in range(game.seats)])
