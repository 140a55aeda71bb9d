# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens: one file each, opened by the name of its file, dropped when it closes.

firmware/screens/title.py holds class Title(Screen); app.go("title") shows it. A screen builds
its group once, in __init__, and from then on changes tiles, texts and places: a frame that
changes little sends little. What does not move it paints on the canvas, in paint(), again
whenever another screen has painted there: that takes no room on the heap.
"""

import displayio

from ..kit.bars import BottomBar, TopBar, header


class Screen:
    """What the app asks of a screen. Only __init__ has to be written."""

    covers = True  # nothing of the screen below shows through
    diagonal = False  # wants two directions at once
    holds = False  # wants HOLD and RELEASE of TURN
    head = ()  # a menu's title, and whatever else kit.bars.header takes

    def __init__(self, app, ground=None):
        self.app = app
        self.ground = ground
        self.canvas = app.canvas
        self.group = displayio.Group()
        # Where the 160x128 of the design lies on a larger screen: its coordinates hold here.
        self.paper = app.paper
        self.body = displayio.Group(x=app.left, y=app.top)
        self.group.append(self.body)

    def top_bar(self):
        """The table's bar at the screen's head."""
        return TopBar(self.group, self.app.strip(0, top=True))

    def bottom_bar(self, *keys):
        """The bar at the screen's foot, full width; make it last, it lies over the rest."""
        app = self.app
        bar = BottomBar(self.group, app.height - 10, app.strip(len(app.screens)), app.caps)
        bar.keys(*keys)
        return bar

    def paint(self):
        """Paint what does not move; anything may be on the canvas before."""
        if self.ground is not None:
            self.canvas.fill(self.ground)
        if self.head:
            header(self.canvas, *self.head)

    def press(self, button):
        """A button, a direction (or two, with `diagonal`), HOLD or RELEASE."""

    def tick(self, now):
        """Every frame; `now` is in ms. True: call again at once, there is work to do."""

    def resume(self, *result):
        """On top again: the screen above was closed, with this result."""


class Handoff:
    """What one screen leaves for another: named fields.

    It is defined here, where code stays in RAM: an object keeps its class there, and the module of
    the class, and all that the module imports.
    """

    def __init__(self, **fields):
        for name in fields:
            setattr(self, name, fields[name])


class Seated(Screen):
    """What the table, the scoring and the replay share: a `sitting` and its game."""

    @property
    def game(self):
        return self.sitting.game

    def player(self, seat):
        """What the player of this seat is called."""
        return self.app.name(seat, self.sitting.is_bot(seat))
