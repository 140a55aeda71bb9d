# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Walking: the plots within reach, and the way to the plot under the cursor."""

from ...kit.input import BACK, OK, TURN, step
from .path import corner, push


class Walk:
    def __init__(self, view):
        self._view = view
        self.plot = 0  # under the cursor

    def open(self, seat, fresh):
        """Find where this seat may walk; `fresh` the first time in this turn."""
        view = self._view
        game = view.screen.game
        self._start = game.farmers[seat]
        self._die = game.chosen[seat]
        self._ways = game.reach(seat, self._die)
        if fresh:
            self.plot = self._start
            if not self._ways >> self._start & 1:
                self.plot = push(self._ways, self._start, 1, 0)

    def show(self):
        """Let the person walk."""
        self._point()
        self.keys()

    def keys(self):
        say = self._view.screen.app.say
        self._view.screen.bar.keys((OK, say("cabbage_walk")), (TURN, say("cabbage_backs")))

    def press(self, button):
        screen = self._view.screen
        dx, dy = step(button)
        if dx or dy:
            plot = push(self._ways, self.plot, dx, dy)
            self.choose(plot, "blocked" if plot == self.plot else "move")
        elif button == OK:
            screen.app.cue("choose")
            self._view.act()
        elif button == TURN:
            screen.look_around()
        elif button == BACK:
            screen.refuse("cabbage_shown")

    def choose(self, plot, cue="move"):
        """Put the cursor on this plot."""
        self._view.screen.app.cue(cue)
        self.plot = plot
        self._point()

    def _point(self):
        view = self._view
        bend = corner(self._start, self.plot, self._die)
        view.field.point(self.plot)
        view.stand(view.screen.game.farmers, self._ways, self.plot)
        view.field.path.draw(self._start, bend, self.plot)
