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

    def resume(self, **result):
        """On top again: the screen above closed with this result."""


class Record:
    """What one screen leaves for another: named fields.

    An object keeps the module of its class in RAM, and all that this module imports: so the
    records are here, where code stays loaded.
    """

    def __init__(self, **fields):
        for name in fields:
            setattr(self, name, fields[name])


class Deal(Record):
    """A game to be dealt."""

    who: bytes  # by seat: a bot's level, 0 for a person
    options: tuple  # that are on
    first: int  # the seat that begins plus one, 0 for chance
    number: int  # of the deal, 0 for any


class TurnState(Record):
    """The part of a turn that the saved sitting does not hold."""

    holder: int  # the seat that has the device
    floor: int  # moves below this one cannot be taken back
    selected: int | None  # the action that the person had selected
    covered: bool  # their hand lies on its face
    taught: int | None  # the number of the move about which there was a tip
    news: bool  # everybody was looking at what was turned up


class Outcome(Record):
    """All that the results show of a finished sitting, whose rules are no longer loaded."""

    game: str
    deal: Deal  # of the same game once more
    names: list  # by seat
    sides: list  # (points, won, seats) of each, the winners first
    decided: str  # what decided a tie, in words: "fewer mice"
    figures: tuple | None  # (sheet, first tile) of the game's own
    stars: int  # for a numbered deal,
    best: int  # and the best result on it so far
    medals: list  # (medal, its winner) of those won now


class Seated(Screen):
    """What the table, the scoring and the replay share: a `sitting` and its game."""

    @property
    def game(self):
        return self.sitting.game

    def player(self, seat):
        """What the player of this seat is called."""
        return self.app.name(seat, self.sitting.is_bot(seat))
