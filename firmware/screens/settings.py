# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Settings: two pages of rows, each changed in place."""

import displayio

from garden import const

from ..kit.colors import BARK, CREAM, INK, LEAF, LIME, ORANGE, PINE, RED, WOOD
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, UP
from ..kit.label import Label
from ..kit.settings import TABLE, count
from ..kit.shapes import box, paint
from ..kit.sprites import grid, show
from ..kit.text import RIGHT as TO_THE_RIGHT
from ..kit.text import measure
from .menu import Menu, Plate, move

_PITCH = const(11)
_PAGE = const(9)  # rows on a page
_END = const(138)  # where values end
_GEAR = const(5)  # tile of icons8
_ASKS = ("erase", "sure", "really")  # before the records go

_VALUES = {name: values for name, values, _ in TABLE if name != "last"}
_NAMES = tuple(name for name, _, _ in TABLE if name != "last") + ("reset",)
_REOPEN = ("language", "left_handed", "contrast")  # these change every word or pixel


class Row:
    """One line: a word, two arrows, and a value between them as a word or as squares."""

    def __init__(self, group, y):
        self.group = displayio.Group(y=y)
        group.append(self.group)
        self.word = Label(self.group, 22, 2, 70, INK)
        self.value = Label(self.group, _END - 44, 2, 44, BARK, "", TO_THE_RIGHT)
        self.squares = [box(self.group, 104 + 9 * n, 2, 7, 7, WOOD) for n in range(4)]
        self.left = Label(self.group, 0, 2, 4, WOOD, "◀")
        self.right = Label(self.group, 143, 2, 4, WOOD, "▶")

    def say(self, word, value):
        """Show a word as the value; a number as so many squares."""
        self.word.text = word
        text = isinstance(value, str)
        self.value.text = value if text else ""
        for square in self.squares:
            show(square, not text)
        self.left.x = (_END - measure(value) if text else 102) - 8

    def fill(self, value, color):
        for number, square in enumerate(self.squares):
            paint(square, color if number < value else WOOD)


class Settings(Menu):
    def __init__(self, app, row=0):
        super().__init__(app, CREAM)
        self.head = (app.say("settings"),)
        self._row = row
        self._page = None
        self._asked = 0
        self._plate = Plate(self.body, LIME)
        self._carrot = grid(self.body, "ui16", 0, 0)
        self._rows = [Row(self.body, 16 + n * _PITCH) for n in range(_PAGE)]
        self._more = Label(self.group, app.width - 11, app.height - 9, 7, CREAM)
        self._choose()
        self.chores.finish()
        self._keys = (OK, app.say("change")), (BACK, app.say("back"))
        self._bar = self.bottom_bar(*self._keys)
        self.group.remove(self._more)
        self.group.append(self._more)  # over the bar

    # -- showing ------------------------------------------------------------------------------

    def paint(self):
        super().paint()
        self.canvas.edged("icons8", self.app.width - 14, 3, _GEAR)

    def _choose(self):
        page = self._row // _PAGE
        if page != self._page:
            self._page = page
            self._more.text = "▲" if page else "▼"
            for place, row in enumerate(self._rows):
                name = page * _PAGE + place
                show(row.group, name < len(_NAMES))
                if name < len(_NAMES):
                    self._say(row, _NAMES[name])
        here = self._row % _PAGE
        y = 16 + here * _PITCH
        self.chores.add(move, self._carrot, 4, y - 2)
        self._plate.move(self.chores, 2, y, 156, 11)
        for place, row in enumerate(self._rows):
            self.chores.add(_mark, row, place == here)
            self._color(row, _NAMES[min(page * _PAGE + place, len(_NAMES) - 1)])

    def _say(self, row, name):
        app = self.app
        if name == "reset":
            value = app.say(_ASKS[self._asked])
        elif isinstance(_VALUES[name], int):
            value = app.settings[name]
        else:
            value = app.say("own_name" if name == "language" else app.settings.word(name))
        row.say(app.say(name), value)
        self._color(row, name)

    def _color(self, row, name):
        if name in ("sound", "lights", "brightness"):
            chosen = name == _NAMES[self._row]
            color = ORANGE if name == "brightness" else PINE if chosen else LEAF
            self.chores.add(Row.fill, row, self.app.settings[name], color)

    # -- changing -----------------------------------------------------------------------------

    def press(self, button):
        self._bar.keys(*self._keys)
        if button & (UP | DOWN):
            self._asked = 0
            self._row = (self._row + (1 if button == DOWN else -1)) % len(_NAMES)
            self.app.cue("move")
            self._choose()
        elif button & (LEFT | RIGHT | OK):
            self._change(_NAMES[self._row], -1 if button == LEFT else 1)
        elif button == BACK:
            self.app.store.save()
            self.app.go("title")

    def _change(self, name, step):
        app = self.app
        if name == "reset":
            self._ask(step)
        else:
            many = count(_VALUES[name])
            app.settings[name] = (app.settings[name] + step) % many
            app.apply_settings()
            if name in _REOPEN:
                app.go("settings", self._row)
        self._say(self._rows[self._row % _PAGE], name)
        app.cue("move")

    def _ask(self, step):
        """Three times yes, and the records are gone; any other way keeps them."""
        self._asked += step
        if self._asked == len(_ASKS):
            for records in ("pad", "medals"):
                self.app.store.put(records, b"")
            self.app.store.save()
            self._bar.done(self.app.say("erased"))
            self.app.cue("storm")
        self._asked = max(self._asked, 0) % len(_ASKS)


def _mark(row, chosen):
    color = RED if chosen else WOOD
    row.left.dye(color)
    row.right.dye(color)
