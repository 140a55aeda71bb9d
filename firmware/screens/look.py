# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Look around: everything public at a table, page by page, as large as possible."""

from ..games import load_part
from ..kit.colors import DUSK, INK, SEATS, WHITE
from ..kit.input import BACK, DOWN, LEFT, OK, RELEASE, RIGHT, TURN, UP
from . import Seated


class Look(Seated):
    """The viewer. B closes it, and so does releasing the button that opened it.

    The game has the pages: see firmware/games/__init__.py.
    """

    holds = True

    def __init__(self, app, sitting, held=False, page=None):
        super().__init__(app, DUSK)
        self.sitting = sitting
        self._held = held
        self._pages = load_part(sitting.name, "look").Pages(self)
        self._page = self._pages.first if page is None else page
        self._bar = self.bottom_bar()

    def paint(self):
        super().paint()
        self.canvas.box(0, 0, self.app.width, 9, INK)
        self._pages.paint(self._page)
        say = self.app.say
        other = (TURN, say("let_go")) if self._held else (OK, say("next"))
        page = "◀ %d/%d ▶" % (self._page + 1, self._pages.count)
        self._bar.keys(other, (BACK, say("back")), right=page)

    def name(self, seat):
        """Write the owner of this page into the header, above a line in their colour."""
        canvas = self.canvas
        canvas.box(0, 9, self.app.width, 1, SEATS[seat])
        canvas.edged("badges9", 1, 0, seat)
        canvas.write(13, 1, 44, WHITE, self.player(seat))

    def press(self, button):
        if button == BACK or (button == RELEASE and self._held):
            self.app.close()
        elif button & (RIGHT | DOWN) or (button == OK and not self._held):
            self._turn(1)
        elif button & (LEFT | UP):
            self._turn(-1)
        elif button < RELEASE:
            self.app.cue("blocked")

    def _turn(self, step):
        self._page = (self._page + step) % self._pages.count
        self.app.cue("card")
        self.paint()
