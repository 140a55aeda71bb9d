# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pause, over the picture of the table, at any time, even while a bot thinks."""

from garden import const

from ..kit.colors import CREAM, INK, LEAF, LIME, ORANGE, PINE, STONE, WHITE, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.shapes import hatch, panel
from ..kit.text import CENTRE
from ..kit.text import RIGHT as TO_THE_RIGHT
from .menu import Menu

_ROWS = ("resume", "undo", "hint", "look", "rules", "sound", "brightness", "coach")
_PITCH = const(10)
_BARS = {"sound": LEAF, "brightness": ORANGE}


class Pause(Menu):
    """Closes with a choice: the key of a row. The last row, `leave`, leaves the table."""

    rows = len(_ROWS) + 1

    def __init__(self, app, table, leave, greyed):
        super().__init__(app)
        self._table = table
        self._keys = _ROWS + (leave,)
        self.choices = [key for key in self._keys if key not in greyed]
        self._painted = False
        moves = (TURN, app.say("moves"))
        self.bottom_bar((OK, app.say("choose")), (BACK, app.say("resume")), moves)

    # -- painting -------------------------------------------------------------------------------

    def paint(self):
        app = self.app
        if self._painted:  # something else was shown over it and the table since
            self._table.paint_still()
        self._painted = True
        # whole cells of the hatch between the bars, which stay as they are
        hatch(self.canvas, 0, 10, (app.width + 7) // 8, (app.height - 20 + 7) // 8)
        paper = self.paper
        paper.box(132, 14, 1, 103, INK)
        paper.box(30, 116, 103, 1, INK)
        paper.box(28, 12, 104, 104, INK)
        paper.box(29, 13, 102, 11, PINE)
        paper.box(29, 25, 102, 90, CREAM)
        paper.write(29, 15, 102, WHITE, app.say("pause"), CENTRE, INK)
        self.paint_rows()

    def paint_row(self, row):
        paper = self.paper
        key = self._keys[row]
        y = 25 + row * _PITCH
        paper.box(31, y, 98, _PITCH, CREAM)
        if row == self.row:
            panel(paper, 31, y, 98, _PITCH, LIME, corners=False)
            paper.stamp("ui16", 33, y - 3)  # the carrot
        room = 56 if key in _BARS or key == "coach" else 76
        paper.write(51, y + 1, room, INK if key in self.choices else STONE, self.app.say(key))
        if key in _BARS:
            value = self.app.settings[key]
            for n in range(4):
                tall = 2 + n if key == "sound" else 6
                color = _BARS[key] if n < value else WOOD
                paper.box(108 + 5 * n, y + 8 - tall, 3, tall, color)
        elif key == "coach":
            paper.write(
                106, y + 1, 20, INK, self.app.say(self.app.settings.word(key)), TO_THE_RIGHT
            )

    # -- choosing -------------------------------------------------------------------------------

    def press(self, button):
        key = self._keys[self.row]
        if button & (UP | DOWN):
            self._move_cursor(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT) and key in _BARS:
            self._change(key, 1 if button == RIGHT else -1)
        elif button & (LEFT | RIGHT | OK) and key == "coach":
            self._change(key, -1 if self.app.settings[key] else 1)
        elif button & (BACK | MENU):
            self.app.close(choice="resume")
        elif button == OK:
            self._choose(key)
        elif button == TURN:
            self.app.open("moves", sitting=self._table.sitting)

    def _move_cursor(self, step):
        """Go to the next row that is not greyed."""
        at = self.choices.index(self._keys[self.row]) + step
        self.choose(self._keys.index(self.choices[at % len(self.choices)]))

    def _change(self, key, step):
        settings = self.app.settings
        settings[key] = min(max(settings[key] + step, 0), 4)
        self.app.apply_settings()
        self.repaint(self.row)
        self.app.cue("move")

    def _choose(self, key):
        self.app.cue("choose")
        if key in _BARS:
            settings = self.app.settings
            self._change(key, 1 if settings[key] < 4 else -4)
        else:
            self.app.close(choice=key)
