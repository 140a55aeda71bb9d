# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad's other page: wins and best scores of everybody with a name."""

from garden import const, records

from ..kit.colors import BARK, INK, RED
from ..kit.input import BACK, LEFT, RIGHT, TURN
from ..kit.text import CENTRE, Label, wrap
from ..kit.text import RIGHT as TO_THE_RIGHT
from . import Screen, pad_parts

_HEAD = const(17)
_TOP = const(28)
_PITCH = const(11)


class Players(Screen):
    def __init__(self, app, game):
        super().__init__(app, pad_parts.PAPER)
        self._game = game
        pad = pad_parts.load(app)
        best = pad.games[game][1]
        right = app.say("best", best) if best > records.NONE else ""
        pad_parts.paper(self, game, right, _TOP - 2, _PITCH, records.PEOPLE + 1)
        standings = pad.standings(game)
        if standings:
            Label(self.body, 80, _HEAD, 42, BARK, app.say("wins_head"), TO_THE_RIGHT)
            Label(self.body, 124, _HEAD, 32, BARK, app.say("best_head"), TO_THE_RIGHT)
        else:
            for row, line in enumerate(wrap(app.say("no_names"), 124)):
                Label(self.body, 30, _TOP + _PITCH * (row + 1), 124, BARK, line, CENTRE)
        for row, standing in enumerate(standings):
            self._write(row, *standing)
        self.bottom_bar((BACK, app.say("back")), (TURN, app.say("medals")))

    def _write(self, row, won, best, played, name):
        y = _TOP + _PITCH * row
        Label(self.body, 9, y, 10, RED if row == 0 else BARK, str(row + 1), CENTRE)
        Label(self.body, 30, y, 46, INK, name)
        Label(self.body, 78, y, 44, INK, self.app.say("won_of", won, played), TO_THE_RIGHT)
        Label(self.body, 124, y, 32, INK, str(best), TO_THE_RIGHT)

    def press(self, button):
        app = self.app
        if button & (LEFT | RIGHT):
            pad_parts.turn_page(app, "players", self._game, 1 if button == RIGHT else -1)
        elif button == TURN:
            app.go("medals", self._game)
        elif button == BACK:
            app.go("title")
