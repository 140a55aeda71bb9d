# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad: the last sittings of a game, one on each line."""

from garden import GAMES, const, records

from ..games import about
from ..kit import names
from ..kit.colors import BARK, CREAM, INK, LIME, RED, SKY
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.shapes import panel
from ..kit.sprites import sheet
from ..kit.text import CENTRE, fit, measure
from ..kit.text import RIGHT as TO_THE_RIGHT
from . import score_pad
from .menu import Menu

_TOP = const(16)
_PITCH = const(13)
_START = const(28)  # where the players begin,
_ROOM = const(131)  # and how far they may go
_BADGE = const(11)
_CROWN = const(12)
_CROWN_TILE = const(1)  # of ui16


class Records(Menu):
    def __init__(self, app, game=None):
        super().__init__(app, CREAM)
        self._game = app.settings["last"] if game is None else game
        pad = score_pad.load(app)
        self._played = pad.games[self._game][0]
        self._sittings = pad.recent(self._game)
        self._names = [name for name, _ in pad.people]
        self.rows = len(self._sittings)
        self._icon = about(GAMES[self._game]).ICONS[2]
        title = score_pad.title(app, self._game)
        played = app.say("games", self._played) if self._played != 1 else app.say("one_game")
        self.head = (title, fit(played, 55), BARK, INK)
        keys = ((BACK, app.say("back")),) + score_pad.medals_key(app, self._game)
        if self._sittings:
            keys = ((OK, app.say("details")),) + keys
            for name in ("ui16", "badges9", self._icon[0]):
                sheet(name)
        self.bottom_bar(*keys)

    def paint_rows(self):
        score_pad.rule(self, _TOP + _PITCH - 1, _PITCH, records.SITTINGS)
        if self._sittings:
            super().paint_rows()
        else:
            self.paper.write(30, 58, 124, BARK, self.app.say("no_games"), CENTRE)

    def paint_row(self, row):
        """Paint a row, as high as its paper, with the lines above and below it."""
        paper = self.paper
        y = _TOP + _PITCH * row
        if row == self.row:
            panel(paper, 0, y - 1, 160, _PITCH + 1, LIME, corners=False)
        else:
            paper.box(0, y - 1, 160, 1, SKY if row else CREAM)
            paper.box(0, y, 160, _PITCH - 1, CREAM)
            paper.box(0, y + _PITCH - 1, 160, 1, SKY)
            paper.box(score_pad.MARGIN, y - 1, 1, _PITCH + 1, RED)
        number = str((self._played - row) % 1000)
        paper.write(1, y + 4, 11, BARK, number, TO_THE_RIGHT, name="garden5")
        name, *how = self._icon
        paper.stamp(name, 14, y + 2, *how)
        _, who, scores = self._sittings[row]
        _row(paper, y, who, scores)

    def press(self, button):
        app = self.app
        if button & (LEFT | RIGHT):
            score_pad.turn(app, "records", self._game, 1 if button == RIGHT else -1)
        elif button & (UP | DOWN) and self._sittings:
            self.step(1 if button == DOWN else -1)
        elif button == OK and self._sittings:
            _, who, scores = self._sittings[self.row]
            app.cue("choose")
            called = [self._name(seat, player) for seat, player in enumerate(who)]
            number = self._played - self.row
            app.open("details", number=number, names=called, who=who, scores=scores)
        elif button == TURN:
            score_pad.open_medals(app, self._game)
        elif button == BACK:
            score_pad.leave(app)

    def _name(self, seat, player):
        """Return the name of this seat's player at that time."""
        person = records.person(player)
        if person >= 0:
            return self._names[person]
        return names.usual(self.app, seat, records.level(player))


def _row(paper, y, who, scores):
    """Paint badge, score and crown of as many players as fit, the winners first."""
    x = _START
    for seat in score_pad.ranked(who, scores):
        score = str(scores[seat])
        won = records.won(who[seat])
        wide = measure(score)
        end = x + _BADGE + wide + (_CROWN if won else 0)
        if end > _START + _ROOM:
            break
        paper.stamp("badges9", x, y + 2, seat)
        paper.write(x + _BADGE, y + 3, wide, INK, score)
        if won:
            paper.stamp("ui16", end - _CROWN, y - 2, _CROWN_TILE)
        x = end + 7
