# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Entering a word with the stick: a row of wheels, one for each letter."""

from garden import const

from ..kit.colors import CREAM, INK, RED, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP, step
from ..kit.label import Label, big
from ..kit.shapes import Cursor, box
from ..kit.text import CENTRE
from . import Screen

_PITCH = const(16)
_TOP = const(60)


class Wheels(Screen):
    """The wheels. Up and down turn one, OK goes to the next, MENU finishes, BACK cancels.

    A subclass has the `text`, and writes turn_wheel(dy), put_letter(letter), other() and done().
    """

    text = ""
    wheel = "0123456789"  # the letters that may be typed

    def __init__(self, app, count, other):
        super().__init__(app, CREAM)
        self.place = 0
        self._left = 81 - 8 * count
        self.letters = []
        for place in range(count):
            x = self._left + _PITCH * place
            box(self.body, x, _TOP + 17, 13, 1, WOOD)
            self.letters.append(big(self.body, x, _TOP, 14, INK, align=CENTRE))
        self._sides = (
            Label(self.body, 0, _TOP - 12, 5, RED, "▲", CENTRE),
            Label(self.body, 0, _TOP + 22, 5, RED, "▼", CENTRE),
        )
        self._cursor = Cursor(self.body)
        self.bottom_bar((OK, app.say("next")), (MENU, app.say("done")), (TURN, app.say(other)))

    def show(self):
        for place, letter in enumerate(self.letters):
            letter.text = self.text[place : place + 1].strip()

    def point(self, place):
        """Select this wheel."""
        self.place = place
        x = self._left - 1 + _PITCH * place
        self._cursor.place(x, _TOP - 2, 15, 20)
        for arrow in self._sides:
            arrow.x = x + 5

    def go_on(self):
        """Answer OK on the last wheel."""
        self.done()

    def put_letter(self, letter):
        """Put a letter on this wheel, "" for none. Return False if there is no room for it."""

    def type(self, letter):
        """Answer a key of a computer's keyboard. Return True if it means a letter here."""
        if letter == "\b":
            self.point(max(self.place - 1, 0))
            self.put_letter("")
        elif not letter or letter not in self.wheel:
            return False
        elif self.put_letter(letter):
            self.point(min(self.place + 1, len(self.text), len(self.letters) - 1))
        return True

    def press(self, button):
        dx, dy = step(button)
        if button & (UP | DOWN):
            self.app.cue("move")
            self.turn_wheel(dy)
        elif button & (LEFT | RIGHT | OK):
            # Go no further than after the last letter; from there OK leads on.
            last = min(len(self.text), len(self.letters) - 1)
            self.app.cue("move")
            if button == OK and self.place == last:
                self.go_on()
            else:
                self.point(min(max(self.place + (dx or 1), 0), last))
        elif button == TURN:
            self.app.cue("card")
            self.other()
        elif button == MENU:
            self.done()
        elif button == BACK:
            self.app.close()
