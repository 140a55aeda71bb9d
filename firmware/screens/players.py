# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad's other page: wins and best scores of everybody with a name."""

from garden import const, records

from ..kit.colors import BARK, CREAM, INK, RED
from ..kit.input import BACK, LEFT, RIGHT, TURN
from ..kit.running import RunningText
from ..kit.text import CENTRE, fit
from ..kit.text import RIGHT as TO_THE_RIGHT
from . import Screen, pad_parts

_HEAD = const(17)
_TOP = const(28)
_PITCH = const(11)


class Players(Screen):
    def __init__(self, app, game):
        super().__init__(app, CREAM)
        self._game = game
        pad = pad_parts.load(app)
        self._standings = pad.standings(game)
        best = pad.games[game][1]
        right = fit(app.say("best", best), 55) if best > records.NONE else ""
        self.head = (pad_parts.title(app, game), right, BARK, INK)
        if not self._standings:
            RunningText(self.body, 30, _TOP + _PITCH, 124, BARK, app.say("no_names"), _PITCH)
        self.bottom_bar((BACK, app.say("back")), (TURN, app.say("medals")))

    def paint(self):
        super().paint()
        app = self.app
        write = self.paper.write
        pad_parts.rule(self, _TOP - 2, _PITCH, records.PEOPLE + 1)
        if self._standings:
            write(80, _HEAD, 42, BARK, app.say("wins_head"), TO_THE_RIGHT)
            write(124, _HEAD, 32, BARK, app.say("best_head"), TO_THE_RIGHT)
        for row, (won, best, played, name) in enumerate(self._standings):
            y = _TOP + _PITCH * row
            write(9, y, 10, BARK if row else RED, str(row + 1), CENTRE)
            write(30, y, 46, INK, fit(name, 46))
            write(78, y, 44, INK, fit(str(won) + "/" + str(played), 44), TO_THE_RIGHT)
            write(124, y, 32, INK, str(best), TO_THE_RIGHT)

    def press(self, button):
        app = self.app
        if button & (LEFT | RIGHT):
            pad_parts.turn_page(app, "players", self._game, 1 if button == RIGHT else -1)
        elif button == TURN:
            app.go("medals", self._game)
        elif button == BACK:
            app.go("title")
