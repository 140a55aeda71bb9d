# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Settings: two pages of rows that change in place."""

from garden import const

from ..kit.colors import BARK, CREAM, INK, LEAF, LIME, ORANGE, PINE, RED, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, UP
from ..kit.settings import HIDDEN, TABLE, count
from ..kit.shapes import panel
from ..kit.sprites import sheet
from ..kit.text import RIGHT as TO_THE_RIGHT
from ..kit.text import measure
from .menu import Menu

_PITCH = const(11)
_PAGE = const(8)  # rows on a page
_LINE = const(105)  # the y of the line that explains the chosen setting
_END = const(138)  # where values end
_GEAR = const(5)  # tile of icons8
_ASKS = ("erase", "sure", "really")  # before the records go

_VALUES = {name: values for name, values, _ in TABLE[:-HIDDEN]}
_NAMES = tuple(name for name, _, _ in TABLE[:-HIDDEN]) + ("reset",)
_REOPEN = ("language", "left_handed", "contrast")  # these change every word or pixel


class Settings(Menu):
    rows = len(_NAMES)

    def __init__(self, app, row=0, game=None, state=None):
        """With a game and the state of a turn, reopen its table after the settings."""
        super().__init__(app, CREAM)
        self._game = game
        self._state = state
        self.head = (app.say("settings"),)
        self.row = row
        self._asked = 0
        sheet("ui16")
        self._bar = self.bottom_bar()
        self._say_keys()

    # -- showing ------------------------------------------------------------------------------

    def _say_keys(self):
        more = "▲" if self.row >= _PAGE else "▼"
        self._bar.keys((OK, self.word("change")), (BACK, self.word("back")), right=more)

    def paint(self):
        super().paint()
        self.canvas.edged("icons8", self.app.width - 14, 3, _GEAR)

    def paint_rows(self):
        """Paint the page of the chosen row."""
        first = self.row - self.row % _PAGE
        for row in range(first, min(first + _PAGE, self.rows)):
            self.paint_row(row)
        self._tell()

    def _tell(self):
        """Say what the chosen setting is for."""
        text = self.app.say("explain_" + _NAMES[self.row])
        self.paper.write(4, _LINE + 3, 154, BARK, text, ground=CREAM)

    def paint_row(self, row):
        paper = self.paper
        y = 16 + row % _PAGE * _PITCH
        chosen = row == self.row
        paper.box(2, y, 156, _PITCH, CREAM)
        if chosen:
            panel(paper, 2, y, 156, _PITCH, LIME, corners=False)
            paper.stamp("ui16", 4, y - 2)  # the carrot
        y += 2
        paper.write(22, y, 70, INK, self.word(_NAMES[row]))
        color = RED if chosen else WOOD
        paper.write(self._draw(_NAMES[row], y, chosen) - 8, y, 4, color, "◀")
        paper.write(143, y, 4, color, "▶")

    def _draw(self, name, y, chosen):
        """Draw a number as squares, any other value as a word. Return its left edge."""
        paper = self.paper
        value = self._value(name)
        if isinstance(value, str):
            paper.write(_END - 44, y, 44, BARK, value, TO_THE_RIGHT)
            return _END - measure(value)
        full = ORANGE if name == "brightness" else PINE if chosen else LEAF
        for n in range(4):
            paper.box(104 + 9 * n, y, 7, 7, full if n < value else WOOD)
        return 102

    def _value(self, name):
        if name == "reset":
            return self.word(_ASKS[self._asked])
        if name == "language":
            return self.word("own_name")
        if isinstance(_VALUES[name], int):
            return self.app.settings[name]
        return self.word(self.app.settings.word(name))

    # -- changing -----------------------------------------------------------------------------

    def press(self, button):
        self._say_keys()
        if button & (UP | DOWN):
            self._asked = 0
            self.step(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT | OK):
            self._change(_NAMES[self.row], -1 if button == LEFT else 1)
        elif button & (BACK | MENU):
            self.app.store.save()
            if self._game:
                self.app.go("table", game=self._game, state=self._state)
            else:
                self.app.go("title")

    def choose(self, row):
        if row // _PAGE == self.row // _PAGE:
            super().choose(row)
            self._tell()
            return
        self.row = row
        self.app.cue("move")
        self._say_keys()
        self.canvas.box(0, self.app.top + 16, self.app.width, _PAGE * _PITCH, CREAM)
        self.paint_rows()

    def _change(self, name, step):
        app = self.app
        if name == "reset":
            self._ask(step)
        else:
            many = count(_VALUES[name])
            app.settings[name] = (app.settings[name] + step) % many
            app.apply_settings()
        app.cue("move")
        if name in _REOPEN:
            self._reopen()
            if name == "left_handed" and app.settings[name]:
                app.open("turned")
        else:
            self.repaint(self.row)

    def resume(self, choice=None):
        """Keep the picture turned round only after a yes."""
        if choice == "undo":
            self.app.settings["left_handed"] = 0
            self.app.apply_settings()
            self._reopen()

    def _reopen(self):
        self.app.go("settings", row=self.row, game=self._game, state=self._state)

    def _ask(self, step):
        """Delete the records after three times yes. Any other answer keeps them."""
        self._asked += step
        if self._asked == len(_ASKS):
            for records in ("pad", "medals", "deals", "earners"):
                self.app.store.put(records, b"")
            self.app.store.save()
            self._bar.done(self.app.say("erased"))
            self.app.cue("storm")
        self._asked = max(self._asked, 0) % len(_ASKS)
