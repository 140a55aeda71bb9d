# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The languages, each by its own name."""

from garden import const
from garden.words import CODES

from ..kit.colors import CREAM, INK, LEAF, LIME
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.text import speak
from ..kit.words import find_words
from .menu import Menu

_COLUMN = const(78)
_TOP = const(20)
_PITCH = const(18)
_ROWS = const(5)  # in the first column, and then the second one begins


class Languages(Menu):
    def __init__(self, app):
        super().__init__(app, CREAM)
        self.head = (app.say("language"),)
        self.rows = (len(CODES) + 1) // 3
        self.row = app.settings["language"]
        self.bottom_bar((OK, app.say("choose")), (BACK, app.say("back")))

    def paint(self):
        super().paint()
        for row in range(self.rows):
            language = CODES[3 * row : 3 * row + 2]
            speak(language)  # its name may have letters that ours lacks
            x, y = _place(row)
            self.paper.write(x + 22, y + 4, 54, INK, find_words(language).get("own_name"))
        speak(self.app.language)

    def paint_row(self, row):
        """Paint all but the name, whose letters may be those of another language."""
        paper = self.paper
        x, y = _place(row)
        chosen = row == self.row
        for edge in ((x, y, 76, 1), (x, y + 15, 76, 1), (x, y, 1, 16), (x + 75, y, 1, 16)):
            paper.box(*edge, LEAF if chosen else CREAM)
        paper.box(x + 1, y + 1, 20, 14, LIME if chosen else CREAM)
        if chosen:
            paper.stamp("ui16", x + 2, y)  # the carrot

    def press(self, button):
        if button & (UP | DOWN | TURN):
            self.step(-1 if button == UP else 1)
        elif button & (LEFT | RIGHT):
            other = self.row + (_ROWS if self.row < _ROWS else -_ROWS)
            self.choose(min(other, self.rows - 1))
        elif button == OK:
            self.app.settings["language"] = self.row
            self.app.apply_settings()
            self.app.cue("choose")
            self.app.go("title")
        elif button & (BACK | MENU):
            self.app.go("title")


def _place(row):
    """Return the left and the top edge of this row."""
    return 2 + row // _ROWS * _COLUMN, _TOP + row % _ROWS * _PITCH
