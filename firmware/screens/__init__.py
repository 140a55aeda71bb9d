# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Screens: one file each, opened by the name of its file, dropped when it closes.

firmware/screens/title.py holds class Title(Screen), and app.go("title") shows it. A screen builds
its group once, in __init__, and from then on only changes tiles, texts and places, so that a frame
with few changes sends little. It paints what does not move on the canvas, which takes no heap. It
does so in paint(), again whenever another screen has painted there.
"""

import displayio

from garden.types import TYPE_CHECKING, Seat

from ..kit.bars import BottomBar, TopBar, header

if TYPE_CHECKING:
    from typing import Any

    from garden.game import BaseGame
    from garden.sitting import Sitting


class Screen:
    """What the app asks of a screen. A screen must write only __init__."""

    covers = True  # nothing of the screen below shows through
    diagonal = False  # wants two directions at once
    holds = False  # wants HOLD and RELEASE of TURN
    head: tuple = ()  # a menu's title, and whatever else kit.bars.header takes

    def __init__(self, app: "Any", ground: "int | None" = None) -> None:
        self.app = app
        self.ground = ground
        self.canvas = app.canvas
        self.group = displayio.Group()
        # Where the design's 160x128 pixels begin on a larger screen; its coordinates count from
        # here.
        self.paper = app.paper
        self.body = app.paper.group()
        self.group.append(self.body)

    def under_body(self) -> "displayio.Group":
        """Return a group below the body, with the coordinates of the whole screen."""
        under = self.canvas.group()
        self.group.insert(0, under)
        return under

    def top_bar(self) -> TopBar:
        """Add the table's bar at the top and return it."""
        return TopBar(self.group, self.app.strip(0, top=True))

    def bottom_bar(self, *keys: tuple[int, str]) -> BottomBar:
        """Add the bar at the bottom, full width. Make it last, because it covers the rest."""
        app = self.app
        strip = app.strip(len(app.screens))
        bar = BottomBar(self.group, app.display.height - strip.height, strip, app.caps)
        bar.keys(*keys)
        self.bar = bar
        return bar

    def paint(self) -> None:
        """Paint what does not move. Expect anything on the canvas."""
        if self.ground is not None:
            self.canvas.fill(self.ground)
        if self.head:
            header(self.canvas, *self.head)

    def press(self, button: int) -> None:
        """Answer a button, a direction (or two, with `diagonal`), HOLD or RELEASE."""

    def tick(self, now: int) -> "bool | None":
        """Run once a frame; `now` is in ms. Return True if there is more work to do at once."""
        return None

    def resume(self, **result: "Any") -> None:
        """Continue, because the screen above closed with this result."""


class Record:
    """Named fields that one screen passes to another.

    An object keeps the module of its class in RAM, with everything that the module imports. So the
    records are here, in a module that is always loaded.
    """

    def __init__(self, **fields: "Any") -> None:
        for name in fields:
            setattr(self, name, fields[name])


class Deal(Record):
    """A game to deal."""

    who: bytes  # by seat: a bot's level, 0 for a person
    options: tuple  # the options that are on
    first: int  # the seat that begins plus one, 0 for a random one
    number: int  # the number of the deal, 0 for any


class TurnState(Record):
    """The part of a turn that the saved sitting does not hold."""

    holder: int  # the seat that has the device
    floor: int  # moves below this one are final
    undone: object  # moves taken back that can be made again
    selected: int | None  # the action that the person had selected
    covered: bool  # their hand is face down
    taught: int | None  # the number of the move that had a tip
    news: bool  # everyone was looking at what was revealed


class Outcome(Record):
    """Everything that the results show of a finished sitting, after its rules are unloaded."""

    game: str
    deal: Deal  # of the same game once more
    save: bytes  # of the sitting, for a replay
    names: list  # by seat
    sides: list  # (points, won, seats) of each, the winners first
    decided: str  # what decided a tie, in words: "fewer mice"
    figures: tuple | None  # (sheet, first tile) of the game's own figures
    stars: int  # for a numbered deal,
    best: int  # and the best result on it so far
    medals: list  # (medal, its winner) of those won now


class Seated(Screen):
    """The common part of the table, the scoring and the replay: a `sitting` and its game."""

    sitting: "Sitting"

    @property
    def game(self) -> "BaseGame":
        return self.sitting.game

    def player(self, seat: Seat) -> str:
        """Return the name of this seat's player."""
        return self.app.name(seat, self.sitting.is_bot(seat))
