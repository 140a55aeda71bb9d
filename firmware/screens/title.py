# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The title: continue, the three games, the score pad, the settings."""

from garden import GAMES, const
from garden.words import LANGUAGES

from .. import VERSION
from ..kit import sittings
from ..kit.colors import BARK, CREAM, INK, LEAF, LIME, PINE, SKY, WHITE, WOOD
from ..kit.input import DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.shapes import panel
from ..kit.sprites import sprite
from ..kit.text import RIGHT as TO_THE_RIGHT
from .menu import Menu, move

_PITCH = const(17)
_BLINK = const(512)  # ms
_SEATS = ("2-4", "2-8", "2")  # of GAMES, without loading one to ask
_CUP = const(4)  # tiles of icons8
_GEAR = const(5)
_HUMAN = const(4)  # tile of ui16


class Title(Menu):
    def __init__(self, app, saved=False):
        super().__init__(app)
        self._sittings = sittings.waiting(app)
        self._rows = list(GAMES) + ["last"]
        if self._sittings:
            self._rows.insert(0, "continue")
        # Without a sitting to continue the sign is a row shorter, and hangs lower.
        self._top = 30 if self._sittings else 38
        self._row = 0
        self._column = 0  # of the last row
        self._blinking = app.first_start
        self._carrot = sprite(self.body, "ui16", 18, self._top + 1)
        self._bar = self.bottom_bar()
        self._say_keys(True)
        if saved:
            self._bar.done(app.say("saved"))

    # -- the picture --------------------------------------------------------------------------

    def paint(self):
        app = self.app
        canvas, paper = self.canvas, self.paper
        horizon = app.top + 29
        canvas.box(0, 0, app.width, horizon, SKY)
        canvas.box(0, horizon, app.width, 1, LIME)
        canvas.box(0, horizon + 1, app.width, 7, LEAF)
        canvas.box(0, horizon + 8, app.width, app.height - horizon - 8, PINE)
        paper.stamp("title", 0, 0, 0, None)
        paper.stamp("sides", 0, 29, 0, None)
        paper.stamp("sides", 144, 29, 1, None)
        rows = len(self._rows)
        paper.box(17, self._top - 1, 126, rows * _PITCH + 2, INK)
        paper.box(16, self._top, 128, rows * _PITCH, INK)
        for row in range(rows):
            self.paint_row(paper, row)

    def paint_row(self, paper, row):
        name = self._rows[row]
        y = self._top + row * _PITCH
        chosen = row == self._row
        last = name == "last"
        paper.box(17, y, 126, 1, WOOD)
        paper.box(17, y + 1, 126, 15 + last, BARK)
        if chosen:
            left, width = self._plate()
            panel(paper, left, y + 1, width, 15, CREAM, corners=False)
        if last:
            self._paint_last(paper, y + 1)
            return
        goes_on = name == "continue"
        _write(paper, 52, y + 5, 38 if goes_on else 58, self.app.say(name), chosen)
        if goes_on:
            name = self._sittings[0]
            right = self.app.say("progress_" + name, *sittings.progress(self.app, name))
        else:
            right = _SEATS[GAMES.index(name)]
            paper.stamp("ui16", 127, y + 1, _HUMAN)
        _icon(paper, name, y, goes_on)
        _write(paper, 90, y + 5, 48 if goes_on else 37, right, chosen, CREAM, BARK, TO_THE_RIGHT)

    def _paint_last(self, paper, y):
        here = self._row == len(self._rows) - 1
        paper.stamp("icons8", 34, y + 5, _CUP)
        paper.edged("icons8", 88, y + 5, _GEAR)
        _write(paper, 46, y + 5, 40, self.app.say("scores"), here and not self._column)
        _write(paper, 99, y + 5, 42, self.app.say("settings"), here and self._column)

    def _plate(self):
        """The left and the width of what is chosen."""
        if self._rows[self._row] != "last":
            return 18, 124
        return (72, 70) if self._column else (18, 54)

    # -- moving about -------------------------------------------------------------------------

    def press(self, button):
        self._blinking = self.app.first_start = False
        self._say_keys(True)
        if button & (UP | DOWN):
            self._choose(self._row + (1 if button == DOWN else -1), self._column)
        elif button & (LEFT | RIGHT):
            self._sideways(button == RIGHT)
        elif button == TURN:
            settings = self.app.settings
            settings["language"] = (settings["language"] + 1) % len(LANGUAGES)
            self.app.apply_settings()
            self.app.go("title")
        elif button == OK:
            self._open()

    def _choose(self, row, column):
        was, self._row = self._row, row % len(self._rows)
        self._column = column
        self.app.cue("move")
        self.chores.add(move, self._carrot, self._plate()[0], self._top + 1 + self._row * _PITCH)
        self._repaint(was)
        self._repaint(self._row)

    def _repaint(self, row):
        self.repaint(row, 17, self._top + row * _PITCH, 126, _PITCH, 3)

    def _sideways(self, right):
        name = self._rows[self._row]
        if name == "last":
            self._choose(self._row, right)
        elif name == "continue" and len(self._sittings) > 1:
            if right:
                self._sittings.append(self._sittings.pop(0))
            else:
                self._sittings.insert(0, self._sittings.pop())
            self._repaint(self._row)
            self.app.cue("card")

    def _open(self):
        app = self.app
        name = self._rows[self._row]
        app.cue("choose")
        if name == "last":
            app.go("settings" if self._column else "records")
        elif name == "continue":
            app.go("table", self._sittings[0])
        else:
            app.go("seats", name)

    def resume(self, wish=None):
        """After a notice, which may offer a new game."""
        if wish == "new_game":
            self.app.go("seats", GAMES[self.app.settings["last"]])

    def tick(self, now):
        self.chores.tick()
        if self._blinking:
            self._say_keys(now & _BLINK)

    def _say_keys(self, all_of_them):
        say = self.app.say
        keys = [(OK, say("play")), (TURN, "/".join(LANGUAGES).upper())]
        self._bar.keys(*keys[: 2 if all_of_them else 1], right=VERSION)


def _write(paper, x, y, width, text, chosen, light=WHITE, dark=INK, align=0):
    """Light on wood, dark on paper."""
    if chosen:
        paper.write(x, y, width, dark, text, align)
    else:
        paper.write(x, y, width, light, text, align, INK)


def _icon(paper, game, y, small):
    """A game's picture in a row of the sign."""
    if game == "match":
        paper.stamp("veg16", 32, y)
    elif game == "cabbage":
        paper.stamp("cabbage16", 32, y)
    elif small:
        paper.box(33, y + 2, 14, 14, INK)
        paper.stamp("goods12", 34, y + 3)
    else:
        paper.box(31, y, 18, 17, INK)
        for tile in range(4):
            paper.stamp("goods8", 32 + tile % 2 * 8, y + 1 + tile // 2 * 8, tile)
