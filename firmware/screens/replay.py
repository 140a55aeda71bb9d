# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game again: it plays by itself, or move by move, forwards and backwards."""

from garden import const
from garden.sitting import Sitting

from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT
from ..turns import THINKING, Policy, TurnFlow
from .stage import Stage

_TOLD = const(1800)  # ms


class Replay(Stage):
    """The replay. A view takes it for a table at which everyone watches."""

    def __init__(self, app, outcome):
        super().__init__(app, DUSK)
        self.outcome = outcome
        sitting = Sitting.load(outcome.save)
        self._log = sitting.log
        sitting.rewind(0)
        self.lay_out(sitting)
        self._told = 0  # when the words about a move give way to the buttons
        self._playing = True
        policy = Policy()
        policy.decided = True
        self.flow = TurnFlow(sitting, self, app, policy)
        self.flow.enter()
        self._show_next()
        self._say_keys()  # the first move tells them instead of itself

    def watch(self, seat):
        self.app.redraw()  # send each pixel once, although layers overlap
        super().watch(seat)

    def keep(self, urgent):
        """Save nothing, because the game is over."""

    def offer_tip(self, tips):
        """Give no tips, because nobody is to move."""

    def finish(self):
        self.app.go("results", outcome=self.outcome)

    def press(self, button):
        if button == OK and self._playing:
            self._pause()
        elif button in (OK, RIGHT):
            self._step(1)
        elif button == LEFT:
            self._step(-1)
        elif button == MENU:
            self._playing = not self._playing
            self._say_keys()
        elif button == BACK:
            self.finish()

    def _pause(self):
        self._playing = False
        self._say_keys()

    def _step(self, step):
        """Go to the next move or to the one before, and stay there."""
        self._playing = False
        moves = len(self.sitting.log)
        if step > 0:
            self.flow.skip()
            self.flow.tick(self.app.now)
        elif moves:
            self.sitting.rewind(moves - 1)
            self.flow.next_turn()
        if len(self.sitting.log) != moves:
            self.app.cue("card")
            self._told = 0
        self._show_next()

    def _show_next(self):
        """Show the next move, unless everyone looks at something that was revealed."""
        if self.flow.state == THINKING:
            self.flow.answered(self._log[len(self.sitting.log)])
            self._told = self.app.now + _TOLD

    def _say_keys(self):
        """Say what the buttons do, and which move this is."""
        self._told = 0
        say = self.app.say
        place = "%d/%d" % (len(self.sitting.log) + 1, len(self._log))
        if self._playing:
            keys, place = ((OK, say("pause")), (BACK, say("back"))), "◀ " + place + " ▶"
        else:
            keys = (OK, say("replay_step")), (BACK, say("back")), (MENU, say("replay_on"))
        self.bar.keys(*keys, right=place)

    def tick(self, now):
        if self._told and now >= self._told:
            self._say_keys()
        if self._playing and self.flow.tick(now):
            self._show_next()
        return self.view.tick(now)
