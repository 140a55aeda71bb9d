# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game once more, move by move, forwards and backwards."""

from garden import const

from ..kit import sittings
from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT
from ..memory import load
from . import Seated

_TOLD = const(1800)  # ms
_PACE = const(600)  # ms of the movements on the board


class Replay(Seated):
    """To the view it is the table, at which everybody only watches."""

    covered = False
    pace = _PACE

    def __init__(self, app, game):
        super().__init__(app, DUSK)
        self.sitting = sittings.load_kept(app, game)
        self._log = self.sitting.log
        self.sitting.rewind(0)
        self.top = self.top_bar()
        self.view = load("firmware.games.%s.view" % game, "View")(self)
        self.bar = self.bottom_bar()
        self._told = 0  # when the words about a move make room for the buttons
        self._pending = False  # everybody looks at what was turned up
        self._show()

    def paint(self):
        super().paint()
        self.view.paint()

    def offer_tip(self, tips):
        """No tips: nobody is at turn."""

    def press(self, button):
        count = len(self.sitting.log)
        if button in (OK, RIGHT) and self._pending:
            self._pending = False
            self._show()
        elif button in (OK, RIGHT):
            self._make_move(count)
        elif button == LEFT and count:
            self.sitting.rewind(count - 1)
            self._change()
        elif button in (BACK, MENU):
            self.app.go("scoring", game=self.sitting.name)

    def _make_move(self, count):
        self.sitting.play(self._log[count])
        if count + 1 == len(self._log):
            self.app.go("scoring", game=self.sitting.name)
        else:
            self._change()

    def _change(self):
        """The position has changed."""
        self.app.cue("card")
        self._told = 0
        self._pending = self.view.show_position()
        if not self._pending:
            self._show()

    def _show(self):
        """The next move, not yet made."""
        action = self._log[len(self.sitting.log)]
        seat = self.game.turn
        self.app.redraw()
        self.top.turn(seat, self.player(seat))
        self.view.watch(seat)
        self.view.show(action)
        self.bar.done(self.view.describe(action))
        self._told = self.app.now + _TOLD

    def tick(self, now):
        if self._told and now >= self._told:
            self._told = 0
            say = self.app.say
            nth = "◀ %d/%d ▶" % (len(self.sitting.log) + 1, len(self._log))
            self.bar.keys((OK, say("next")), (BACK, say("back")), right=nth)
        return self.view.tick(now)
