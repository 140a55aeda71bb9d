# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A list on the canvas, of which one row is chosen."""

from . import Screen


class Menu(Screen):
    """A subclass has `rows`, their number, and paints one of them whole in paint_row(row).

    A move of the cursor paints two rows, so it is whole in the next frame and sends little.
    """

    rows = 0
    row = 0  # the chosen one

    def __init__(self, app, ground=None):
        super().__init__(app, ground)
        self._words = {}

    def word(self, key):
        """The words for this key, read from the drive only once: rows are painted often."""
        if key not in self._words:
            self._words[key] = self.app.say(key)
        return self._words[key]

    def paint_row(self, row):
        """Paint this row over whatever was there, chosen or not."""

    def line(self, row):
        """The line that this row is on: rows on one line are painted together."""
        return row

    def paint(self):
        super().paint()
        self.paint_rows()

    def paint_rows(self):
        for row in range(self.rows):
            self.paint_row(row)
        self.paint_row(self.row)  # again: its edge may lie on its neighbours

    def step(self, offset):
        """Choose the row so many further down; the last one and the first are neighbours."""
        self.choose((self.row + offset) % self.rows)

    def choose(self, row):
        was, self.row = self.row, row
        self.app.cue("move")
        if self.line(was) != self.line(row):
            self.repaint(was)
        self.repaint(row)

    def repaint(self, row):
        """Paint and send a row: two at once would send everything between them, too."""
        self.paint_row(row)
        self.app.display.refresh()
