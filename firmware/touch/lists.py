# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Lists under a finger: where each row is, which the row itself tells when it is painted."""

from garden import const

from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, UP
from ..kit.text import measure
from .guides import Drag, Guide

_HEAD = const(13)  # no row begins above this,
_FOOT = const(118)  # or ends below this,
_HELP = const(107)  # or below this, where a line explains the row
_HALF = const(82)  # where the right half of the title's last row begins


class List(Guide):
    """A list. A tap selects a row, a tap on the selected row does what A would."""

    def targets(self):
        found = super().targets()
        rows = {}  # by place, because a row out of sight may be measured where the last one is
        foot = _HELP if hasattr(self.screen, "words") else _FOOT
        for row in range(self.screen.rows):
            ruler = Ruler(self.screen, row)
            x, y, width, height = ruler.place
            if y >= _HEAD and y + height <= foot:
                rows[ruler.place] = row, ruler.texts
        for place in rows:
            found += self._row(place, *rows[place])
        return found

    def _row(self, place, row, texts):
        x, y, width, height = place
        found = []
        for at, top, text in texts:
            for arrow_x, arrow_y, wide, tall, button in self.arrows(at, top - 2, text):
                found.append((arrow_x, arrow_y, wide, tall, self._changes(row, button)))
        if type(self.screen).__name__ == "Title" and row == self.screen.rows - 1:
            for button, left, wide in ((LEFT, x, _HALF - x), (RIGHT, _HALF, x + width - _HALF)):
                found.append((left, y, wide, height, self._picks(row, button)))
        else:
            found.append(place + (self._chooses(row),))
        return found

    def presses(self, button):
        return button

    def hints(self, bar):
        return [hint[:4] + (self._presses(hint[4]),) for hint in super().hints(bar)]

    def _presses(self, button):
        return lambda: self.press(button)

    def _chooses(self, row):
        return lambda: self.press(OK) if row == self.screen.row else self._go(row)

    def _changes(self, row, button):
        def act():
            self._go(row)
            self.press(button)

        return act

    def _picks(self, row, button):
        """Return what a tap on one half of the title's last row does."""

        def act():
            screen = self.screen
            if row == screen.row and screen.place == (button == RIGHT):
                self.press(OK)
            else:
                self._go(row)
                self.press(button)

        return act

    def _go(self, row):
        """Go to this row with the buttons, which skip what cannot be chosen."""
        screen = self.screen
        if hasattr(screen, "across"):  # several in a line, all of which can be chosen
            screen.choose(row)
        for _ in range(screen.rows):
            if screen.row == row:
                break
            self.press(DOWN if row > screen.row else UP)

    def miss(self, x, y):
        """Close a list that lies over something, for a tap beside it."""
        if not self.screen.covers:
            self.press(BACK)

    def grab(self, x, y, reach):
        return Scroll(self, x, y)


class Scroll(Drag):
    """A drag moves the cursor of a list, but not around its ends, and changes no value."""

    def step(self, step):
        screen = self._guide.screen
        if 0 <= screen.row + step < screen.rows:
            super().step(step)

    def up(self, x, y):
        pass


class Ruler:
    """Stands in for the paper while a row is painted: notes where that is, and paints nothing."""

    def __init__(self, screen, row):
        self.texts = []
        self._edges = None
        paper, screen.paper = screen.paper, self
        try:
            screen.paint_row(row)
        finally:
            screen.paper = paper
        left, top, right, bottom = self._edges or (0, 0, 0, 0)
        self.place = left, top, right - left, bottom - top

    def box(self, x, y, width, height, color):
        """All boxes together are the row."""
        edges = x, y, x + width, y + height
        if self._edges:
            left, top, right, bottom = self._edges
            edges = min(x, left), min(y, top), max(edges[2], right), max(edges[3], bottom)
        self._edges = edges

    def write(self, x, y, width, color, text, align=0, *others, **more):
        room = min(measure(text), width)
        self.texts.append((x + (width - room) * align // 2, y, text))

    def stamp(self, *given, **more):
        """Note nothing: pictures lie on boxes."""

    edged = fill = repeat = stamp

    def window(self, *edges):
        """Return the same paper, because rows lie inside their window."""
        return self
