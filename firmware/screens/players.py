# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The second page of the score pad: everyone's wins and scores, bots by level."""

from garden import const, records

from ..kit.colors import BARK, CREAM, INK, RED
from ..kit.input import BACK, DOWN, LEFT, RIGHT, TURN, UP
from ..kit.text import CENTRE, fit
from ..kit.text import RIGHT as TO_THE_RIGHT
from . import Screen, score_pad

_HEAD = const(18)
_TOP = const(28)
_PITCH = const(11)
_SHOWN = const(8)
# Left edge and width of each column: wins of games, best, average, wins in a row
_COLUMNS = ((70, 29), (99, 18), (117, 18), (138, 20))
_HEADS = ("wins_head", "best_head", "average_head", "row_head")


class Players(Screen):
    def __init__(self, app, game):
        super().__init__(app, CREAM)
        self._game = game
        pad = score_pad.load(app)
        self._played = pad.standings(game)
        self._first = 0  # that is shown
        best = pad.games[game][1]
        right = fit(app.say("best", best), 55) if best > records.NONE else ""
        self.head = (score_pad.title(app, game), right, BARK, INK)
        self.bottom_bar((BACK, app.say("back")), *score_pad.medals_key(app, game))

    def paint(self):
        super().paint()
        score_pad.rule(self, _TOP - 2, _PITCH, _SHOWN + 1)
        if not self._played:
            self.paper.write(30, 58, 124, BARK, self.app.say("no_games"), CENTRE)
            return
        for (x, width), head in zip(_COLUMNS, _HEADS):
            text = self.app.say(head)
            self.paper.write(x, _HEAD, width, BARK, text, TO_THE_RIGHT, name="garden5")
        self._paint_rows()

    def _paint_rows(self):
        """Paint the rows in sight."""
        for row, (player, tally) in enumerate(self._played[self._first :][:_SHOWN]):
            y = _TOP + _PITCH * row
            self.paper.box(27, y - 1, 131, _PITCH - 1, CREAM)
            self._row(y, player, tally)
        more = "▲" if self._first else ""
        if self._first + _SHOWN < len(self._played):
            more += "▼"
        self.paper.write(4, _HEAD - 2, 18, RED, more, CENTRE, ground=CREAM)

    def _row(self, y, player, tally):
        write = self.paper.write
        name = player
        if not isinstance(player, str):
            name = self.app.say("level" + str(player) if player else "you")
        write(28, y, 44, BARK if player in (1, 2, 3) else INK, fit(name, 44))
        played, won, best, streak = tally[:4]
        average = records.average(tally)
        figures = "%d/%d" % (won, played), best, average if average > records.NONE else "", streak
        for (x, width), figure in zip(_COLUMNS, figures):
            write(x, y, width, INK, fit(str(figure), width), TO_THE_RIGHT)

    def press(self, button):
        app = self.app
        if button & (LEFT | RIGHT):
            score_pad.turn(app, "players", self._game, 1 if button == RIGHT else -1)
        elif button & (UP | DOWN):
            self._scroll(1 if button == DOWN else -1)
        elif button == TURN:
            score_pad.open_medals(app, self._game)
        elif button == BACK:
            score_pad.leave(app)

    def _scroll(self, step):
        first = min(max(self._first + step, 0), max(len(self._played) - _SHOWN, 0))
        if first != self._first:
            self._first = first
            self.app.cue("move")
            self._paint_rows()
