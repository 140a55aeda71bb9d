# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The medals of a game: gold for those won, silhouettes for the others."""

from garden import GAMES, const, medals

from ..kit.colors import CREAM, INK, PLUM, WHITE, YELLOW
from ..kit.input import BACK, DOWN, LEFT, RIGHT, TURN, UP, step
from ..kit.shapes import Frame, box
from ..kit.text import CENTRE, fit
from . import Screen, medal_picture, score_pad

_COLUMNS = const(5)
_LEFT = const(8)
_TOP = const(19)
_ACROSS = const(30)
_DOWN = const(25)


class Medals(Screen):
    def __init__(self, app, game):
        super().__init__(app, CREAM)
        self._game = game
        name = GAMES[game]
        self.medals = medals.medals(name)
        self._kept = medals.won(app.store.get("medals"), name)  # as bits
        self.place = 0
        count = sum([self._has(bit) for bit in range(len(self.medals))])
        right = str(count) + "/" + str(len(self.medals))
        self.head = (score_pad.title(app, game), right, PLUM, INK)
        self._draw_silhouettes()
        self._frame = Frame(self.body, INK, 2)
        self.bottom_bar((BACK, app.say("back")), (TURN, app.say("score_pad")))

    def _draw_silhouettes(self):
        """Draw the silhouettes of the medals not won."""
        for bit in range(len(self.medals)):
            x, y = _spot(bit)
            if not self._has(bit):
                medal_picture.icon(self.body, x, y, GAMES[self._game], bit, False)

    def paint(self):
        super().paint()
        app = self.app
        box(self.canvas, 0, app.top + 95, app.width, app.height - app.top - 95, INK)
        for bit in range(len(self.medals)):
            x, y = _spot(bit)
            medal_picture.frame(self.paper, x, y, self._has(bit))
            if self._has(bit):
                medal_picture.icon(self.paper, x, y, GAMES[self._game], bit, True)
        self.choose()

    def _has(self, place):
        return self._kept >> place & 1

    def choose(self):
        """Show what the chosen medal is for."""
        medal = self.medals[self.place]
        has = self._has(self.place)
        secret = medal in medals.hidden(GAMES[self._game]) and not has
        name, what = medal_picture.words(self.app, GAMES[self._game], None if secret else medal)
        x, y = _spot(self.place)
        self._frame.place(x - 3, y - 3, 30, 28)
        if has:
            name = "★ " + name + self._who()
        self.paper.write(1, 97, 158, YELLOW, fit(name, 158), CENTRE, ground=INK)
        self.paper.write(1, 108, 158, WHITE, what, CENTRE, ground=INK)

    def _who(self):
        """Write who won the chosen medal first. Medals won before this was kept have no name."""
        app = self.app
        who = medals.person(app.store.get("earners"), GAMES[self._game], self.place)
        return "" if who is None else " · " + (who or app.say("you"))

    def press(self, button):
        app = self.app
        if button & (UP | DOWN | LEFT | RIGHT):
            self._go(*step(button))
        elif button == TURN:
            app.go("records", game=self._game)
        elif button == BACK:
            score_pad.leave(app)

    def _go(self, dx, dy):
        """Go to the next medal, and over the edge to the next game that has some."""
        count = len(self.medals)
        column = self.place % _COLUMNS + dx
        if 0 <= column < _COLUMNS and self.place + dx < count:
            rows = (count + _COLUMNS - 1) // _COLUMNS
            row = (self.place // _COLUMNS + dy) % rows
            self.place = min(row * _COLUMNS + column, count - 1)
            self.app.cue("move")
            self.choose()
        else:
            game = (self._game + dx) % len(GAMES)
            while not medals.medals(GAMES[game]):
                game = (game + dx) % len(GAMES)
            self.app.cue("card")
            self.app.go("medals", game=game)


def _spot(place):
    return _LEFT + place % _COLUMNS * _ACROSS, _TOP + place // _COLUMNS * _DOWN
