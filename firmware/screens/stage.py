# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The stage of a game, at the table and in a replay: its view, its bars, and what all may see."""

from ..memory import load
from . import Seated

_PACE = (1800, 900, 350)  # slow, normal, fast


class Stage(Seated):
    """Shows what the flow of turns decides; firmware/turns.py lists what it asks for."""

    pace = 0  # ms a bot's move is shown
    covered = False  # the hand is face down, because no curtain fell before its player
    view = None

    def lay_out(self, sitting):
        """Load the view of this sitting's game, between the two bars."""
        self.sitting = sitting
        self.pace = _PACE[self.app.settings["speed"]]
        self.top = self.top_bar()
        self.bar = self.bottom_bar()
        self.load_view()

    def load_view(self):
        self.view = load("firmware.games.%s.view" % self.sitting.name, "View")(self)

    def paint(self):
        super().paint()
        if self.view:
            self.view.paint()

    def watch(self, seat):
        self.top.turn(seat, self.player(seat), level=self.sitting.level(seat))
        if self.view:  # else a screen over the table needs its room
            self.view.watch(seat)

    def show(self, action):
        self.tell(action)
        self.view.show(action)

    def tell(self, action):
        """Say what this move does, and return the words."""
        words = self.view.describe(action)
        self.bar.done(words)
        return words

    def finish(self):
        self.app.go("scoring", game=self.sitting.name)
