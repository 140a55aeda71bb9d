# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The last moves, told once more."""

from garden import const

from ..kit.bars import header
from ..kit.colors import BARK, CREAM, INK
from ..kit.input import BACK, MENU, OK, TURN
from ..kit.sprites import grid
from ..kit.text import Label
from . import Screen

MOST = const(8)


class Moves(Screen):
    """[(seat, words)], the newest last; closes with any button."""

    def __init__(self, app, told):
        super().__init__(app, CREAM)
        header(self.group, app.width, app.say("last_moves"))
        for row, (seat, words) in enumerate(told[-MOST:]):
            y = 20 + 12 * row
            grid(self.body, "badges9", 3, y - 1, tile=seat)
            Label(self.body, 14, y, 145, INK, words)
        if not told:
            Label(self.body, 6, 20, 148, BARK, app.say("no_moves"))
        self.bottom_bar((BACK, app.say("back")))

    def press(self, button):
        if button & (OK | BACK | MENU | TURN):
            self.app.close()
