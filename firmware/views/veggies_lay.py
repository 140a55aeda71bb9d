# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Set-up: which of two cards begins the stand, and which one stays in the hand."""

import displayio

from garden import const

from ..kit.colors import BARK, CREAM, DUSK, INK, TILES, WHITE, WOOD
from ..kit.input import LEFT, OK, RIGHT, TURN
from ..kit.shapes import Cursor, box, paint, panel
from ..kit.sprites import grid, show
from ..kit.text import CENTRE, Label, wrap
from .veggies_cards import draw

_LEFTS = (16, 84)  # of the two plates
_TOP = const(52)


class Mode:
    def __init__(self, view):
        self._view = view
        self._screen = view.screen
        app = view.screen.app
        self._group = displayio.Group()
        view.screen.body.append(self._group)
        box(self._group, 0, 10, 160, 108, DUSK)
        panel(self._group, 6, 14, 148, 33, CREAM, corners=False)
        Label(self._group, 8, 17, 144, INK, app.say("first_card"), CENTRE)
        for line, text in enumerate(wrap(app.say("first_card_text"), 140)[:2]):
            Label(self._group, 8, 27 + 9 * line, 144, BARK, text, CENTRE)
        self._plates = []
        self._labels = []
        self._cards = []
        for left in _LEFTS:
            self._plates.append(panel(self._group, left, _TOP, 60, 55, BARK, corners=False))
            box(self._group, left + 11, 61, 38, 26, INK)
            self._cards.append(grid(self._group, "stand12", left + 12, 62, 3, 2, palette=TILES))
            self._labels.append(Label(self._group, left + 2, 94, 56, WHITE, "", CENTRE))
        self._backs = displayio.Group()
        self._group.append(self._backs)
        for left in _LEFTS:
            box(self._backs, left + 12, 62, 36, 24, INK)
            grid(self._backs, "hatch8", left + 14, 66, 4, 2)
        self._cursor = Cursor(self._group)
        self._seat = 0
        self._which = 0

    def close(self):
        self._screen.body.remove(self._group)

    def begin(self, seat):
        if seat != self._seat:
            self._which = 0
        self._seat = seat
        hand = self._screen.game.hands[seat]
        for card, tiles in zip(hand, self._cards):
            draw(tiles, card, 0)
        show(self._backs, False)
        say = self._screen.app.say
        self._screen.bar.keys((OK, say("lay_it")), (TURN, say("swap")))
        self._choose()

    def _choose(self):
        say = self._screen.app.say
        for number in range(2):
            chosen = number == self._which
            paint(self._plates[number], WOOD if chosen else BARK)
            self._labels[number].text = say("lay_this" if chosen else "keep_this")
            self._labels[number].dye(INK if chosen else WHITE)
        self._cursor.show(True)
        self._cursor.place(_LEFTS[self._which] + 12, 62, 36, 24)

    def press(self, button):
        if button == OK:
            self._screen.commit(self._which)
        elif button & (TURN | LEFT | RIGHT):
            self._which = 1 - self._which
            self._screen.app.cue("card")
            self._choose()

    def tick(self, now):
        self._cursor.step(now >> 9 & 1)

    def hint(self, action):
        self._which = action
        self._choose()

    def watch(self, seat):
        show(self._backs, True)
        self._cursor.show(False)
        for number in range(2):
            paint(self._plates[number], BARK)
            self._labels[number].text = ""

    def show(self, action):
        """Nothing: which card it was is seen when all have laid."""
