# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The score pad: the last sittings of a game, one a line."""

import displayio

from garden import const, records

from ..kit import names
from ..kit.colors import BARK, CREAM, INK, LIME, SPRITES, TILES
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.label import Label
from ..kit.sprites import grid
from ..kit.text import CENTRE, fit, measure
from ..kit.text import RIGHT as TO_THE_RIGHT
from . import pad_parts
from .menu import Menu, Plate

_TOP = const(16)
_PITCH = const(13)
_START = const(28)  # where the players begin,
_ROOM = const(131)  # and how far they may go
_BADGE = const(11)
_CROWN = const(12)
_CROWN_TILE = const(1)  # of ui16
# A sheet, a tile and a palette for each game.
_ICONS = (("goods8", 0, TILES), ("icons8", 10, SPRITES), ("icons8", 8, SPRITES))


class Records(Menu):
    def __init__(self, app, game=None):
        super().__init__(app, CREAM)
        self._game = app.settings["last"] if game is None else game
        pad = pad_parts.load(app)
        self._played = pad.games[self._game][0]
        self._sittings = pad.recent(self._game)
        self._people = pad.people
        self._row = 0
        title = pad_parts.title(app, self._game)
        played = app.say("games", self._played) if self._played != 1 else app.say("one_game")
        self.head = (title, fit(played, 55), BARK, INK)
        keys = ((BACK, app.say("back")), (TURN, app.say("medals")))
        if self._sittings:
            keys = ((OK, app.say("details")),) + keys
            self._write()
        else:
            Label(self.body, 30, 58, 124, BARK, app.say("no_games"), CENTRE)
        self.bottom_bar(*keys)

    def paint(self):
        super().paint()
        pad_parts.rule(self, _TOP + _PITCH - 1, _PITCH, records.SITTINGS)

    def _write(self):
        self._plate = Plate(self.body, LIME)
        self._choose()
        self.chores.finish()
        sheet, tile, palette = _ICONS[self._game]
        for row, (_, who, scores) in enumerate(self._sittings):
            line = displayio.Group(y=_TOP + _PITCH * row)
            self.body.append(line)
            number = str((self._played - row) % 1000)
            Label(line, 1, 4, 11, BARK, number, TO_THE_RIGHT, name="garden5")
            grid(line, sheet, 14, 2, tile=tile, palette=palette)
            _players(line, who, scores)

    def _choose(self):
        self._plate.move(self.chores, 0, _TOP + _PITCH * self._row - 1, 160, _PITCH + 1)

    def press(self, button):
        app = self.app
        if button & (LEFT | RIGHT):
            pad_parts.turn_page(app, "records", self._game, 1 if button == RIGHT else -1)
        elif button & (UP | DOWN) and self._sittings:
            self._row = (self._row + (1 if button == DOWN else -1)) % len(self._sittings)
            app.cue("move")
            self._choose()
        elif button == OK and self._sittings:
            _, who, scores = self._sittings[self._row]
            app.cue("choose")
            called = [self._name(seat, player) for seat, player in enumerate(who)]
            app.open("details", self._played - self._row, called, who, scores)
        elif button == TURN:
            app.go("medals", self._game)
        elif button == BACK:
            app.go("title")

    def _name(self, seat, player):
        """What the player of this seat was called then."""
        person = records.person(player)
        if person >= 0:
            return self._people[person][0]
        return names.usual(self.app, seat, records.level(player))


def _players(line, who, scores):
    """Badge, score and crown of as many players as there is room for, the winners first."""
    words = []
    x = 0
    for seat in pad_parts.ranked(who, scores):
        score = str(scores[seat])
        won = records.won(who[seat])
        width = _BADGE + measure(score) + (_CROWN if won else 0)
        if x + width > _ROOM:
            break
        grid(line, "badges9", _START + x, 2, tile=seat)
        words.append((x + _BADGE, score))
        if won:
            grid(line, "ui16", _START + x + width - _CROWN, -2, tile=_CROWN_TILE)
        x += width + 7
    Label(line, _START, 3, _ROOM, INK).lay(words)
