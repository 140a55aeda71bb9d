# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Pointing: fingers, mice and pens. Loaded only on a machine that has a pointer.

A board's pointer() returns a source. Its get() returns the next event (kind, x, y) in pixels of the
screen, or None; its `reach` says how many pixels beside a thing still mean it, and `alone` that the
board has no buttons. The app turns events
into the design's pixels, follows one contact at a time and asks guides.py what it means.
"""

from garden import const

from ..kit.bars import BottomBar
from ..kit.input import MENU, TURN
from .contact import Contact
from .guides import guide

DOWN = const(0)
MOVE = const(1)
UP = const(2)
CANCEL = const(3)  # whatever is down means nothing any more
WHEEL_UP = const(4)  # of a mouse
WHEEL_DOWN = const(5)

_SETTLE = const(250)  # ms after a change during which nothing is a tap,
_OFFERED = const(600)  # and after a move: the hint that takes it back lies where A's was


def _add_marks(bar):
    """Let every bar of this class have START and SELECT, where there are no buttons."""
    plain = bar.keys

    def keys(self, *hints, right=""):
        there = [button for button, _ in hints]
        marks = [(button, "") for button in (TURN, MENU) if button not in there]
        plain(self, *hints, *marks, right=right)

    bar.keys = keys


def touched(App):
    """Return this class of app, made for a machine with a pointer."""

    class Touched(App):
        tapped = None  # the thing that was tapped last at a table

        def __init__(self, board, *others):
            super().__init__(board, *others)
            self.contact = None  # what is down now
            self._source = board.pointer()
            if self._source.alone:
                _add_marks(BottomBar)
            self._top = None  # the screen on top when anything changed last
            self._paper = self.paper.group()  # where the design's pixels are on the screen
            self._settled = 0  # before this time a press was meant for the last screen
            self._ignore = self.input.ignore_bounce
            self.input.ignore_bounce = self._begin_screen

        def _begin_screen(self, now):
            """Ignore what was meant for the last screen, or for the hints before a move."""
            same = self._top is self.screens[-1]
            self._top = self.screens[-1]
            self._settled = now + (_OFFERED if same else _SETTLE)
            self._ignore(now)

        def _read(self):
            super()._read()
            while self.screens and not self._stack.waiting():
                event = self._source.get()
                if not event:
                    break
                self._since = self.now
                self.point(*event)
            if self.contact and not self._stack.waiting():
                self.contact.tick(self.now)

        def point(self, kind, x, y):
            """Answer one event of the pointer."""
            paper = self._paper
            x = (x - paper.x) // paper.scale
            y = (y - paper.y) // paper.scale
            contact = self.contact
            if kind in (DOWN, CANCEL):
                self._forget()
            if kind >= WHEEL_UP and self._lit:
                guide(self, self.screens[-1]).wheel(x, y, 1 if kind == WHEEL_DOWN else -1)
            elif kind == DOWN:
                # What wakes the screen, or was meant for the screen before, does nothing else.
                if self._lit and self.now >= self._settled:
                    self.contact = Contact(self, x, y, self._source.reach // paper.scale)
            elif contact and contact.screen is not self.screens[-1]:
                self._forget()
            elif contact and kind == MOVE:
                contact.move(x, y)
            elif contact and kind == UP:
                self.contact = None
                contact.up(x, y)

        def on_paper(self, x, y, width, height, *act):
            """Return this part of the screen, which is not enlarged, in the design's pixels."""
            paper = self._paper
            scale = paper.scale
            left, top = (x - paper.x) // scale, (y - paper.y) // scale
            return (left, top, -(-width // scale), -(-height // scale)) + act

        def _forget(self):
            if self.contact:
                self.contact.forget()
                self.contact = None

        def targets(self):
            """Return (x, y, width, height, act) of everything that a tap can mean now."""
            return guide(self, self.screens[-1]).targets()

    return Touched
