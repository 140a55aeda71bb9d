# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Entering names with the stick, letter by letter, one player after the other."""

from ..kit import names
from ..kit.bars import header
from ..kit.colors import BARK
from ..kit.label import Label
from ..kit.sprites import put, scaled
from ..kit.text import CENTRE
from .wheels import Wheels

_CAPITALS = " ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ"
_SMALL = " abcdefghijklmnñopqrstuvwxyzáéíóúü"
_REST = "0123456789-'"


class Names(Wheels):
    wheel = _CAPITALS[1:] + _SMALL[1:] + _REST

    def __init__(self, app, seats):
        super().__init__(app, names.LONGEST, "seat_next")
        self._seats = seats
        self._seat = 0
        self._names = names.all_of(app.store)
        self.head = (app.say("option_names"),)
        self._grid = scaled(self.body, "badges9", 71, 20, 2)
        self._line = Label(self.body, 56, 96, 48, BARK, "", CENTRE)
        self.show()
        self.point(0)

    def show(self):
        """Show the name of this seat, or its default name."""
        self.text = self._names[self._seat]
        super().show()
        put(self._grid, 0, self._seat)
        head = (self.head[0], "%d/%d" % (self._seat + 1, self._seats))
        if head != self.head:
            self.head = head
            header(self.canvas, *head)
        self._line.text = self.text or names.usual(self.app, self._seat)

    def other(self):
        self._seat = (self._seat + 1) % self._seats
        self.show()
        self.point(0)

    def done(self):
        names.give(self.app.store, self._names)
        self.app.close()

    def turn_wheel(self, dy):
        """Turn to the next letter that has room; an i always has."""
        name = self.text
        at = self.place
        wheel = (_SMALL if at else _CAPITALS) + _REST
        spot = wheel.find(name[at : at + 1] or " ")
        fits = False
        while not fits:
            spot = (spot - dy) % len(wheel)
            # A blank inside a name would end it, so the wheel has one only after the last letter.
            blank = wheel[spot] == " " and at < len(name) - 1
            fits = not blank and self.put_letter(wheel[spot])

    def put_letter(self, letter):
        """Put this letter at the cursor, if the name has room for it."""
        name, at = self.text, self.place
        changed = (name[:at] + letter + name[at + 1 :]).rstrip()
        if not names.fits(changed):
            return False
        self._names[self._seat] = changed
        self.show()
        return True

    def go_on(self):
        """Go to the next player's name, and after the last one back to the setup."""
        if self._seat + 1 < self._seats:
            self.other()
        else:
            self.done()
