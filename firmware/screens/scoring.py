# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How the points came about, page by page; the pages are the game's own."""

from garden import const
from garden.table import Table as Sitting

from ..kit import sittings
from ..kit.bars import TopBar
from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT
from . import Screen

_PAGE_TURN = const(400)  # ms in which another press turns no page: one look at each, at least


class Scoring(Screen):
    def __init__(self, app, game):
        super().__init__(app, DUSK)
        self.table = Sitting.load(sittings.kept(app, game))
        self.top = TopBar(self.group, app.width)
        name = game + "_score"
        self._score = __import__("firmware.views." + name, None, None, ("Score",)).Score(self)
        self.bar = self.bottom_bar((OK, app.say("next")), (MENU, app.say("skip")))
        self._page = 0
        self._score.show(0)

    @property
    def game(self):
        return self.table.game

    def player(self, seat):
        """What the player of this seat is called."""
        return self.app.name(seat, self.table.is_bot(seat))

    def press(self, button):
        if button == MENU:
            self._turn_to(self._score.pages)
        elif button in (OK, RIGHT):
            self._turn_to(self._page + 1)
        elif button in (BACK, LEFT):
            self._turn_to(max(self._page - 1, 0))

    def _turn_to(self, page):
        if page >= self._score.pages:
            self.app.go("results", self.table.name)
        elif page != self._page:
            self._page = page
            self.app.cue("card")
            self._score.show(page)
