# SPDX-FileCopyrightText: 2026 The Kitchen Garden contributors
# SPDX-License-Identifier: MIT
"""The title: continue, the games, the score pad, the settings."""

from garden import GAMES, const

from .. import VERSION
from ..games import about
from ..kit import sittings
from ..kit.colors import BARK, CREAM, INK, LEAF, LIME, PINE, RED, SKY, WHITE, WOOD
from ..kit.input import BACK, DOWN, LEFT, MENU, OK, RIGHT, TURN, UP
from ..kit.shapes import panel
from ..kit.sprites import sheet
from ..kit.text import CENTRE
from ..kit.text import RIGHT as TO_THE_RIGHT
from .menu import Menu

_LOWER = const(6)  # rows, on a paper that begins below the top bar
_PITCH = const(17)
_BLINK = const(512)  # ms
_SHOWN = const(5)  # rows at a time; the last one always shows
_CUP = const(4)  # tiles of icons8
_GEAR = const(5)
_HUMAN = const(4)  # tile of ui16
_SHEETS = ("icons8", "ui16")  # in its rows, beside those of the games


class Title(Menu):
    def __init__(self, app, saved=False):
        super().__init__(app)
        app.guests = ()
        app.outcome = None
        app.store.put("dealt", b"", False)  # a new game that was left before its first move
        self._sittings = sittings.waiting(app)
        self._names = list(GAMES) + ["last"]
        if self._sittings:
            self._names.insert(0, "continue")
        if app.share:
            self._names.insert(-1, "open_link")
        self.rows = len(self._names)
        self._shown = min(self.rows, _SHOWN)
        self._first = 0  # of the rows that are shown
        # A sign with one row less hangs lower.
        self._top = 30 if self._shown == _SHOWN else 38
        self._about = {game: about(game) for game in GAMES}
        name, self.place = app.chosen  # in the last row, the left or the right
        last = GAMES[app.settings["last"]]
        if name == "continue" and self._sittings[:1] != [last]:
            name = last  # the game just played, of which nothing is left to continue
        if name in self._names:
            self.row = self._names.index(name)
            self._scroll(self.row)
        for name in _SHEETS:
            sheet(name)
        for game in GAMES:
            sheet(self._about[game].ICONS[0])
        if self._sittings:
            sheet(self._about[self._sittings[0]].ICONS[1])
        self._bar = self.bottom_bar()
        self._say_keys(True)
        if saved:
            self._bar.done(app.say("saved"))

    # -- the picture --------------------------------------------------------------------------

    def paint(self):
        app = self.app
        canvas, paper = self.canvas, self.paper
        horizon = app.top + 29
        canvas.box(0, 0, app.width, horizon, SKY)
        canvas.box(0, horizon, app.width, 1, LIME)
        canvas.box(0, horizon + 1, app.width, 7, LEAF)
        canvas.box(0, horizon + 8, app.width, app.height - horizon - 8, PINE)
        paper.stamp("title", 0, _LOWER if paper.top < 0 else 0, 0, None)
        paper.stamp("sides", 0, 29, 0, None)
        paper.stamp("sides", 144, 29, 1, None)
        paper.box(17, self._top - 1, 126, self._shown * _PITCH + 2, INK)
        paper.box(16, self._top, 128, self._shown * _PITCH, INK)
        self.paint_rows()

    def paint_rows(self):
        for row in range(self._first, self._first + self._shown - 1):
            self.paint_row(row)
        self.paint_row(self.rows - 1)
        self.paint_row(self.row)

    def choose(self, row):
        """Choose this row, and scroll if it is out of sight."""
        first = self._first
        self._scroll(row)
        if first == self._first:
            super().choose(row)
            return
        self.row = row
        self.app.cue("move")
        self.paint_rows()

    def _scroll(self, row):
        """Scroll this row into sight."""
        if row < self.rows - 1:
            self._first = min(max(self._first, row - self._shown + 2), row)

    def paint_row(self, row):
        paper = self.paper
        name = self._names[row]
        last = name == "last"
        y = self._top + (self._shown - 1 if last else row - self._first) * _PITCH
        chosen = row == self.row
        paper.box(17, y, 126, 1, WOOD)
        two_lines = name == "continue"
        paper.box(17, y + 1, 126, 16, BARK if last or two_lines else INK)
        paper.box(17, y + 1, 126, 15, BARK)
        left, width = self._edges()
        if chosen:
            panel(paper, left, y + 1, width, 15 + two_lines, CREAM, corners=False)
        if last:
            self._paint_last_row(y + 1, chosen)
        else:
            self._paint_game(y, name, chosen)
            paper.write(21, y + 5, 7, CREAM, self._more(row), CENTRE)
        if chosen:
            paper.stamp("ui16", left, y + 1)  # the carrot

    def _more(self, row):
        """Return an arrow for the first and the last game shown, if there are more behind it."""
        if row == self._first and row:
            return "▲"
        return "▼" if row == self._first + self._shown - 2 and row < self.rows - 2 else ""

    def _paint_game(self, y, name, chosen):
        paper = self.paper
        if name == "continue":
            self._paint_sitting(y, chosen)
            return
        if name == "open_link":
            _write(paper, 52, y + 5, 88, self.word(name), chosen)
            return
        _write(paper, 52, y + 5, 58, self.word(name), chosen)
        _icon(paper, self._about[name].ICONS[0], y)
        paper.stamp("ui16", 127, y + 1, _HUMAN)
        seats = self._about[name].SEATS
        right = "%d-%d" % (seats[0], seats[-1]) if len(seats) > 1 else str(seats[0])
        _write(paper, 90, y + 5, 37, right, chosen, (CREAM, BARK), TO_THE_RIGHT)

    def _paint_sitting(self, y, chosen):
        """Paint the sitting to continue, its game and progress, with arrows if there are more."""
        paper = self.paper
        game = self._sittings[0]
        _icon(paper, self._about[game].ICONS[1], y)
        _write(paper, 52, y + 2, 60, self.word("continue"), chosen)
        if len(self._sittings) > 1:
            _write(paper, 122, y + 2, 18, "◀ ▶", chosen, (CREAM, RED), TO_THE_RIGHT)
        what = self.word(game) + "  " + sittings.describe(self.app, game)
        paper.write(52, y + 10, 88, BARK if chosen else CREAM, what.upper(), name="garden5")

    def _paint_last_row(self, y, chosen):
        """Paint the last row: scores and settings side by side."""
        paper = self.paper
        paper.stamp("icons8", 34, y + 5, _CUP)
        if not (chosen and self.place):  # the carrot is here instead
            paper.edged("icons8", 88, y + 5, _GEAR)
        _write(paper, 46, y + 5, 40, self.word("scores"), chosen and not self.place)
        _write(paper, 99, y + 5, 42, self.word("settings"), chosen and self.place)

    def _edges(self):
        """Return the left edge and the width of the chosen row, or of its chosen half."""
        if self._names[self.row] != "last":
            return 18, 124
        return (82, 60) if self.place else (18, 67)

    # -- moving about -------------------------------------------------------------------------

    def press(self, button):
        self.app.first_start = False  # its keys no longer blink
        if button & (UP | DOWN):
            self.step(1 if button == DOWN else -1)
        elif button & (LEFT | RIGHT):
            self._change(button == RIGHT)
        elif button == TURN:
            self._keep()
            self.app.go("languages")
        elif button == MENU:
            self._keep()
            self.app.go("settings")
        elif button == BACK and self.app.quit:
            self.app.open("notice", key="quit", ok="quit", back="back", good=True)
        elif button == OK:
            self._open()
        self._say_keys(True)

    def _change(self, right):
        name = self._names[self.row]
        if name == "last":
            self.place = int(right)
            self.choose(self.row)
        elif name == "continue" and len(self._sittings) > 1:
            if right:
                self._sittings.append(self._sittings.pop(0))
            else:
                self._sittings.insert(0, self._sittings.pop())
            self.repaint(self.row)
            self.app.cue("card")

    def _open(self):
        app = self.app
        name = self._names[self.row]
        app.cue("choose")
        self._keep()
        if name == "last":
            app.go("settings" if self.place else "records")
        elif name == "continue":
            app.go("table", game=self._sittings[0])
        elif name == "open_link":
            app.share.paste(app)
        else:
            app.go("seats", game=name)

    def _keep(self):
        self.app.chosen = (self._names[self.row], self.place)

    def resume(self, choice=None):
        """Continue after a notice, which may offer a new game."""
        if choice == "quit":
            self.app.quit()
        elif choice == "new_game":
            self.app.go("seats", game=GAMES[self.app.settings["last"]])

    def tick(self, now):
        if self.app.first_start and self.app.settings["motion"]:
            self._say_keys(now & _BLINK)

    def _say_keys(self, full):
        name = self._names[self.row]
        verb = {"last": "open", "open_link": "open", "continue": "continue"}.get(name, "play")
        keys = [(OK, self.word(verb)), (TURN, self.app.language.upper())]
        if self.app.quit:
            keys.append((BACK, self.word("quit")))
        self._bar.keys(*keys[: 3 if full else 1], right="" if self.app.quit else VERSION)


def _write(paper, x, y, width, text, chosen, colors=(WHITE, INK), align=0):
    """Write light on wood, dark on paper."""
    light, dark = colors
    if chosen:
        paper.write(x, y, width, dark, text, align)
    else:
        paper.write(x, y, width, light, text, align, INK)


def _icon(paper, name, y):
    """Paint a game's picture in a row of the sign: a tile of its own shape, a square, or four."""
    size = sheet(name).width
    if size == 16:
        paper.stamp(name, 32, y)
    elif size == 12:
        paper.box(33, y + 2, 14, 14, INK)
        paper.stamp(name, 34, y + 3)
    else:
        paper.box(31, y, 18, 17, INK)
        for tile in range(4):
            paper.stamp(name, 32 + tile % 2 * 8, y + 1 + tile // 2 * 8, tile)
