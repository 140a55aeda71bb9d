# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A lesson: a fixed deal on the real table, step by step. The store keeps none of it."""

from garden import const
from garden.sitting import Sitting

from ..games import load_part
from ..games.coach import mark_taught
from ..kit import sittings
from ..kit.input import DOWN, LEFT, MENU, RELEASE, RIGHT, UP
from ..turns import NEWS, TURN, Policy
from .slip import is_high, lay_slip
from .table import Table

_LOOK = const(1200)  # ms for a person to see what their press did


class Lesson(Table):
    def __init__(self, app, game, state=None):
        """Begin the lesson. With the state of a turn, reopen its table afterwards."""
        course = Course(app, game, state)
        super().__init__(app, game, sitting=course.sitting, policy=course)
        self.group.append(course.slip)

    def tick(self, now):
        more = super().tick(now)
        self.policy.lay(self.flow.state & (TURN | NEWS))
        return more

    def resume(self, choice=None, button=0):
        app, game = self.app, self.sitting.name
        if choice == "menu":
            app.go("title")
        elif choice not in ("play", self.policy.leave):
            super().resume(choice, button)
        elif self.policy.waiting:
            app.go("table", game=game, state=self.policy.waiting)
        elif choice == self.policy.leave or self.policy.replaces():
            app.go("seats", game=game)
        else:  # because the player goes on with the game
            self.policy.keeps = True
            self.keep()
            app.go("table", game=game)


class Course(Policy):
    """The steps of a lesson. Each allows exactly what it asks for, then the next one comes."""

    keeps = False  # the waiting game stays as it is
    coaches = False  # tips are for the first real game
    leave = "lesson_leave"
    greyed = ("hint", "undo", "redo", "rules", "settings")

    def __init__(self, app, game, waiting):
        lesson = load_part(game, "lesson")
        self._app = app
        self._game = game
        self.waiting = waiting  # the state of a turn, or None
        self._steps = lesson.STEPS
        self._taught = getattr(lesson, "TAUGHT", "")
        self.orders = list(lesson.RIVAL)
        self.sitting = Sitting(game, 2, lesson.SEED, (), bytes((0, 1 | sittings.TAUGHT)))
        self.step = 0
        self.slip = app.paper.group()
        self._laid = False  # the step whose words are on the slip, and the slip's place
        self._read = False  # the words were read, so the slip is gone and the whole table shows
        self._since = 0  # no words before this time

    # -- steps ------------------------------------------------------------------------------------

    def allows_press(self, button):
        """Return True if the step asks for this button, or for a move, which allows all buttons."""
        buttons = self._steps[self.step][0]
        return not buttons or button & (buttons | MENU | RELEASE)

    def allows_move(self, action):
        """Return True if the step allows this move; one without moves allows any."""
        buttons, moves = self._steps[self.step][:2]
        return not buttons and (not moves or action in moves)

    def pressed(self, button):
        buttons, moves = self._steps[self.step][:2]
        if button & buttons:
            self._go_on()
            self._since = self._app.now + _LOOK
        elif not (buttons or moves) and button & (UP | DOWN | LEFT | RIGHT):
            self._read = True

    def moved(self):
        self._go_on()

    def _go_on(self):
        """Go to the next step, or end the lesson."""
        app = self._app
        self._read = False
        if self.step + 1 < len(self._steps):
            self.step += 1
            app.cue("card")
        else:
            if self._taught:
                mark_taught(app, self._game, self._taught)
            key = "lesson_end" if self.waiting or self.replaces() else "lesson_on"
            app.open("notice", key=key, ok="play", good=True)

    def replaces(self):
        """Return True if a saved game was begun, which this one must not replace."""
        return self._game in sittings.waiting(self._app)

    def order(self, game):
        """Return the rival's move in the lesson, as long as it is legal."""
        if not self.orders:
            return None
        action = self.orders.pop(0)
        try:
            game.copy().play(action)
        except ValueError:
            self.orders.clear()
            return None
        return action

    # -- the slip ---------------------------------------------------------------------------------

    def lay(self, asking):
        """Lay the words of this step away from the cursor, until they are read."""
        app = self._app
        spot = self._steps[self.step][2:]
        laid = asking and not self._read and app.now >= self._since
        laid = laid and (self.step, is_high(app, *spot))
        if laid != self._laid:
            self._laid = laid
            while len(self.slip):  # the time between two steps may need the room
                self.slip.pop()
            if laid:
                lay_slip(app, self.slip, "lesson_%s_%d" % (self._game, self.step + 1), *spot)
