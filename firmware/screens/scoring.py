# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How the points add up, page by page. The game has the pages."""

from garden import const

from ..games import load_part
from ..kit import sittings
from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT
from ..memory import load
from . import Seated

_UNATTENDED = const(2500)  # ms for a page if nobody is there to turn it


class Scoring(Seated):
    def __init__(self, app, game):
        super().__init__(app, DUSK)
        self.sitting = sittings.load_kept(app, game)
        self.top = self.top_bar()
        self._module = load_part(game, "score")
        self._score = self._module.Score(self)
        self._tick = getattr(self._score, "tick", None)
        self.bar = self.bottom_bar((OK, app.say("next")), (MENU, app.say("skip")))
        self._page = -1
        self._turn(0)
        if app.share:
            app.share.end(app, self)

    def paint(self):
        super().paint()
        self._score.paint()

    def press(self, button):
        if button == MENU:
            self._turn(self._score.pages)
        elif button in (OK, RIGHT):
            self._turn(self._page + 1)
        elif button in (BACK, LEFT):
            self._turn(max(self._page - 1, 0))

    def tick(self, now):
        if self._tick:
            self._tick(now)
        if now > self._since + _UNATTENDED and not self.sitting.persons():
            self._turn(self._page + 1)

    def _turn(self, page):
        self._since = self.app.now
        if page >= self._score.pages:
            self._score = self._tick = None  # to make room for the medals
            load("firmware.screens.finish", "finish_sitting")(self.app, self.sitting, self._module)
        elif page != self._page:
            self._page = page
            self.app.cue("card")
            self._score.show(page)
