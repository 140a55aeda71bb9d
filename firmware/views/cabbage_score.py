# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""How Cabbage! ends: the groups that count light up, plot by plot."""

from garden import const
from garden.bits import count
from garden.cabbage.field import crop, group

from ..kit.chores import Chores
from ..kit.colors import BARK, CREAM, INK, LIME, PINK, WOOD, YELLOW
from ..kit.shapes import box, paint, panel
from ..kit.sprites import grid
from ..kit.text import CENTRE, RIGHT, Label, big
from .cabbage_field import BARE, FARMER, HATCH, Field
from .cabbage_panel import HEAD

FIGURES = ("cabbage16", FARMER)  # the farmers themselves stand on the podium

_MEASURES = ("largest", "second", "dice")  # in the order in which they decide
_BEAT = const(120)  # ms from plot to plot


def decided(app, game):
    """Which measure decided, where it was not the first."""
    by = game.detail()["decided"]
    return app.say("cabbage_by_" + by) if by in ("second", "dice") else ""


def sorted_groups(mask):
    """The groups of these plots, the largest first."""
    found = []
    while mask:
        plots = group(mask)
        mask ^= plots
        found.append(plots)
    found.sort(key=count, reverse=True)
    return found


class Player:
    """A farmer, the number that is being compared, and the name."""

    def __init__(self, group, seat, name):
        y = 12 + 36 * seat
        panel(group, 111, y, 46, 34, CREAM, corners=False)
        grid(group, "cabbage16", 114, y + 4, tile=FARMER + seat)
        self._number = big(group, 132, y + 6, 24, INK, "", CENTRE)
        Label(group, 112, y + 24, 44, BARK, name, CENTRE)

    def say(self, number):
        self._number.text = str(number)


class Row:
    """One measure: its name, and both players' numbers once it is compared."""

    def __init__(self, group, nth, word):
        y = 85 + 11 * nth
        self._ground = box(group, 4, y - 1, 152, 11, WOOD)
        Label(group, 8, y + 1, 80, INK, word)
        self._numbers = []
        for seat in (0, 1):
            x = 96 + 34 * seat
            grid(group, "icons8", x, y, tile=HEAD + seat)
            self._numbers.append(Label(group, x + 11, y + 1, 12, INK, "", RIGHT))

    def say(self, numbers, current):
        paint(self._ground, YELLOW if current else WOOD)
        for label, number in zip(self._numbers, numbers):
            label.text = str(number)


class Score:
    def __init__(self, screen):
        self._screen = screen
        say = screen.app.say
        game = screen.game
        self._detail = game.detail()
        by = self._detail["decided"]
        self.pages = _MEASURES.index(by) + 1 if by in _MEASURES else len(_MEASURES)
        self._groups = [sorted_groups(crop(game.green, seat)) for seat in (0, 1)]
        self._chores = Chores()
        body = screen.body
        screen.top.wear("icons8", HEAD, (LIME, PINK))
        screen.top.turn(0, say("cabbage"))
        self._field = Field(body, self._chores)
        self._field.lie(game.field)
        box(body, 108, 10, 1, 73, INK)
        box(body, 109, 10, 51, 73, WOOD)
        self._players = [Player(body, seat, screen.player(seat)) for seat in (0, 1)]
        box(body, 0, 83, 160, 1, INK)
        box(body, 0, 84, 160, 34, WOOD)
        self._rows = [Row(body, nth, say("cabbage_" + m)) for nth, m in enumerate(_MEASURES)]
        self._dark = bytearray(24)
        self._next = 0

    def show(self, page):
        """Compare this measure: light up the groups, or say the dice at once."""
        measure = _MEASURES[page]
        for nth, name in enumerate(_MEASURES):
            self._rows[nth].say(self._detail[name] if nth <= page else "··", nth == page)
        self._screen.top.status(self._screen.app.say("cabbage_" + measure))
        self._todo = []
        for seat, player in enumerate(self._players):
            if measure == "dice":
                player.say(self._detail["dice"][seat])
            else:
                player.say(0)
                self._count(seat, page)
        self._dark[:] = bytes([HATCH] * 24)
        self._field.stand(bytes(self._dark))
        self._chores.finish()
        if not self._screen.app.settings["motion"]:
            while self._todo:
                self._light()

    def _count(self, seat, nth):
        """Have the plots of the seat's nth group lit, one after the other."""
        if nth < len(self._groups[seat]):
            plots = self._groups[seat][nth]
            number = 0
            for plot in range(24):
                if plots >> plot & 1:
                    number += 1
                    self._todo.append((seat, plot, number))

    def tick(self, now):
        self._chores.tick()
        if self._todo and now >= self._next:
            self._next = now + _BEAT
            self._light()

    def _light(self):
        seat, plot, number = self._todo.pop(0)
        self._dark[plot] = BARE
        self._field.stand(bytes(self._dark))
        self._players[seat].say(number)
        self._screen.app.cue("move")
