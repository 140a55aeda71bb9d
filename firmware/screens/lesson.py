# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""A lesson: a fixed deal on the real table, step by step. Nothing of it is kept."""

import displayio

from garden import const
from garden.sitting import Sitting

from ..games import load_part
from ..kit import sittings
from ..kit.input import DOWN, LEFT, RIGHT, UP
from .slip import is_high, lay_slip
from .table import Table

_LOOK = const(1200)  # ms in which a person sees what their press did


class Lesson(Table):
    leave = "lesson_leave"
    greyed = ("undo", "hint", "rules")

    def __init__(self, app, game, state=None):
        """With the state of a turn, a sitting waits: the table comes back behind the lesson."""
        self._module = load_part(game, "lesson")
        self._orders = list(self._module.RIVAL)
        self._waiting = state
        self._step = 0
        self._laid = False  # the step whose words are on the slip, and where it lies
        self._read = False  # the words were read: the slip is gone, and all of the table shows
        self._since = 0  # no words before this time
        self._group = displayio.Group(x=app.left, y=app.top)
        super().__init__(app, game)
        self.group.append(self._group)

    def _sit_down(self, game, deal):
        return Sitting(game, 2, self._module.SEED, (), b"\0\1")

    def _keep(self, urgent=True):
        """Keep nothing: the game that waits stays as it is."""

    def _teach(self):
        """No tips: they are for the first real game."""

    def offer_tip(self, tips):
        pass

    # -- steps ----------------------------------------------------------------------------------

    def _ask(self):
        """What is asked for: buttons as a number, or moves, none of them for any."""
        return self._module.STEPS[self._step][0]

    def press(self, button):
        asked = self.asking
        super().press(button)
        wanted = self._ask()
        if asked and isinstance(wanted, int) and button & wanted:
            self._go()
            self._since = self.app.now + _LOOK
        elif asked and not wanted and button & (UP | DOWN | LEFT | RIGHT):
            self._read = True

    def commit(self, action):
        wanted = self._ask()
        if isinstance(wanted, int) or (wanted and action not in wanted):
            self.refuse("lesson_other")
        else:
            super().commit(action)

    def _make_move(self):
        super()._make_move()
        self._go()

    def _go(self):
        """On to the next step."""
        app = self.app
        self._read = False
        if self._step + 1 < len(self._module.STEPS):
            self._step += 1
            app.cue("card")
        else:
            key = "lesson_end" if self._waiting or self._begun() else "lesson_on"
            app.open("notice", key=key, ok="play", good=True)

    def _begun(self):
        """Whether a saved game was begun: this one must not replace it."""
        return self.sitting.name in sittings.waiting(self.app)

    def _think(self, now):
        """The rival does what the lesson says, as far as that is allowed."""
        if self._orders:
            action = self._orders.pop(0)
            try:
                self.game.copy().play(action)
            except ValueError:
                self._orders.clear()
            else:
                self._end_search()
                self._show(action)
                return False
        return super()._think(now)

    # -- the slip -------------------------------------------------------------------------------

    def tick(self, now):
        more = super().tick(now)
        self._lay()
        return more

    def _lay(self):
        """The words of this step, until they were read; they lie where the cursor is not."""
        spot = self._module.STEPS[self._step][1:]
        laid = self.asking and not self._read and self.app.now >= self._since
        laid = laid and (self._step, is_high(self.app, *spot))
        if laid != self._laid:
            self._laid = laid
            while len(self._group):  # what comes between two steps may need the room
                self._group.pop()
            if laid:
                key = "lesson_%s_%d" % (self.sitting.name, self._step + 1)
                lay_slip(self.app, self._group, key, *spot)

    # -- and out ----------------------------------------------------------------------------------

    def resume(self, choice=None, button=0):
        app = self.app
        game = self.sitting.name
        if choice == "menu":
            app.go("title")
        elif choice not in ("play", self.leave):
            super().resume(choice, button)
        elif self._waiting:
            app.go("table", game=game, state=self._waiting)
        elif choice == self.leave or self._begun():
            app.go("seats", game=game)
        else:  # the game is played on
            super()._keep()
            app.go("table", game=game)
