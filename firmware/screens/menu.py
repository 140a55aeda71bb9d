# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A list on the canvas with one chosen row."""

from . import Screen


class Menu(Screen):
    """The list. A subclass sets `rows`, their number, and paints a whole row in paint_row(row).

    A move of the cursor paints only two rows, so the next frame is complete and sends little.
    """

    rows = 0
    row = 0  # the chosen one

    def __init__(self, app, ground=None):
        super().__init__(app, ground)
        self._words = {}

    def word(self, key):
        """Return the words for this key. Read them from the drive only once, for all rows."""
        if key not in self._words:
            self._words[key] = self.app.say(key)
        return self._words[key]

    def paint_row(self, row):
        """Paint this row over whatever is there, chosen or not."""

    def paint(self):
        super().paint()
        self.paint_rows()

    def paint_rows(self):
        for row in range(self.rows):
            self.paint_row(row)
        self.paint_row(self.row)  # again, because its edge may cover its neighbours

    def step(self, offset):
        """Choose the row this far down. The last row and the first are neighbours."""
        self.choose((self.row + offset) % self.rows)

    def choose(self, row):
        was, self.row = self.row, row
        self.app.cue("move")
        if was != row:
            self.repaint(was)
        self.repaint(row)

    def repaint(self, row):
        """Paint and send one row, because sending two at once includes everything between them."""
        self.paint_row(row)
        self.app.display.refresh()
