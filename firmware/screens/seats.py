# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""Seats: the persons and bots who will play, and the options of the game."""

from garden import const, deals

from ..games import about, coach, has_part
from ..kit import sittings
from ..kit.colors import BARK, CREAM, LIME, WOOD
from ..kit.input import BACK, DOWN, LEFT, OK, RIGHT, TURN, UP
from ..kit.shapes import panel
from ..kit.sprites import sheet
from ..kit.text import RIGHT as TO_THE_RIGHT
from ..kit.text import measure
from . import Deal
from .menu import Menu
from .seat_painter import SeatPainter

_NORMAL = const(2)
_STRIP = const(97)  # the y of the options,
_SHOWN = const(2)  # and how many show at a time
_KINDS = ("human", "level1", "level2", "level3")
_ELSEWHERE = {"names": "edit", "rules": "read"}  # options with a screen of their own
# (row height, where the plate begins, how high it is, the badge's place in it) by seats
_FEW = (17, 17, 16, 4)
_MORE = (13, 17, 12, 2)
_MANY = (10, 16, 11, 1)


class Seats(Menu):
    def __init__(self, app, game, who=None):
        """Take a bot's level for each seat, 0 for a person; without `who` one person meets bots."""
        super().__init__(app, CREAM)
        self.game = game
        self._about = about(game)
        self._seats = self._about.SEATS
        self._who = bytearray(who or [0] + [_NORMAL] * (self._seats[0] - 1))
        # Options that are on. The rulebook recommends pairs for four.
        self._on = [option for option in self._about.OPTIONS if option == self._about.PAIRS]
        self._first = 0  # random, else the seat plus one
        self._number = 0  # of the deal; 0 is any
        self._names = {}
        # the game's own first, then those that every game has
        first = self._about.SHOWN_FIRST
        own = [option for option in self._about.OPTIONS if option not in first]
        self._options = list(first) + own + ["deal", "names", "rules"]
        title = app.say(game)
        if self._about.SKINS and app.settings["skin"]:
            title += ": " + app.say(app.settings.word("skin") + "_stand")
        self.head = (title, app.say("players"))
        sheet("ui16")
        sheet("badges9")
        self._painter = SeatPainter(self.paper)
        self._bar = self.bottom_bar()
        self._say_keys()

    # -- showing ------------------------------------------------------------------------------

    @property
    def rows(self):
        return len(self._who) + len(self._options)

    def _chosen(self):
        """Return the chosen option; None on a seat's row."""
        row = self.row - len(self._who)
        return self._options[row] if row >= 0 else None

    def _say_keys(self):
        """Say in the bar what A does on this row, and the other two keys."""
        option = self._chosen()
        verb = "button_" + _ELSEWHERE.get(option, "edit" if option == "deal" else "change")
        keys = [(OK, self.word(verb if option else "start")), (BACK, self.word("back"))]
        if len(self._seats) > 1:
            keys.append((TURN, self.word("seat")))
        self._bar.keys(*keys)

    def line(self, row):
        """Return the line of a row: one for each seat, and the last one for all options."""
        return min(row, len(self._who))

    def _heights(self):
        seats = len(self._who)
        return _FEW if seats < 5 else _MORE if seats < 7 else _MANY

    def _ends(self):
        """Return the y of the line between the seats and the options."""
        height, start, _, _ = self._heights()
        return start + len(self._who) * height if height == 13 else 96

    def paint_rows(self):
        app = self.app
        self._more = None  # painted over, perhaps
        self.canvas.box(0, app.top + 15, app.width, _STRIP - 15, CREAM)
        self.canvas.box(0, app.top + self._ends(), app.width, 1, WOOD)
        for row in range(len(self._who) + 1):
            self.paint_row(row)
        self.paint_row(self.row)

    def paint_row(self, row):
        if row >= len(self._who):
            self._paint_options()
            return
        paper = self.paper
        height, start, tall, inset = self._heights()
        y = start + row * height
        paper.box(2, y, 156, tall, CREAM)
        if y + tall > self._ends():
            paper.box(2, self._ends(), 156, 1, WOOD)
        if row == self.row:
            panel(paper, 2, y, 156, tall, LIME, corners=False)
            self._painter.point(y + inset)
        if row and tall > height:
            self._write(row - 1)  # its letters hang into this row
        self._painter.paint(y + inset, row, self._who[row], self._teams())
        self._write(row)

    def _write(self, row):
        height, start, _, inset = self._heights()
        level = self._who[row]
        words = self._name(row), self.word(_KINDS[level])
        self._painter.write(start + row * height + inset, *words, self._teams())

    def _name(self, seat):
        """Return the name of this seat's player. Read it from the drive only once."""
        player = seat, self._who[seat] > 0
        if player not in self._names:
            self._names[player] = self.app.name(*player)
        return self._names[player]

    def _paint_options(self):
        """Paint two options, or one if two do not fit, scrolled to the chosen one."""
        paper = self.paper
        chosen = self.row - len(self._who)
        first = min(max(chosen - 1, 0), len(self._options) - _SHOWN)
        if chosen > first and self._end_of_options(first) > 154:
            first = chosen
        behind = first + (_SHOWN if self._end_of_options(first) <= 154 else 1)
        paper.box(0, _STRIP, 160, 12, CREAM)
        x = 5
        for number in range(first, behind):
            name = self._options[number]
            word, value = self.word("option_" + name), self._value(name)
            enabled = self._live(name)
            end = self._painter.value(x, _STRIP, word, value, enabled, number == chosen)
            x = max(70, end + 8)
        more = "◀ " if first else ""
        if behind < len(self._options):
            more += "▶"
        if more != self._more:
            self._more = more
            paper.write(142, _STRIP + 12, 14, BARK, more, TO_THE_RIGHT, ground=CREAM)

    def _end_of_options(self, first):
        """Return the x after the next option, if both show; 160 if there is none."""
        x = 5
        for name in self._options[first : first + _SHOWN]:
            end = x + measure(self.word("option_" + name)) + measure(self._value(name)) + 12
            x = max(70, end + 8)
        return end if first + 1 < len(self._options) else 160

    def _teams(self):
        return self._about.PAIRS in self._live_options()

    def _live_options(self):
        """Return the options that are on and mean something."""
        return tuple([option for option in self._on if self._live(option)])

    def _live(self, key):
        """Return True if this option means something now: pairs need four players."""
        if key == "first":
            return not self._number  # a numbered deal draws it
        return key != self._about.PAIRS or (key in self._about.OPTIONS and len(self._who) == 4)

    def _value(self, key):
        if key == "deal" and self._number:
            return self.app.say("deal_number", self._number)
        if key == "first" and self._first and self._live(key):
            return self._name(self._first - 1)
        if key in ("first", "deal"):
            return self.word("random")
        if key in _ELSEWHERE:
            return self.word(_ELSEWHERE[key])
        return self.word("on" if key in self._on and self._live(key) else "off")

    # -- changing -----------------------------------------------------------------------------

    def press(self, button):
        app = self.app
        if button & (UP | DOWN):
            self._move_cursor(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT):
            self._change(1 if button == RIGHT else -1)
        elif button == TURN and len(self._seats) > 1:
            self._add_seat()
        elif button == OK and self._chosen() == "deal":
            app.open("number", number=self._number)
        elif button == OK and self._chosen():
            self._change(1)
        elif button == OK:
            app.cue("choose")
            self._start()
        elif button == BACK:
            app.go("title")

    def _move_cursor(self, step):
        """Go to the next row. Skip an option that means nothing now."""
        row = (self.row + step) % self.rows
        while row >= len(self._who) and not self._live(self._options[row - len(self._who)]):
            row = (row + step) % self.rows
        self.choose(row)
        self._say_keys()

    def _change(self, step):
        self.app.cue("card")
        seat = self.row
        if seat < len(self._who):
            self._who[seat] = (self._who[seat] + step) % len(_KINDS)
            self.repaint(seat)
            self.repaint(self.rows - 1)  # an option may name this seat
        else:
            self._set(self._options[seat - len(self._who)], step)

    def _set(self, key, step):
        if key == "names":
            self._names.clear()
            self.app.open("names", seats=len(self._who))
        elif key == "rules":
            self.app.open(
                "rules", game=self.game, seats=len(self._who), options=self._live_options()
            )
        elif key == "deal":
            self._number = (self._number + step) % (deals.LAST + 1)
        elif key == "first":
            self._first = (self._first + step) % (len(self._who) + 1)
        elif key in self._on:
            self._on.remove(key)
        else:
            self._on.append(key)
        if key == self._about.PAIRS:
            self.paint_rows()
        else:
            self.repaint(self.row)

    def _add_seat(self):
        """Add a seat. After the most allowed come the fewest again."""
        nth = self._seats.index(len(self._who)) + 1
        seats = self._seats[nth % len(self._seats)]
        self._who = self._who[:seats] + bytearray([_NORMAL] * (seats - len(self._who)))
        self._first = min(self._first, seats)
        self.row = min(self.row, seats - 1)
        self.app.cue("card")
        self.paint_rows()
        self._say_keys()

    # -- and off to the table -----------------------------------------------------------------

    def _start(self):
        """Replace a saved game of the same kind only after a yes."""
        app = self.app
        if self.game in sittings.waiting(app):
            app.open(
                "notice",
                key="replace",
                ok="button_replace",
                back="button_keep",
                good=True,
                parts=(sittings.describe(app, self.game),),
            )
        else:
            self._ask()

    def _ask(self):
        """Offer the lesson before a game's first sitting, if it has one."""
        app = self.app
        due = coach.once(app, self.game, ("rules_" + self.game,))
        if due and has_part(self.game, "lesson"):
            app.open("notice", key="rules_offer", ok="lesson", back="back", other="play", good=True)
        else:
            self._deal()

    def _deal(self):
        options = self._live_options()
        deal = Deal(who=bytes(self._who), options=options, first=self._first, number=self._number)
        self.app.go("table", game=self.game, deal=deal)

    def resume(self, choice=None, number=None):
        """Go on with the choice from a notice, or with the number of a deal."""
        if choice == "button_replace":
            self._ask()
        elif choice == "lesson":
            self.app.go("lesson", game=self.game)
        elif choice == "play":
            self._deal()
        elif number is not None:
            self._number = number
            self.repaint(self.row)
