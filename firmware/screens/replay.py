# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game again: it plays by itself, or move by move, and a coach says what it thinks."""

from garden import const
from garden.sitting import Sitting

from ..kit.bars import cap_width
from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT, TURN
from ..kit.text import measure
from ..memory import load, unload
from ..turns import SHOWN, THINKING, Policy, TurnFlow
from .stage import Stage

_TOLD = const(1800)  # ms


class Replay(Stage):
    """The replay. A view takes it for a table at which everyone watches."""

    _coach = None  # while it thinks, and until somebody has read its answer

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
        self.bar.clear_refusal()
        if self._coach:
            button = self._leave_coach(button)
        if button == TURN:
            self._ask_coach()
        elif button == OK and self._playing:
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
            ask = (TURN, say("coach_ask")) if self._can_ask() else (MENU, say("replay_on"))
            keys = (OK, say("replay_step")), (BACK, say("back")), ask
        taken = sum([cap_width(self.app.caps[3]) + measure(word) + 8 for _, word in keys])
        fits = taken + measure(place) < self.bar.width
        self.bar.keys(*keys, right=place if fits else "")

    # -- the coach --------------------------------------------------------------------------------

    def _can_ask(self):
        """Return True if the move that is shown is a person's."""
        return self.flow.state == SHOWN and not self.sitting.is_bot(self.flow.seat)

    def _ask_coach(self):
        """Let the coach think about the move that is shown, if it is a person's."""
        self._pause()
        if not self._can_ask():
            self.bar.refuse(self.app.say("coach_bot"))
            return
        self._unload_view()
        self._coach = load("firmware.screens.coach", "Coach")(self)
        self.bar.keys((BACK, self.app.say("stop")))

    def _think(self, now):
        """Let the coach think on. It answers when its bot is gone and the view is back."""
        judgement = self._coach.work(now)
        if judgement:
            self._coach.stop()
            self._restore_view()
            self._coach.answer(judgement)
        return True

    def _leave_coach(self, button):
        """Stop the coach, or remove its answer. Return the button if it means more than that."""
        coach = self._coach
        if coach.answered:
            coach.lift()
        elif button == BACK:
            coach.stop()
            self._restore_view()
        else:
            return 0
        self._coach = None
        unload("firmware.screens.coach")
        self._say_keys()
        return 0 if button & (OK | BACK | TURN) else button

    def _unload_view(self):
        """Unload the view, because the bot needs its room. Its picture stays."""
        self.top.paint_on(self.canvas)
        self.view.freeze()
        while len(self.body):
            self.body.pop()
        self.view = None
        unload("firmware.games.")

    def _restore_view(self):
        """Load the view again, with the move that it showed."""
        self.load_view()
        self.view.watch(self.flow.seat)
        self.paint()
        self.view.show(self.flow.shown)

    def tick(self, now):
        if self._coach and not self._coach.answered:
            return self._think(now)
        if self._told and now >= self._told:
            self._say_keys()
        if self._playing and self.flow.tick(now):
            self._show_next()
        return self.view.tick(now)
