# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Names: letter by letter with the stick, one player after the other."""

from ..kit import names
from ..kit.bars import header
from ..kit.colors import BARK, CREAM, INK, RED, WOOD
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP, step
from ..kit.label import Label, big
from ..kit.shapes import Cursor, box
from ..kit.sprites import put, scaled
from ..kit.text import CENTRE
from . import Screen

_CAPITALS = " ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ"
_SMALL = " abcdefghijklmnñopqrstuvwxyzáéíóúü"
_REST = "0123456789-'"


class Names(Screen):
    def __init__(self, app, seats):
        super().__init__(app, CREAM)
        self._seats = seats
        self._seat = 0
        self._place = 0
        self._names = names.load(app.store)
        self.head = (app.say("option_names"),)
        self._badge = scaled(self.body, "badges9", 71, 20, 2)
        for place in range(names.LONGEST):
            box(self.body, 17 + 16 * place, 77, 13, 1, WOOD)
        self._letters = [
            big(self.body, 17 + 16 * n, 60, 14, INK, align=CENTRE) for n in range(names.LONGEST)
        ]
        self._arrows = (
            Label(self.body, 0, 48, 5, RED, "▲", CENTRE),
            Label(self.body, 0, 82, 5, RED, "▼", CENTRE),
        )
        self._cursor = Cursor(self.body)
        self._instead = Label(self.body, 56, 96, 48, BARK, "", CENTRE)
        self.bottom_bar((OK, app.say("done")), (BACK, app.say("back")), (TURN, app.say("next")))
        self._show()
        self._point()

    def _show(self):
        """The name of this seat; without one the seat's usual name."""
        name = self._names[self._seat]
        for place, letter in enumerate(self._letters):
            letter.text = name[place : place + 1].strip()
        put(self._badge, 0, self._seat)
        head = (self.head[0], "%d/%d" % (self._seat + 1, self._seats))
        if head != self.head:
            self.head = head
            header(self.canvas, *head)
        self._instead.text = name or names.usual(self.app, self._seat)

    def _point(self):
        x = 16 + 16 * self._place
        self._cursor.place(x, 58, 15, 20)
        for arrow in self._arrows:
            arrow.x = x + 5

    def press(self, button):
        across, down = step(button)
        if button & (UP | DOWN):
            self._turn_wheel(down)
        elif button & (LEFT | RIGHT):
            most = min(len(self._names[self._seat]), names.LONGEST - 1)
            self._place = min(max(self._place + across, 0), most)
            self.app.cue("move")
            self._point()
        elif button == TURN:
            self._seat = (self._seat + 1) % self._seats
            self._place = 0
            self.app.cue("card")
            self._show()
            self._point()
        elif button == OK:
            names.keep(self.app.store, self._names)
            self.app.close()
        elif button == BACK:
            self.app.close()

    def _turn_wheel(self, down):
        """The next letter there is room for; for an i there always is."""
        name = self._names[self._seat]
        at = self._place
        wheel = (_SMALL if at else _CAPITALS) + _REST
        spot = wheel.find(name[at : at + 1] or " ")
        fits = False
        while not fits:
            spot = (spot + down) % len(wheel)
            changed = (name[:at] + wheel[spot] + name[at + 1 :]).rstrip()
            # A blank in the name's middle would end it: the wheel has one only behind the last.
            fits = names.fits(changed) and (wheel[spot] != " " or at >= len(name) - 1)
        self._names[self._seat] = changed
        self.app.cue("move")
        self._show()
