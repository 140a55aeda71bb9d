# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The pause, over the picture of the table, at any time, even while a bot thinks."""

from garden import const

from ..kit.colors import BARK, CREAM, INK, LIME, PINE, STONE, WHITE
from ..kit.input import BACK, DOWN, MENU, OK, TURN, UP
from ..kit.shapes import hatch, panel
from ..kit.text import CENTRE
from .menu import Menu

_ROWS = ("resume", "hint", "undo", "redo", "look", "last_moves", "rules", "settings")
_TOP = const(25)
_PITCH = const(10)


class Pause(Menu):
    """Closes with a choice: the key of a row. The last row, `leave`, leaves the table.

    `greyed` has the rows that cannot be chosen now, and for each the number of the reason. They
    stay in their places, so that the same presses always reach the same row.
    """

    rows = len(_ROWS) + 1

    def __init__(self, app, table, leave, greyed):
        super().__init__(app)
        self._table = table
        self._keys = _ROWS + (leave,)
        if app.share:  # the moves have a button, too
            self._keys = _ROWS[:5] + _ROWS[6:] + ("send", leave)
            app.share.grey(table, greyed)
        self.greyed = greyed
        self._painted = False
        self._bar = self.bottom_bar()

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
        paper.box(29, _TOP, 102, 90, CREAM)
        self.paint_rows()
        self._explain_row()

    def paint_row(self, row):
        paper = self.paper
        y = _TOP + row * _PITCH
        paper.box(31, y, 98, _PITCH, CREAM)
        if row == self.row:
            panel(paper, 31, y, 98, _PITCH, LIME, corners=False)
            paper.stamp("ui16", 33, y - 3)  # the carrot
        key = self._keys[row]
        paper.write(51, y + 1, 76, STONE if key in self.greyed else INK, self.word(key))

    def _explain_row(self):
        """Say why the chosen row is greyed, in the head, and in the bar what the keys do."""
        paper = self.paper
        why = self.greyed.get(self._keys[self.row])
        text = self.app.say("pause" if why is None else "why%d" % why)
        paper.box(29, 13, 102, 11, PINE if why is None else BARK)
        paper.write(29, 15, 102, WHITE, text, CENTRE, INK)
        keys = [(BACK, self.word("resume")), (TURN, self.word("moves"))]
        if why is None:
            keys.insert(0, (OK, self.word("choose")))
        self._bar.keys(*keys)

    # -- choosing -------------------------------------------------------------------------------

    def choose(self, row):
        super().choose(row)
        self._explain_row()

    def press(self, button):
        key = self._keys[self.row]
        if button & (UP | DOWN):
            self.step(1 if button == DOWN else -1)
        elif button & (BACK | MENU):
            self.app.close(choice="resume")
        elif button == TURN or (button == OK and key == "last_moves"):
            self._table.recap()
        elif button == OK and key in self.greyed:
            self.app.cue("blocked")
        elif button == OK and key == "send":
            self.app.share.offer(self.app, self._table)
        elif button == OK:
            self.app.cue("choose")
            self.app.close(choice=key)
