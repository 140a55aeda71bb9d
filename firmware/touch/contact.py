# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""One contact with the screen, from down to up: a tap, a drag or a hold."""

from garden import const

from .guides import guide
from .marks import Marks

_SLOP = const(5)  # pixels that a contact may move and still be a tap
_LONG = const(400)  # ms that make it a hold


class Contact:
    """A finger, a pen or a mouse button that is down on this screen."""

    def __init__(self, app, x, y, reach):
        screen = self.screen = app.screens[-1]
        self._app = app
        self._guide = guide(app, screen)
        self._reach = reach
        self._start = x, y
        self._until = app.now + _LONG
        self._held = self._moved = False
        self._drag = self._guide.grab(x, y, reach)
        self._marks = Marks(app, screen, reach)
        self._point(x, y)

    def _point(self, x, y):
        """Show what a tap here would mean."""
        self._marks.show(self._guide.find(x, y, self._reach))

    def move(self, x, y):
        left, top = self._start
        if abs(x - left) > _SLOP or abs(y - top) > _SLOP:
            self._moved = True
        if not self._moved or self._held:
            return
        if self._drag:
            self._marks.hide()
            self._drag.move(x, y)
        else:
            self._point(x, y)

    def tick(self, now):
        """Begin a hold after a while without a movement."""
        if not (self._moved or self._held) and now >= self._until:
            self._held = self._guide.hold(*self._start)
            self._until = now + _LONG
            if self._held:
                self._marks.hide()

    def up(self, x, y):
        self._marks.hide()
        if self._held:
            self._guide.let_go()
        elif self._drag and self._moved:
            self._drag.up(x, y)
        else:
            there = guide(self._app, self.screen)  # the state may be another by now
            found = there.find(x, y, self._reach)
            if found:
                found[4]()
            else:
                there.miss(x, y)

    def forget(self):
        """End, because another screen came."""
        self._marks.hide()
        if self._held:
            self._guide.let_go()
