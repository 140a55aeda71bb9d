# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens with something else to choose than rows: the wheels of a name, medals, the rules."""

from garden import const

from ..kit.input import DOWN, LEFT, RIGHT, TURN, UP
from .guides import Guide

_PITCH = const(16)  # of the wheels,
_TOP = const(58)  # where they begin
_TALL = const(20)  # and how high they are


class Wheels(Guide):
    """A tap on a wheel selects it; one on the selected wheel or its arrows turns it."""

    def targets(self):
        screen = self.screen
        found = super().targets()
        count = len(screen.letters)
        ends = min(len(screen.text) + 1, count)
        left = 80 - 8 * count
        for place in range(ends):
            found.append((left + _PITCH * place, _TOP, 15, _TALL, self._selects(place)))
        x = left + _PITCH * screen.place
        for y, button in ((_TOP - 14, UP), (_TOP + _TALL + 2, DOWN)):
            found.append((x, y, 15, 12, self.presses(button)))
        return found

    def _selects(self, place):
        def act():
            if place == self.screen.place:
                self.press(UP)
            else:
                self.app.cue("move")
                self.screen.point(place)

        return act


class Medals(Guide):
    """A tap on a medal selects it; there is nothing more to do with one."""

    def targets(self):
        found = super().targets()
        for place in range(len(self.screen.medals)):
            if place == self.screen.place:
                continue
            x, y = 8 + place % 5 * 30, 19 + place // 5 * 25
            found.append((x - 3, y - 3, 30, 28, self._selects(place)))
        return found

    def _selects(self, place):
        def act():
            self.app.cue("move")
            self.screen.place = place
            self.screen.choose()

        return act


class Rules(Guide):
    """Beside the bar the word in the head can be tapped; a tap on the page turns it."""

    def targets(self):
        return super().targets() + [(90, 0, 70, 15, self.presses(TURN))]

    def miss(self, x, y):
        self.press(LEFT if x < 40 else RIGHT)
