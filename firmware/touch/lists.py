# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Lists under a finger: where each row is, which the row itself tells when it is painted."""

from ..kit.input import DOWN, OK, UP
from ..kit.text import measure
from .guides import ARROWS, Drag, Guide


class List(Guide):
    """A list. A tap selects a row, a tap on the selected row does what A would."""

    def targets(self):
        found = super().targets()
        for row in range(self.screen.rows):
            ruler = Ruler(self.screen, row)
            x, y, width, height = ruler.place
            if not 10 <= y <= 118 - height // 2:
                continue  # scrolled out of sight
            for at, y_text, text in ruler.texts:
                if text.strip() in ARROWS:
                    act = self._changes(row, ARROWS[text.strip()])
                    found.append((at - 2, y_text - 2, measure(text) + 4, 11, act))
            found.append((x, y, width, height, self._chooses(row)))
        return found

    def _chooses(self, row):
        return lambda: self.press(OK) if row == self.screen.row else self._go(row)

    def _changes(self, row, button):
        def act():
            self._go(row)
            self.press(button)

        return act

    def _go(self, row):
        """Go to this row with the buttons, which skip what cannot be chosen."""
        screen = self.screen
        if hasattr(screen, "across"):  # several in a line, all of which can be chosen
            return screen.choose(row)
        for _ in range(screen.rows):
            if screen.row == row:
                break
            self.press(DOWN if row > screen.row else UP)

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
        self.place = 0, 0, 0, 0
        self.texts = []
        self._high = False
        paper, screen.paper = screen.paper, self
        try:
            screen.paint_row(row)
        finally:
            screen.paper = paper

    def box(self, x, y, width, height, color):
        """The first box is the ground of the row."""
        if not self._high and height > 1:
            self._high = True
            self.place = x, y, width, height

    def write(self, x, y, width, color, text, align=0, *others, **more):
        room = min(measure(text), width)
        self.texts.append((x + (width - room) * align // 2, y, text))

    def stamp(self, *given, **more):
        pass

    edged = fill = repeat = stamp
