# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game again, move by move, forwards and backwards."""

from garden import const

from ..kit import sittings
from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT
from ..turns import THINKING, Policy, TurnFlow
from .stage import Stage

_TOLD = const(1800)  # ms
_PACE = const(600)  # ms of the movements on the board


class Replay(Stage):
    """The replay. A view takes it for a table at which everyone watches."""

    pace = _PACE

    def __init__(self, app, game):
        super().__init__(app, DUSK)
        sitting = sittings.load_kept(app, game)
        self._log = sitting.log
        sitting.rewind(0)
        self.lay_out(sitting)
        self._told = 0  # when the words about a move give way to the buttons
        policy = Policy()
        policy.decided = True
        self.flow = TurnFlow(sitting, self, app, policy)
        self.flow.enter()
        self._show_next()

    def watch(self, seat):
        self.app.redraw()  # send each pixel once, although layers overlap
        super().watch(seat)

    def keep(self, urgent):
        """Save nothing, because the game is over."""

    def offer_tip(self, tips):
        """Give no tips, because nobody is to move."""

    def press(self, button):
        moves = len(self.sitting.log)
        if button in (OK, RIGHT):
            self.flow.skip()
            self.flow.tick(self.app.now)
            self._change(moves)
        elif button == LEFT and moves:
            self.sitting.rewind(moves - 1)
            self.flow.next_turn()
            self._change(moves)
        elif button in (BACK, MENU):
            self.finish()

    def _change(self, moves):
        if len(self.sitting.log) != moves:
            self.app.cue("card")
            self._told = 0
        self._show_next()

    def _show_next(self):
        """Show the next move, unless everyone looks at something that was revealed."""
        if self.flow.state == THINKING:
            self.flow.answered(self._log[len(self.sitting.log)])
            self._told = self.app.now + _TOLD

    def tick(self, now):
        if self._told and now >= self._told:
            self._told = 0
            say = self.app.say
            nth = "◀ %d/%d ▶" % (len(self.sitting.log) + 1, len(self._log))
            self.bar.keys((OK, say("next")), (BACK, say("back")), right=nth)
        return self.view.tick(now)
