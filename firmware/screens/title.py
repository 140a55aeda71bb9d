# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The title: continue, the three games, the score pad, the settings."""

import displayio

from garden import GAMES, const
from garden.words import LANGUAGES

from .. import VERSION
from ..kit import sittings
from ..kit.colors import BARK, CREAM, EDGED, INK, LEAF, LIME, PINE, SKY, TILES, WHITE, WOOD
from ..kit.input import DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.shapes import box
from ..kit.sprites import grid, put, show
from ..kit.text import RIGHT as TO_THE_RIGHT
from ..kit.text import Label
from .menu import Menu, Plate, move

_PITCH = const(17)
_BLINK = const(512)  # ms
_SEATS = ("2-4", "2-8", "2")  # of GAMES, without loading one to ask


class Row:
    """One line of the sign: a text left, perhaps one right, light on wood or dark on paper."""

    def __init__(self, group, x, y, width, text, right=None, room=48):
        self.text = Label(group, x, y + 5, width, WHITE, text, shadow=INK)
        self.right = None
        if right is not None:
            self.right = Label(group, 90, y + 5, room, CREAM, right, TO_THE_RIGHT, shadow=INK)

    def choose(self, chores, chosen):
        _write(chores, self.text, INK if chosen else WHITE, chosen)
        if self.right:
            _write(chores, self.right, BARK if chosen else CREAM, chosen)


def _write(chores, label, color, flat):
    chores.add(Label.dye, label, color)
    chores.add(show, label.shadow, not flat)


class Title(Menu):
    def __init__(self, app, saved=False):
        super().__init__(app)
        self._sittings = sittings.waiting(app)
        self._first = bool(self._sittings)  # rows before the games
        self._row = 0
        self._column = 0  # of the last row
        self._blinking = app.first_start
        self._backdrop()
        # Without a sitting to continue the sign is a row shorter, and hangs lower.
        self._top = 30 if self._sittings else 38
        self._sign()
        self._plate = Plate(self.body, CREAM)
        self._rows = []
        self._continue()
        self._games()
        self._last_row()
        self._carrot = grid(self.body, "ui16", 0, 0)
        self._choose()
        self.chores.finish()
        self._bar = self.bottom_bar()
        self._say_keys(True)
        if saved:
            self._bar.done(app.say("saved"))
        Label(self.group, app.width - 24, app.height - 9, 22, CREAM, VERSION, TO_THE_RIGHT)

    # -- the picture --------------------------------------------------------------------------

    def _backdrop(self):
        app = self.app
        horizon = app.top + 29
        box(self.group, 0, 0, app.width, horizon, SKY)
        box(self.group, 0, horizon, app.width, 1, LIME)
        box(self.group, 0, horizon + 1, app.width, 7, LEAF)
        box(self.group, 0, horizon + 8, app.width, app.height - horizon - 8, PINE)
        self.group.remove(self.body)
        self.group.append(self.body)  # over the ground
        grid(self.body, "title", 0, 0, palette=TILES)
        grid(self.body, "sides", 0, 29, tile=0, palette=TILES)
        grid(self.body, "sides", 144, 29, tile=1, palette=TILES)

    def _sign(self):
        top = self._top
        rows = 4 + self._first
        box(self.body, 17, top - 1, 126, rows * _PITCH + 2, INK)
        box(self.body, 16, top, 128, rows * _PITCH, INK)
        for row in range(rows):
            box(self.body, 17, top + row * _PITCH, 126, 1, WOOD)
            box(self.body, 17, top + row * _PITCH + 1, 126, 15 + (row == rows - 1), BARK)

    def _continue(self):
        if not self._sittings:
            return
        y = self._top
        self._icons = displayio.Group()
        self.body.append(self._icons)
        self._rows.append(Row(self.body, 52, y, 38, self.app.say("continue"), ""))
        self._name_sitting()

    def _name_sitting(self):
        game = self._sittings[0]
        while len(self._icons):
            self._icons.pop()
        _icon(self._icons, game, self._top, small=True)
        how_far = sittings.progress(self.app, game)
        self._rows[0].right.text = self.app.say("progress_" + game, *how_far)

    def _games(self):
        for place, game in enumerate(GAMES):
            y = self._top + (place + self._first) * _PITCH
            _icon(self.body, game, y)
            row = Row(self.body, 52, y, 58, self.app.say(game), _SEATS[place], 37)
            grid(self.body, "ui16", 127, y + 1, tile=4)
            self._rows.append(row)

    def _last_row(self):
        y = self._top + len(self._rows) * _PITCH + 1
        grid(self.body, "icons8", 34, y + 5, tile=4)
        self._gear = grid(self.body, "icons8", 88, y + 5, tile=5, palette=EDGED)
        self._scores = Row(self.body, 46, y, 40, self.app.say("scores"))
        self._settings = Row(self.body, 99, y, 42, self.app.say("settings"))

    # -- moving about -------------------------------------------------------------------------

    def _choose(self):
        chores = self.chores
        last = self._row == len(self._rows)
        left, width = (18, 124) if not last else (72, 70) if self._column else (18, 54)
        y = self._top + self._row * _PITCH
        chores.add(move, self._carrot, left, y + 1)
        self._plate.move(chores, left, y + 1, width, 15)
        for place, row in enumerate(self._rows):
            row.choose(chores, place == self._row)
        self._scores.choose(chores, last and not self._column)
        self._settings.choose(chores, last and self._column)

    def press(self, button):
        self._blinking = self.app.first_start = False
        self._say_keys(True)
        if button & (UP | DOWN):
            rows = len(self._rows) + 1
            self._row = (self._row + (1 if button == DOWN else -1)) % rows
            self._moved()
        elif button & (LEFT | RIGHT):
            self._sideways(button == RIGHT)
        elif button == TURN:
            settings = self.app.settings
            settings["language"] = (settings["language"] + 1) % len(LANGUAGES)
            self.app.apply_settings()
            self.app.go("title")
        elif button == OK:
            self._open()

    def _moved(self):
        self.app.cue("move")
        self._choose()

    def _sideways(self, right):
        if self._row == len(self._rows):
            self._column = right
            self._moved()
        elif self._row == 0 and len(self._sittings) > 1:
            if right:
                self._sittings.append(self._sittings.pop(0))
            else:
                self._sittings.insert(0, self._sittings.pop())
            self._name_sitting()
            self.app.cue("card")

    def _open(self):
        app = self.app
        app.cue("choose")
        if self._row == len(self._rows):
            app.go("settings" if self._column else "records")
        elif self._first and self._row == 0:
            app.go("table", self._sittings[0])
        else:
            app.go("seats", GAMES[self._row - self._first])

    def resume(self, wish=None):
        """After a notice, which may offer a new game."""
        if wish == "new_game":
            self.app.go("seats", GAMES[self.app.settings["last"]])

    def tick(self, now):
        self.chores.tick()
        if self._blinking:
            self._say_keys(now & _BLINK)

    def _say_keys(self, all_of_them):
        app = self.app
        keys = [(OK, app.say("play")), (TURN, "/".join(LANGUAGES).upper())]
        self._bar.keys(*keys[: 2 if all_of_them else 1])


def _icon(group, game, y, small=False):
    """A game's picture in a row of the sign."""
    if game == "match":
        grid(group, "veg16", 32, y)
    elif game == "cabbage":
        grid(group, "cabbage16", 32, y)
    elif small:
        box(group, 33, y + 2, 14, 14, INK)
        grid(group, "goods12", 34, y + 3)
    else:
        box(group, 31, y, 18, 17, INK)
        goods = grid(group, "goods8", 32, y + 1, 2, 2)
        for tile in range(4):
            put(goods, tile, tile)
