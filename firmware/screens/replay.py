# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A finished game again: it plays by itself, or move by move, and a coach says what it thinks."""

from garden import const
from garden.sitting import Sitting

from ..kit.bars import cap_width
from ..kit.colors import DUSK
from ..kit.input import BACK, LEFT, MENU, OK, RIGHT, TURN
from ..kit.text import measure
from ..memory import load
from ..turns import SHOWN, THINKING, Policy, TurnFlow
from .stage import Stage

_TOLD = const(1800)  # ms


class Replay(Stage):
    """The replay. A view takes it for a table at which everyone watches."""

    _answered = False  # the coach's answer lies over the picture

    def __init__(self, app, outcome, move=None, judgement=None):
        """Play it by itself, or show this move and what the coach thinks of it."""
        super().__init__(app, DUSK)
        self.outcome = outcome
        sitting = Sitting.load(outcome.save)
        self._log = sitting.log
        sitting.rewind(move or 0)
        self.lay_out(sitting)
        self._told = 0  # when the words about a move give way to the buttons
        self._playing = move is None
        policy = Policy()
        policy.decided = True
        self.flow = TurnFlow(sitting, self, app, policy)
        self.flow.enter()
        self._show_next()
        self._say_keys()  # the first move tells them instead of itself
        if judgement:
            try:
                load("firmware.screens.answer", "Answer")(self, judgement)
                self._answered = True
            except MemoryError:
                self._say_keys()  # better without the answer than without the replay

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
        if self._answered:
            self._open_again("replay")  # without the holes that the answer leaves in the heap
            return
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
        """Let the coach think about the move that is shown, if it is a person's.

        It needs the room of all of this. The picture stays.
        """
        self._pause()
        if self._can_ask():
            self.top.paint_on(self.canvas)
            self.view.freeze()
            self._open_again("coach")
        else:
            self.bar.refuse(self.app.say("coach_bot"))

    def _open_again(self, screen):
        """Leave for this screen, at the same move."""
        self.app.go(screen, outcome=self.outcome, move=len(self.sitting.log))

    def tick(self, now):
        if self._told and now >= self._told:
            self._say_keys()
        if self._playing and self.flow.tick(now):
            self._show_next()
        return self.view.tick(now)
