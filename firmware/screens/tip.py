# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A tip over the picture of the table, given once."""

from ..kit.colors import CREAM, INK
from ..kit.input import BACK, MENU, OK, TURN
from ..kit.label import wrap
from ..kit.shapes import panel
from ..kit.terms import terms
from . import Seated

_SPROUT = 2  # tile of ui16


class Tip(Seated):
    """Behind it the sitting goes back to the table, with what was `left` there."""

    def __init__(self, app, sitting, left, key):
        super().__init__(app)
        self.table = sitting
        self._left = left
        self._key = key
        self.bottom_bar((OK, app.say("tip_ok")), (TURN, app.say("tip_off")))
        app.cue("card")

    def paint(self):
        paper = self.paper
        paper.box(156, 14, 1, 36, INK)  # its shadow
        paper.box(6, 49, 151, 1, INK)
        panel(paper, 4, 12, 152, 37, CREAM, corners=False)
        paper.stamp("ui16", 8, 16, _SPROUT)
        text = self.app.say("tip_" + self._key, *terms(self.app))
        for row, line in enumerate(wrap(text, 125)):
            paper.write(28, 16 + 10 * row, 125, INK, line)

    def press(self, button):
        app = self.app
        if button == TURN:
            app.settings["coach"] = 0
            app.apply_settings()
        if button & (OK | BACK | MENU | TURN):
            app.go("table", self.table.name, self.table, self._left, "resume")
