# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The setup of a game: the persons and bots who will play, and every option, in one list."""

from garden import const, deals

from ..games import about, coach, has_part
from ..kit import sittings
from ..kit.colors import CREAM, INK, STONE, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.sprites import sheet
from . import Deal, setups
from .listing import Listing
from .seat_painter import SeatPainter

_NORMAL = const(2)
_KINDS = ("human", "level1", "level2", "level3")
_ELSEWHERE = {
    "daily": "open",
    "names": "edit",
    "rules": "read",
}  # have a screen each


class Seats(Listing):
    def __init__(self, app, game, who=None, deal=None):
        """Begin with the last setup of this game; `who` has a bot's level by seat, 0 a person.

        With a Deal, begin with that.
        """
        super().__init__(app, CREAM)
        self.game = game
        self._about = about(game)
        self._seats = self._about.SEATS
        last = deal or (setups.load(app, game) if who is None else setups.usual(game))
        self._who = bytearray(last.who if who is None else who)
        self._on = list(last.options)
        self._first_seat = last.first  # 0 for a random one, else the seat plus one
        self._number = last.number  # of the deal; 0 is any
        self._names = {}
        # the game's own first, then those that every game has
        first = self._about.SHOWN_FIRST
        first = [key for key in first if key == "first" or key in self._about.OPTIONS]
        own = [option for option in self._about.OPTIONS if option not in first]
        skin = ["skin"] if self._about.SKINS else []
        day = ["daily"] if app.share else []
        self._options = first + own + skin + ["deal"] + day + ["names", "rules"]
        self.head = (app.say(game), app.say("players"))
        sheet("ui16")
        sheet("badges9")
        self._painter = SeatPainter(self.paper)
        self._bar = self.bottom_bar()
        self._say_keys()

    # -- showing ------------------------------------------------------------------------------

    @property
    def rows(self):
        return len(self._who) + len(self._options)

    def _option(self, row):
        """Return the option of this row; None on a seat's row."""
        row -= len(self._who)
        return self._options[row] if row >= 0 else None

    def _say_keys(self):
        """Say in the bar what A does on this row, and the other two keys."""
        option = self._option(self.row)
        verb = "button_" + _ELSEWHERE.get(option, "edit" if option == "deal" else "change")
        keys = [(BACK, self.word("back"))]
        if self._live(option):
            keys.insert(0, (OK, self.word(verb if option else "start")))
        if len(self._seats) > 1:
            keys.append((TURN, self.word("seat")))
        self._bar.keys(*keys)

    def write(self, row, y, chosen):
        option = self._option(row)
        if option is None:
            level = self._who[row]
            teams = self._teams()
            self._painter.paint(self.line(y), y - 1, row, level, teams, chosen)
            self._painter.write(y - 1, self._name(row), self.word(_KINDS[level]), teams)
            return
        if row == len(self._who) and not chosen:
            self.paper.box(2, y - 2, 156, 1, WOOD)
        live = self._live(option)
        name = self.word("skin" if option == "skin" else "option_" + option)
        self.paper.write(5, y, 82, INK if live else STONE, name)
        self.value(y, self._value(option), chosen, live)

    def words(self, row):
        option = self._option(row)
        if option is None:
            return self.app.say("explain_" + _KINDS[self._who[row]])
        key = "explain_" + option + ("" if self._live(option) else "_off")
        text = self.app.say(key)
        return "" if text == key else text  # of a game that does not explain its options

    def _name(self, seat):
        """Return the name of this seat's player. Read it from the drive only once."""
        player = seat, self._who[seat] > 0
        if player not in self._names:
            self._names[player] = self.app.name(*player)
        return self._names[player]

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
        if key == "skin":
            return self.word(self.app.settings.word(key))
        if key == "daily":
            return self.app.say("deal_number", self.app.share.daily())
        if key == "deal" and self._number:
            return self.app.say("deal_number", self._number)
        if key == "first" and self._first_seat and self._live(key):
            return self._name(self._first_seat - 1)
        if key in ("first", "deal"):
            return self.word("random")
        if key in _ELSEWHERE:
            return self.word(_ELSEWHERE[key])
        return self.word("on" if key in self._on and self._live(key) else "off")

    # -- changing -----------------------------------------------------------------------------

    def press(self, button):
        app = self.app
        option = self._option(self.row)
        if button & (UP | DOWN):
            self.step(1 if button == DOWN else -1)
            self._say_keys()
        elif button == MENU or (button == OK and not option):
            app.cue("choose")
            self._start()
        elif button == BACK:
            app.go("title")
        elif button == TURN:
            self._add_seat()
        elif not self._live(option):
            app.cue("blocked")
        elif button == OK and option == "deal":
            app.open("number", number=self._number)
        elif button & (LEFT | RIGHT | OK):
            self._change(option, -1 if button == LEFT else 1)

    def _change(self, option, step):
        self.app.cue("card")
        seat = self.row
        if option:
            self._set(option, step)
        else:
            self._who[seat] = (self._who[seat] + step) % len(_KINDS)
        if option in (self._about.PAIRS, "deal") or (seat + 1 == self._first_seat and not option):
            self.paint_rows()  # other rows say something of this one
        else:
            self.repaint(seat)
            self._explain_row()

    def _set(self, key, step):
        app = self.app
        if key == "names":
            self._names.clear()
            app.open("names", seats=len(self._who))
        elif key == "rules":
            app.open("rules", game=self.game, seats=len(self._who), options=self._live_options())
        elif key == "daily":
            app.open("calendar", game=self.game, seats=len(self._who))
        elif key == "skin":
            app.settings[key] = 1 - app.settings[key]
            app.apply_settings()
        elif key == "deal":
            self._number = (self._number + step) % (deals.LAST + 1)
        elif key == "first":
            self._first_seat = (self._first_seat + step) % (len(self._who) + 1)
        elif key in self._on:
            self._on.remove(key)
        else:
            self._on.append(key)

    def _add_seat(self):
        """Add a seat. After the most allowed come the fewest again."""
        nth = self._seats.index(len(self._who)) + 1
        seats = self._seats[nth % len(self._seats)]
        self._who = self._who[:seats] + bytearray([_NORMAL] * (seats - len(self._who)))
        self._first_seat = min(self._first_seat, seats)
        self.row = min(self.row, seats - 1)
        self.app.cue("card")
        self.paint_rows()
        self._say_keys()

    # -- and off to the table -----------------------------------------------------------------

    def _start(self):
        """Replace a saved game of the same kind only after a yes."""
        app = self.app
        setups.keep(app, self.game, bytes(self._who), self._on, self._first_seat)
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
        first, number = self._first_seat, self._number
        deal = Deal(who=bytes(self._who), options=options, first=first, number=number)
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
            self.paint_rows()
