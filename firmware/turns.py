# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The flow of a turn: states and events by name, without a screen, a clock or a file."""

from garden import OVER, const
from garden.sitting import AWAY

# States of the table. They are bits, so that one test can ask for several.
CURTAIN = const(1)  # nobody may look, because a curtain is down or about to fall
TURN = const(2)  # a person has the buttons
GRACE = const(4)  # a person's move is shown and can be taken back
RESULT = const(8)  # the move was made and stays in sight
THINKING = const(16)  # a bot thinks
SHOWN = const(32)  # its move is shown
ADVICE = const(64)  # a bot thinks on a person's behalf
NEWS = const(128)  # everyone looks at what was revealed

_GRACE_TIME = const(1500)  # ms in which a move can be taken back, before it reveals anything
_RESULT_TIME = const(800)  # ms for which a finished move stays in sight before the device goes on


class Policy:
    """What is allowed at a table, and what happens after. A lesson and a replay have their own."""

    decided = False  # every move is known, so nobody has the buttons
    keeps = True  # the store keeps the sitting
    coaches = True  # the coach gives tips
    leave = "save_quit"  # the last row of the pause,
    greyed = ()  # and the rows that mean nothing here

    def order(self, game):
        """Return the move that a bot must make now, None to let it think."""

    def allows_press(self, button):
        """Return True if the person may press this button now."""
        return True

    def allows_move(self, action):
        """Return True if the person may make this move now."""
        return True

    def pressed(self, button):
        """Go on, because the person pressed this button and nothing refused it."""

    def moved(self):
        """Go on, because the person's move was made."""


class TurnFlow:
    """Decides whose turn it is and what comes next: a `state`, and a method for each event.

    An event that means nothing in this state changes nothing and returns False.

    The `clock` has the time in ms, `now`. The `stage` does everything else. The flow reads its

        view            a firmware.games.View
        pace            for how many ms a bot's move is shown
        handover        when a curtain falls: "always", "secrets" or "quick"
        covered         the hand is face down; the flow sets this

    and calls

        watch(seat)     show everyone this seat's turn
        begin(seat)     give its person the buttons
        offer(action)   show a move that can be taken back
        make(action)    show a move that is being made
        show(action)    show a bot's move
        refuse()        say that the lesson asks for another move
        drop_curtain(seat), keep(urgent), finish()
    """

    def __init__(self, sitting, stage, clock, policy):
        self._sitting = sitting
        self._clock = clock
        self._stage = stage
        self._policy = policy
        self.state = CURTAIN
        self.seat = OVER
        self.shown = None  # an action, not yet made
        self.selected = None  # what the person had selected when they paused
        self.paused = False  # time stands still
        self._hidden = False  # the person's hand, during a pause
        self._until = 0  # when the time of this state ends

    # -- whose turn it is -------------------------------------------------------------------------

    def enter(self, state=None):
        """Begin the turn, or continue it from a TurnState."""
        if not state:
            return self._next_seat()
        self._sitting.holder, self._sitting.floor = state.holder, state.floor
        self._sitting.undone = state.undone
        self.selected = state.selected
        if state.news:
            self.next_turn()
        else:
            self._next_seat(state.covered)
        if self.state == TURN:
            self._select()
        return True

    def next_turn(self):
        """Go on from a new position, unless everyone has to look at something first."""
        if self._stage.view.show_position():
            self._wait(NEWS, 2 * self._stage.pace)
        else:
            self._next_seat()

    def _next_seat(self, covered=False):
        stage = self._stage
        self.seat, secret = self._sitting.next_look()
        if self.seat == OVER:
            stage.finish()
            return True
        if self._is_bot(self.seat):
            self.state = THINKING
            stage.watch(self.seat)
        elif self._curtain_falls(secret):
            self.state = CURTAIN
            stage.drop_curtain(self.seat)
            stage.watch(self.seat)
            stage.keep(True)
        else:
            stage.covered = secret or covered
            self._begin()
        return True

    def _is_bot(self, seat):
        return self._policy.decided or self._sitting.is_bot(seat)

    def _curtain_falls(self, secret):
        if self._sitting.who[self.seat] & AWAY:
            return True
        how = self._stage.handover
        if how == "always":
            return self._sitting.persons() > 1 and self._sitting.holder != self.seat
        return secret and how == "secrets"

    def lift_curtain(self):
        """Go on, because the next player is there."""
        if self.state != CURTAIN:
            return False
        self._begin()
        return True

    def _begin(self):
        """Begin a person's turn, or show it again."""
        self._sitting.take(self.seat)
        self.state = TURN
        self.shown = None
        self._hidden = False
        self._stage.begin(self.seat)

    def _select(self):
        """Select again what the person had selected before they paused."""
        stage = self._stage
        selected, self.selected = self.selected, None
        if not (selected is None or stage.covered or selected == stage.view.selected_action()):
            stage.view.select(selected)

    # -- a person's move --------------------------------------------------------------------------

    def commit(self, action):
        """Show the move that the person decided on. Make it after the grace period."""
        if self.state != TURN:
            return False
        if not self._policy.allows_move(action):
            self._stage.refuse()
            return False
        self._offer(action)
        return True

    def _offer(self, action):
        self.shown = action
        self._wait(GRACE, _GRACE_TIME)
        self._stage.offer(action)

    def _make(self):
        """Make the move. Hide what is secret first, before the move reveals anything."""
        stage = self._stage
        stage.covered = False
        stage.make(self.shown)
        self._play(True)
        seat = self._sitting.game.turn
        # Another person who moves next must see the result.
        seen = seat not in (OVER, self.seat) and not self._is_bot(seat)
        self._wait(RESULT, _RESULT_TIME if seen else 0)
        self._policy.moved()

    def _play(self, urgent):
        self._sitting.play(self.shown)
        self.shown = None
        self._stage.keep(urgent)

    def undo(self):
        """Take back a move that is only shown, or else a person's last one."""
        if self.state == GRACE:
            self._go_on()
            self._begin()
            self._select()
        elif self._sitting.can_undo():
            self._go_on()
            self.selected = None
            self._sitting.undo()
            self._stage.keep(True)
            self.next_turn()
        else:
            return False
        return True

    def redo(self):
        """Make a move that was taken back again, unless the person has chosen another one."""
        if self.state == GRACE or not self._sitting.undone:
            return False
        self._go_on()
        self.selected = None
        self._sitting.redo()
        self._stage.keep(True)
        self.next_turn()
        return True

    # -- a bot's move -----------------------------------------------------------------------------

    def ask_hint(self):
        """Let a bot think for the person, who may see their hand."""
        if not self.state & (TURN | GRACE):
            return False
        self._go_on()
        self._hidden = False
        self._stage.covered = False
        self.selected = self.shown = None
        self.state = ADVICE
        return True

    def answered(self, action):
        """Show the move that the bot decided on, or select it for the person."""
        if self.state == THINKING:
            self.shown = action
            self._wait(SHOWN, self._stage.pace)
            self._stage.show(action)
        elif self.state == ADVICE:
            self._begin()
            self._stage.view.select(action)
        else:
            return False
        return True

    # -- time -------------------------------------------------------------------------------------

    def _wait(self, state, ms):
        self.state = state
        self._until = self._clock.now + ms

    def skip(self):
        """Stop waiting."""
        if self.state == NEWS:
            self._next_seat()
        elif self.state & (GRACE | RESULT | SHOWN):
            self._until = self._clock.now
        else:
            return False
        return True

    def tick(self, now):
        """Go on if the time of this state is over."""
        if self.paused or now < self._until:
            return False
        if self.state == GRACE:
            self._make()
        elif self.state == RESULT:
            self.next_turn()
        elif self.state == SHOWN:
            self._play(False)
            self.next_turn()
        elif self.state == NEWS and (self._policy.decided or not self._sitting.persons()):
            self._next_seat()
        else:
            return False
        return True

    def pause(self, hide=True):
        """Stop the time. With `hide`, hide the hand and remember what the person had selected."""
        if self.paused:
            return False
        self.paused = True
        self._until -= self._clock.now
        if hide and self.state & (TURN | GRACE):
            self._hidden = True
            self.selected = self.shown
            if self.state == TURN and not self._stage.covered:
                self.selected = self._stage.view.selected_action()
            self._stage.watch(self.seat)
        return True

    def resume(self):
        """Continue after a pause. Show a hidden hand again, as its person left it."""
        if not self.paused:
            return False
        self._go_on()
        if self._hidden:
            shown = self.shown
            self._begin()
            self._select()
            if shown is not None:
                self._offer(shown)
        return True

    def _go_on(self):
        if self.paused:
            self.paused = False
            self._until += self._clock.now
