# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Seats: who plays, against which bots, by which options."""

from garden import const, engine

from ..kit import coach, sittings
from ..kit.colors import BARK, CREAM, LIME, WOOD
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.label import Label
from ..kit.shapes import box, place
from ..kit.sprites import show
from ..kit.text import RIGHT as TO_THE_RIGHT
from .menu import Menu, Plate
from .notice import SPROUT
from .seat_parts import Option, SeatRow, lit_sprouts

_NORMAL = const(2)
_KINDS = ("human", "level1", "level2", "level3")
_ELSEWHERE = {"names": "edit", "rules": "read"}  # options with a screen of their own
# (row height, where the plate begins, how high it is, the badge's place in it) by seats
_FEW = (17, 17, 16, 4)
_MORE = (13, 17, 12, 2)
_MANY = (10, 16, 11, 1)


class Seats(Menu):
    def __init__(self, app, game, who=bytes((0, _NORMAL))):
        super().__init__(app, CREAM)
        rules = engine(game)
        self._game = game
        self._allowed = rules.SEATS
        self._who = bytearray(who)
        self._on = []  # options that are on
        self._first = 0  # by chance, else the seat and one
        self._row = 0
        self._dealt = False
        # UI order: what every game has, then the game's own
        own = [option for option in rules.OPTIONS if option != "teams"]
        common = [] if game == "cabbage" else ["teams", "first"]
        self._options = common + own + ["names", "rules"]
        title = app.say(game)
        if game == "veggies" and app.settings["skin"]:
            title += ": " + app.say("warehouse_stand")
        self.head = (title, app.say("players"))
        self._plate = Plate(self.body, LIME)
        self._line = box(self.group, 0, 0, app.width, 1, WOOD)
        lit = lit_sprouts()
        self._rows = [SeatRow(self.body, seat, lit) for seat in range(self._allowed[-1])]
        self._strip = [Option(self.body, 98) for _ in self._options[:2]]
        self._more = Label(self.body, 142, 109, 14, BARK, "", TO_THE_RIGHT)
        self._lay()
        self.chores.finish()
        keys = [(OK, app.say("start")), (BACK, app.say("back")), (TURN, app.say("seat"))]
        self.bottom_bar(*keys[: 2 if len(self._allowed) == 1 else 3])

    # -- showing ------------------------------------------------------------------------------

    def _heights(self):
        seats = len(self._who)
        return _FEW if seats < 5 else _MORE if seats < 7 else _MANY

    def _lay(self):
        """Everything anew: the number of seats has changed."""
        height, start, _, inset = self._heights()
        for seat, row in enumerate(self._rows):
            show(row.group, seat < len(self._who))
            row.group.y = start + seat * height + inset
        end = start + max(len(self._who), 4) * height
        place(self._line, 0, self.app.top + (end if height == 13 else 96), self.app.width, 1)
        self._say()
        self._choose()

    def _say(self):
        app = self.app
        for seat, level in enumerate(self._who):
            name = app.name(seat, level > 0)
            kind = app.say(_KINDS[level])
            self.chores.add(SeatRow.say, self._rows[seat], name, kind, level, self._teams())

    def _teams(self):
        return "teams" in self._on and self._live("teams")

    def _live(self, option):
        return option != "teams" or (self._game == "veggies" and len(self._who) == 4)

    def _choose(self):
        seats = len(self._who)
        height, start, tall, _ = self._heights()
        for seat in range(seats):
            self.chores.add(SeatRow.point, self._rows[seat], seat == self._row)
        self._say_options()
        if self._row < seats:
            self._plate.move(self.chores, 2, start + self._row * height, 156, tall)

    def _say_options(self):
        """Two options at a time; the strip scrolls to keep the chosen one in it."""
        chosen = self._row - len(self._who)
        first = min(max(chosen - 1, 0), len(self._options) - len(self._strip))
        x = 5
        for number, option in enumerate(self._strip, first):
            name = self._options[number]
            word = self.app.say("option_" + name)
            end = option.say(self.chores, x, word, self._value(name), self._live(name))
            if number == chosen:
                self._plate.move(self.chores, x - 3, 97, end - x + 6, 12)
            x = max(70, end + 8)
        more = "◀ " if first else ""
        if first + len(self._strip) < len(self._options):
            more += "▶"
        self.chores.add(setattr, self._more, "text", more)

    def _value(self, option):
        app = self.app
        if option == "first":
            if not self._first:
                return app.say("random")
            seat = self._first - 1
            return app.name(seat, self._who[seat] > 0)
        if option in _ELSEWHERE:
            return app.say(_ELSEWHERE[option])
        return app.say("on" if option in self._on and self._live(option) else "off")

    # -- changing -----------------------------------------------------------------------------

    def press(self, button):
        app = self.app
        if button & (UP | DOWN):
            self._go(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT):
            self._change(1 if button == RIGHT else -1)
        elif button == TURN and len(self._allowed) > 1:
            self._add_seat()
        elif button == OK:
            app.cue("choose")
            self._deal()
        elif button == BACK:
            app.go("title")

    def _go(self, step):
        rows = len(self._who) + len(self._options)
        row = (self._row + step) % rows
        while row >= len(self._who) and not self._live(self._options[row - len(self._who)]):
            row = (row + step) % rows
        self._row = row
        self.app.cue("move")
        self._choose()

    def _change(self, step):
        self.app.cue("card")
        if self._row < len(self._who):
            seat = self._row
            self._who[seat] = (self._who[seat] + step) % len(_KINDS)
            self._say()
            self._say_options()
        else:
            self._change_option(self._options[self._row - len(self._who)], step)

    def _change_option(self, option, step):
        if option == "names":
            self.app.open("names", len(self._who))
        elif option == "rules":
            self.app.open("rules", self._game)
        elif option == "first":
            self._first = (self._first + step) % (len(self._who) + 1)
        elif option in self._on:
            self._on.remove(option)
        else:
            self._on.append(option)
        self._say()
        self._say_options()

    def _add_seat(self):
        """One more, and behind the last allowed one the fewest again."""
        seats = len(self._who) + 1
        if seats > self._allowed[-1]:
            seats = self._allowed[0]
        self._who = self._who[:seats] + bytearray([_NORMAL] * (seats - len(self._who)))
        self._first = min(self._first, seats)
        self._row = min(self._row, seats - 1)
        self.app.cue("card")
        self._lay()

    # -- and off to the table -----------------------------------------------------------------

    def _deal(self):
        """The sitting is kept; before a game's first one its guide is offered."""
        app = self.app
        on = tuple(option for option in self._on if self._live(option))
        sittings.deal(app, self._game, bytes(self._who), on, self._first)
        self._dealt = True
        if coach.once(app, ("rules_" + self._game,)):
            app.open("notice", "rules_offer", "rules_show", "play", LIME, SPROUT)
        else:
            app.go("table", self._game)

    def resume(self, wish=None):
        if wish == "rules_show":
            self.app.open("rules", self._game)
        elif self._dealt:
            self.app.go("table", self._game)
        else:
            self._say()
            self._say_options()
