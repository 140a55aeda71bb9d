# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A list of rows with values: it scrolls, and a line at its foot explains the chosen row."""

from garden import const

from ..kit.colors import BARK, CREAM, LIME, PINE, RED, STONE, WOOD
from ..kit.shapes import panel
from ..kit.text import measure
from .menu import Menu

_TOP = const(16)
_PITCH = const(11)
_SHOWN = const(8)  # rows at a time
_HELP = const(108)  # the y of the line at the foot
_VALUE_ENDS = const(138)


class Listing(Menu):
    """A subclass has write(row, y, chosen) for what a row says, and words(row) to explain it."""

    _first = 0  # of the rows that show
    _explained = 0  # the width of the line at the foot, in pixels

    def write(self, row, y, chosen):
        """Write the words of this row; y is their top."""

    def words(self, row):
        """Return the line that explains this row."""

    def paint_rows(self):
        """Paint the rows that show, so that the chosen one is among them."""
        if not self._first <= self.row < self._first + _SHOWN or self._first + _SHOWN > self.rows:
            self._first = max(min(self.row - _SHOWN // 2, self.rows - _SHOWN), 0)
        app = self.app
        self.canvas.box(0, app.top + 15, app.width, _SHOWN * _PITCH + 1, CREAM)
        for row in range(self._first, min(self._first + _SHOWN, self.rows)):
            self.paint_row(row)
        self._explain_row()

    def paint_row(self, row):
        paper = self.paper
        y = _TOP + (row - self._first) * _PITCH
        chosen = row == self.row
        paper.box(2, y, 156, _PITCH, CREAM)
        if chosen:
            panel(paper, 2, y, 156, _PITCH, LIME, corners=False)
        self.write(row, y + 2, chosen)
        up = row == self._first and row
        down = row == self._first + _SHOWN - 1 and row < self.rows - 1
        if (up or down) and not chosen:  # its own arrow may be there
            paper.write(151, y + 2, 5, BARK, "▲" if up else "▼")

    def line(self, y):
        """Return the paper clipped to the row whose words begin at this y.

        A tile may be taller than a row, and all of it would be sent.
        """
        return self.paper.window(2, y - 2, 156, _PITCH)

    def _explain_row(self):
        """Explain the chosen row. Clear only the old words and what the new ones need."""
        text = self.words(self.row)
        room = measure(text)
        width = min(max(room, self._explained), 154)
        self._explained = room
        self.paper.write(4, _HELP, width, BARK, text, ground=CREAM)

    def choose(self, row):
        if self._first <= row < self._first + _SHOWN:
            super().choose(row)
            self._explain_row()
        else:
            self.row = row
            self.app.cue("move")
            self.paint_rows()

    def value(self, y, value, chosen, enabled=True, color=PINE):
        """Write a value between its arrows, a number as squares; a greyed one has no arrows."""
        paper = self.paper
        if isinstance(value, str):
            left = _VALUE_ENDS - measure(value)
            paper.write(left, y, 60, BARK if enabled else STONE, value)
        else:
            left = 102
            for n in range(4):
                paper.box(left + 2 + 9 * n, y, 7, 7, color if n < value else WOOD)
        if enabled:
            for x, arrow in ((left - 8, "◀"), (143, "▶")):
                paper.write(x, y, 4, RED if chosen else BARK, arrow)
