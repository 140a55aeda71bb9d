# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The table under a finger: the game's touch.py knows what lies where."""

from garden import const

from ..games import load_part
from ..kit.bars import HEIGHT
from ..kit.input import HOLD, OK, RELEASE, TURN
from ..turns import NEWS, RESULT, SHOWN
from ..turns import TURN as PERSON
from .guides import Guide, nearest

_BADGE = const(60)  # pixels at the left of the top bar: the badge and the name


class Table(Guide):
    def __init__(self, app, screen):
        super().__init__(app, screen)
        self._game = None
        if screen.flow.state == PERSON and not screen.covered:
            self._game = load_part(screen.sitting.name, "touch").Touch(screen.view, self.press)

    def targets(self):
        return self._bars() + self._board()

    def _bars(self):
        return [self._badge()] + super().targets()

    def _badge(self):
        return self.app.on_paper(0, 0, _BADGE, HEIGHT, self._look)

    def _board(self):
        return self._game.targets() if self._game else []

    def find(self, x, y, reach):
        """Keep the bars apart: nothing that is meant for the board may hit a hint."""
        _, top, _, tall, _ = self._badge()
        on_board = top + tall <= y < self.app.on_paper(0, self.screen.bar.grid.y, 0, 0)[1]
        return nearest(self._board() if on_board else self._bars(), x, y, reach)

    def press(self, button, make=None):
        """Press a button; `make` is what a finger chose to do in place of what the button does."""
        screen = self.screen
        if button == TURN and screen.covered:
            screen.press(HOLD)
            button = RELEASE
        screen.press(button, make)

    def _look(self):
        self.press(HOLD, lambda button: self.screen.look_around())

    def miss(self, x, y):
        if self._game:
            self._game.miss(x, y)
        elif self.screen.flow.state & (RESULT | SHOWN | NEWS):
            self.press(OK)

    def grab(self, x, y, reach):
        return self._game.grab(x, y, reach) if self._game else None

    def wheel(self, x, y, step):
        if self._game:
            self._game.wheel(step)

    def hold(self, x, y):
        left, top, wide, tall, _ = self._badge()
        if y < top + tall and x < left + wide:
            self.press(HOLD)
            return True
        return bool(self._game and self._game.hold(x, y))

    def let_go(self):
        top = self.app.screens[-1]
        top.press(RELEASE)
